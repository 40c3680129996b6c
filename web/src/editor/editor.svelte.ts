// A position that is being edited: its text, what the server says of it, and the way back.
import { announce } from "../lib/announcer.svelte";
import { api, problemOf } from "../lib/api";
import type { BoardEdit, EditChoice, PositionRead, Problem } from "../lib/wire";
import { say } from "../lib/words";
import { keepDraft } from "./draft";
import { holds, isWithin, type Json, parsed, withChanges, withValue, written } from "./paths";

/** Milliseconds after the last key. */
const PAUSE = 500;
const MOST_STEPS = 200;

export class Editor {
  readonly game: string;
  text = $state("");
  /** What the server has last said of a position in order; the picture is drawn from it. */
  read: PositionRead | null = $state.raw(null);
  /** What the text of now says, drawn although it is wrong; null where it is in order, or cannot be drawn. */
  sketch: PositionRead | null = $state.raw(null);
  /** Why the text of now is no position in order: the first reason is the one for which it is refused. */
  problems: readonly Problem[] = $state.raw([]);
  /** The names that fields have in the file are shown, too. */
  names = $state(false);
  /** From which seat the board is seen; null: from that of whoever is to choose. */
  seat: number | null = $state(null);
  /** The field that is led to. */
  shown: string | null = $state(null);
  /** Nothing has been said of the text of now yet. */
  checking = $state(false);
  #steps: string[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(game: string) {
    this.game = game;
  }

  /** The fields of the text of now, if it is JSON. */
  readonly fields = $derived(parsed(this.text));
  /** The text of now is in order, and this is what was said of it. */
  readonly sound = $derived(this.problems.length === 0 && !this.checking ? this.read : null);

  /** What there is to be seen: the text of now if it can be drawn, else what was last in order. */
  readonly drawn = $derived(this.sketch ?? this.read);

  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  /** Begins with another text; the way back leads to the one before. */
  open(text: string): void {
    this.#change(text);
    void this.check();
  }

  /** Somebody types. */
  type(text: string): void {
    this.#change(text, this.checking);
    this.#later();
  }

  undo(): void {
    const before = this.#steps.at(-1);
    if (before === undefined) return;
    this.#steps = this.#steps.slice(0, -1);
    this.#put(before);
    void this.check();
  }

  /** Another value at a path; undefined takes it away. */
  set(path: string, value: Json | undefined): void {
    const found = this.fields && withValue(this.fields, path, value);
    if (found !== null) this.#write(found);
  }

  /** What is wrong at a field itself. */
  wrongAt(path: string): string | undefined {
    return this.problems.filter((problem) => problem.path === path).map((problem) => problem.message).join(" ") || undefined;
  }

  /** Somebody is led to somewhere in a field. */
  leads(path: string): boolean {
    return this.shown !== null && isWithin(this.shown, path);
  }

  /** Something is wrong somewhere in a field, or somebody is led there. */
  opens(path: string): boolean {
    return this.leads(path) || this.problems.some((problem) => problem.path != null && isWithin(problem.path, path));
  }

  /** Makes a shape of the board into something. */
  make(choice: EditChoice): void {
    const own = this.fields && withChanges(this.fields, choice.changes);
    const checked = parsed(this.drawn?.text ?? "");
    const found = own ?? (checked && withChanges(checked, choice.changes));
    if (found === null) return;
    announce(choice.label);
    this.#write(found);
  }

  /** What a shape becomes that goes round. */
  next(edit: BoardEdit): EditChoice | undefined {
    const at = edit.choices.findIndex((choice) => this.fields !== null && holds(this.fields, choice.changes));
    return edit.choices[(at + 1) % edit.choices.length];
  }

  /** Shows the board as a seat sees it. */
  see(seat: number): void {
    this.seat = seat;
    void this.check();
  }

  tidy(): void {
    if (this.sound && this.sound.text !== this.text) this.#change(this.sound.text);
  }

  /** Asks the server about the text of now; of several questions the last one counts. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.checking = true;
    try {
      const read = await api.readPosition(this.game, this.text, this.seat);
      if (turn !== this.#turn) return;
      this.problems = read.faults;
      this.sketch = read.sketch ?? null;
      if (read.position) this.read = read.position;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.problems = [problemOf(error)];
      this.sketch = null;
    }
    this.checking = false;
    const [first] = this.problems;
    if (first) announce(say("editor-wrong", { problem: first.message, number: this.problems.length }));
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#turn++;
  }

  #write(fields: Json): void {
    this.#change(written(fields));
    void this.check();
  }

  #change(text: string, goesOn = false): void {
    if (text === this.text) return;
    if (!goesOn && this.text !== "") this.#steps = [...this.#steps, this.text].slice(-MOST_STEPS);
    this.#put(text);
  }

  #put(text: string): void {
    this.text = text;
    this.shown = null;
    keepDraft(this.game, text);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.checking = true;
    this.#turn++;
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }
}
