// Everything a table page shows, kept up to date from the socket. Each part does one thing; here they hear of each other.
import { begunWithOneClick } from "../../lib/oneclick";
import { navigate } from "../../lib/router.svelte";
import { type LinkState, tableUrl, type Wire } from "../../lib/socket";
import { type AnyShape, type DiceInfo, type Lesson, type Plans, type SeatInfo, SPECTATOR, type Table, type Thought, type ToClient, type View } from "../../lib/wire";
import { say } from "../../lib/words";
import { Analyst } from "./analyst.svelte";
import { Chance } from "./chance.svelte";
import { Clocks } from "./clocks.svelte";
import { Chat } from "./chat.svelte";
import { Dice } from "./dice.svelte";
import { Hints } from "./hints.svelte";
import { Past } from "./past.svelte";
import { type Fresh, Pictures, type WholeView } from "./pictures.svelte";
import type { Plan } from "./plan.svelte";
import { Playing } from "./playing.svelte";
import { Requests } from "./requests.svelte";
import { Seating } from "./seating.svelte";
import { type Shown, shownNow, shownThen, unasked } from "./shown";
import { levelOf } from "../people";
import { tellLink, tellPicture, tellTable } from "./tidings";
import { Viewer } from "./viewer.svelte";

/** Whoever else hears what comes to a table where nobody else is: a lesson. */
export interface Teacher {
  /** Where the socket is. */
  readonly url: string;
  /** There is a new connection. */
  connected(): void;
  told(lesson: Lesson): void;
  /** Says what belongs to a picture; whether the learner has something to choose now. */
  shown(view: View): boolean;
}

/** Where moves for later are planned; it comes with the page's list of moves. */
export interface Planner {
  heard(plans: Plans): void;
  shown(before: View | null, view: View): void;
  forget(): void;
}

/** The picture after the moves of a turn that is laid out, shown in place of the one of now. */
export interface Laid {
  readonly view: WholeView;
  readonly shapes: readonly AnyShape[];
  /** The moves, in notation. */
  readonly line: readonly string[];
  /** What is chosen in the picture goes there. */
  readonly plan: Plan;
}

export class TableStore {
  /** Everything about the table but the game itself. */
  table: Table | null = $state.raw(null);
  /** What a bot weighed, as long as somebody reads it. */
  thought: Thought | null = $state.raw(null);
  laid: Laid | null = $state.raw(null);
  readonly match: string;
  readonly requests: Requests;
  readonly pictures: Pictures;
  readonly viewer: Viewer;
  readonly playing: Playing;
  readonly chance: Chance;
  readonly past: Past;
  readonly hints: Hints;
  readonly analyst: Analyst;
  readonly clocks: Clocks;
  readonly chat: Chat;
  readonly dice: Dice;
  readonly seating: Seating;
  readonly #teacher: Teacher | null;
  #wantsRematch = false;
  planner: Planner | null = null;
  /** The plan of a seat as the server told it last. */
  #planned: Plans | null = null;

