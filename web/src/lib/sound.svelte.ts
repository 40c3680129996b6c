import { keep, kept } from "./keep";

/** Pitch in Hz, begin and length in seconds. */
type Tone = readonly [pitch: number, begin: number, length: number];

const TUNES = {
  "your-turn": [
    [587, 0, 0.14],
    [880, 0.11, 0.22],
  ],
  "game-over": [
    [523, 0, 0.18],
    [659, 0.15, 0.18],
    [784, 0.3, 0.18],
    [1047, 0.45, 0.4],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Tune = keyof typeof TUNES;

const LOUDNESS = 0.12;

class Sound {
  #on = $state(kept("quarterdeck-sound") === "on");
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.#on;
  }

  set on(next: boolean) {
    this.#on = next;
    keep("quarterdeck-sound", next ? "on" : null);
  }

  /** Plays a few soft tones if the person has switched sound on. */
  play(tune: Tune): void {
    if (!this.#on || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    void context.resume();
    for (const [pitch, begin, length] of TUNES[tune]) {
      const at = context.currentTime + begin;
      const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + length);
    }
  }
}

export const sound = new Sound();
