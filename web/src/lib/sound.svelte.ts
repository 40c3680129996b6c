// A few soft sounds, made by this page itself; none is the only sign of anything.
import type { Sentence } from "./wire";
import { keep, kept } from "./keep";

/** A tone: pitch in Hz, begin and length in seconds, loudness beside others. */
type Tone = readonly [pitch: number, begin: number, length: number, loudness?: number];
/** A rush of noise between two pitches: begin and length in seconds, loudness beside others. */
type Rush = readonly [low: number, high: number, begin: number, length: number, loudness: number];

interface Recipe {
  readonly tones?: readonly Tone[];
  readonly rushes?: readonly Rush[];
}

const RECIPES = {
  "your-turn": { tones: [[587, 0, 0.14], [880, 0.11, 0.22]] },
  "game-over": { tones: [[523, 0, 0.18], [659, 0.15, 0.18], [784, 0.3, 0.18], [1047, 0.45, 0.4]] },
  blast: { tones: [[62, 0, 0.35, 1.6], [41, 0.02, 0.45, 1.4]], rushes: [[60, 700, 0, 0.4, 0.9]] },
  bell: { tones: [[1175, 0, 0.7, 0.5], [2361, 0, 0.4, 0.2], [3290, 0, 0.2, 0.1]] },
  card: { rushes: [[1800, 6000, 0, 0.07, 0.35]] },
  coin: { tones: [[2637, 0, 0.12, 0.3], [3520, 0.06, 0.2, 0.3]] },
  dice: { rushes: [[700, 3000, 0, 0.03, 0.6], [700, 3000, 0.09, 0.03, 0.5], [700, 3000, 0.16, 0.02, 0.4]] },
  splash: { rushes: [[300, 2400, 0, 0.55, 0.7], [150, 900, 0.12, 0.6, 0.5]] },
  water: { rushes: [[250, 1100, 0, 0.45, 0.3]] },
  wood: { tones: [[190, 0, 0.07, 1]], rushes: [[200, 1200, 0, 0.04, 0.6]] },
} as const satisfies Record<Exclude<NonNullable<Sentence["sound"]>, ""> | "your-turn" | "game-over", Recipe>;

export type Tune = keyof typeof RECIPES;

const LOUDNESS = 0.24;
/** What is not heard any more. */
const SILENCE = 0.0001;
const ON = "quarterdeck-sound";
const VOLUME = "quarterdeck-volume";

class Sound {
  #on = $state(kept(ON) === "on");
  #volume = $state(Math.min(1, Math.max(0, Number(kept(VOLUME) ?? "0.5"))) || 0.5);
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  get on(): boolean {
    return this.#on;
  }

  set on(next: boolean) {
    this.#on = next;
    keep(ON, next ? "on" : null);
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.#volume;
  }

  set volume(next: number) {
    this.#volume = next;
    keep(VOLUME, String(next));
  }

  /** Plays a sound if the person has switched sound on. */
  play(tune: Tune): void {
    if (!this.#on || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    void context.resume();
    const { tones = [], rushes = [] }: Recipe = RECIPES[tune];
    for (const [pitch, begin, length, loudness = 1] of tones) {
      const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
      this.#sound(context, tone, tone, begin, length, loudness);
    }
    for (const [low, high, begin, length, loudness] of rushes) {
      const noise = new AudioBufferSourceNode(context, { buffer: this.#rush(context), loop: true });
      const middle = Math.sqrt(low * high);
      const band = new BiquadFilterNode(context, { type: "bandpass", frequency: middle, Q: middle / (high - low) });
      noise.connect(band);
      this.#sound(context, noise, band, begin, length, loudness);
    }
  }

  /** Starts a source and lets what comes out of it swell quickly and fade slowly. */
  #sound(context: AudioContext, source: AudioScheduledSourceNode, from: AudioNode, begin: number, length: number, loudness: number): void {
    const at = context.currentTime + begin;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS * this.#volume * loudness, at + Math.min(0.02, length / 3));
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + length);
    from.connect(volume).connect(context.destination);
    source.start(at);
    source.stop(at + length);
  }

  /** A second of noise. */
  #rush(context: AudioContext): AudioBuffer {
    if (this.#noise === null) {
      this.#noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
      const samples = this.#noise.getChannelData(0);
      for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
    }
    return this.#noise;
  }
}

export const sound = new Sound();