  constructor(match: string, dial?: (url: string) => Wire, teacher: Teacher | null = null) {
    const view = (): View | null => this.view;
    const table = (): Table | null => this.table;
    this.match = match;
    this.#teacher = teacher;
    this.requests = new Requests(teacher?.url ?? tableUrl(match), { heard: (message) => this.#heard(message), linked: (link, was) => this.#linked(link, was) }, dial);
    this.pictures = new Pictures((before, now, fresh) => this.#shown(before, now, fresh), () => {
      if (!this.alone) void this.requests.attempt({ type: "hurry" }); // in a lesson nobody pauses
    });
    this.viewer = new Viewer({ table, view, look: (seat) => void this.requests.attempt({ type: "look", seat }), forget: () => this.#forget() });
    this.playing = new Playing(this.requests, { view, seen: () => this.past.back === null && this.viewer.curtain === null, laid: () => this.laid, received: () => this.pictures.received, hold: () => this.pictures.hold(), watched: () => this.table?.seats.some((one) => !one.mine && levelOf(one) === null) === true });
    this.chance = new Chance(this.playing, view, () => this.pictures.skip(), begunWithOneClick(match));
    this.past = new Past({ view, covered: () => this.viewer.curtain !== null, left: () => this.playing.forgive(), ask: (request) => this.requests.attempt(request) });
    this.hints = new Hints({ view, ask: (request) => this.requests.attempt(request) });
    this.analyst = new Analyst((request) => this.requests.attempt(request));
    this.clocks = new Clocks(() => this.mine);
    this.chat = new Chat(this.requests);
    this.dice = new Dice(match, (request) => this.requests.ask(request));
    this.seating = new Seating(this.requests, { table, view, mine: () => this.mine, pledge: () => this.dice.pledge() });
  }

  /** Nobody else comes here, and nothing of it is kept: there is nobody to talk to, and no going through earlier moves. */
  get alone(): boolean {
    return this.#teacher !== null;
  }

  open(): void {
    this.requests.open();
  }

  close(): void {
    this.pictures.stop();
    this.past.stop();
    this.analyst.leave();
    this.clocks.stop();
    this.chat.stop();
    this.requests.close();
  }

  // -- what follows from it ------------------------------------------------------------------------

  /** The game as the viewer's seat may know it now; null before it has come, and behind the curtain. */
  get view(): WholeView | null {
    return (this.laid ?? this.pictures).view;
  }

  /** The shapes of that picture. */
  get shapes(): readonly AnyShape[] {
    return (this.laid ?? this.pictures).shapes;
  }

  /** The seats of the person at this device. */
  mine: readonly SeatInfo[] = $derived(this.table?.seats.filter((seat) => seat.mine) ?? []);
  seat: number = $derived.by(() => this.view?.seat ?? SPECTATOR);
  over: boolean = $derived.by(() => this.view?.ending != null);
  /** What is known of the dice; null if they cannot be checked, or if nothing is left to chance: nothing was told of it, and there are no secrets. */
  provable: DiceInfo | null = $derived.by(() => {
    const chance = this.table?.state === "open" || this.table?.hidden === true || this.pictures.story.some(({ seat }) => seat < 0);
    return chance ? (this.table?.dice ?? null) : null;
  });
  /** The viewer must choose now. */
  myTurn: boolean = $derived.by(() => (this.view?.moves.length ?? 0) > 0 && this.past.back === null && !this.chance.chooses(this.view));
  /** Others have done something since the viewer's latest choice, which can be seen once more. */
  another: boolean = $derived.by(() => this.myTurn && !this.alone && this.past.last > this.pictures.since && this.pictures.news.some(({ seat }) => seat >= 0 && !this.mine.some((one) => one.seat === seat)));
  /** The picture that is drawn: of now, or the one that is looked back at. */
  shown: Shown | null = $derived.by(() => {
    const back = this.past.back;
    if (back?.scene) return shownThen(back.scene, back.before);
    if (this.view === null) return null;
    const now = shownNow(this.view, this.shapes, this.pictures);
    return this.chance.chooses(this.view) ? unasked(now) : now;
  });

  /** Shows once more what others have done since the viewer's latest choice. */
  watchAgain(): void {
    this.past.again(this.pictures.since);
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.table?.seats.find((info) => info.seat === seat);
  }

  /** What people call a seat: its name in the notation and who sits there. */
  nameOf(seat: number): string {
    const info = this.seatInfo(seat);
    if (info === undefined) return say("table-spectator");
    return info.player ? say("table-seat-player", { seat: info.name, player: info.player }) : info.name;
  }

  // -- asking --------------------------------------------------------------------------------------------

  /** It is somebody else's turn: says whose. */
  notNow(): void {
    const status = this.view?.ending?.sentence ?? this.view?.status ?? "";
    const watching = this.mine.length === 0 ? say("table-you-watch", { status }) : say("table-not-your-turn", { status });
    this.playing.refuse({ kind: "not-your-turn", message: this.over ? status : watching });
  }

  /** Another game with the same seats; goes there as soon as there is a table for it. */
  async rematch(): Promise<void> {
    this.#wantsRematch = true;
    if (!(await this.requests.carryOut({ type: "rematch" }))) this.#wantsRematch = false;
    this.#follow();
  }

  #follow(): void {
    if (!this.#wantsRematch || !this.table?.rematch) return;
    this.#wantsRematch = false;
    navigate(`/t/${encodeURIComponent(this.table.rematch)}`);
  }

  /** Asks what the bot weighed that made a move. */
  async why(revision: number): Promise<void> {
    const answer = await this.requests.attempt({ type: "why", revision });
    if (answer?.type === "thought") this.thought = answer;
  }

  // -- hearing -------------------------------------------------------------------------------------------

  #linked(link: LinkState, was: LinkState): void {
    if (link === "open") {
      this.pictures.startOver();
      this.viewer.startOver();
      this.chat.connected();
      this.#teacher?.connected();
    } else if (was === "open") this.chat.cutOff();
    if (link === "open" || link === "lost") tellLink(link, was, this.table);
  }

  #heard(message: ToClient): void {
    switch (message.type) {
      case "table":
        tellTable(this.table, message);
        this.table = message;
        this.dice.told(message);
        this.viewer.settle();
        this.#follow();
        break;
      case "clock":
        this.clocks.heard(message);
        break;
      case "view":
        if (!this.viewer.admits(message)) break;
        if (this.table?.dice) this.dice.saw(message);
        if (!this.pictures.take(message)) this.requests.reconnect();
        break;
      case "plans":
        this.#planned = message;
        this.planner?.heard(message);
        break;
      case "said":
        this.chat.heard(message.lines);
        break;
      case "lesson":
        this.#teacher?.told(message);
        break;
    }
  }

  /** From now on moves for later are planned there. */
  planAt(planner: Planner): void {
    this.planner = planner;
    if (this.#planned) planner.heard(this.#planned);
  }

  #shown(before: View | null, view: View, fresh: Fresh): void {
    this.playing.shown(before, view);
    this.past.shown(before, view);
    this.hints.shown(before, view);
    this.planner?.shown(before, view);
    const teacher = this.#teacher;
    tellPicture(before, view, fresh, this.table, this.chance.chooses(view), teacher && (() => teacher.shown(view)));
  }

  /** The curtain falls: nothing of what a seat knows stays in memory. */
  #forget(): void {
    this.pictures.forget();
    this.playing.forget();
    this.past.forget();
    this.hints.forget();
    this.#planned = null;
    this.planner?.forget();
    this.thought = null;
  }
}
