// Everything a table page shows, kept up to date from the socket: whose eyes, which picture, what was said.
import { navigate } from "../lib/router.svelte";
import { rebuild } from "../lib/scene";
import { session } from "../lib/session.svelte";
import { type Answer, Connection, type LinkState, Refused, type Request, tableUrl, type Wire, wakeWithDevice } from "../lib/socket";
import { sound } from "../lib/sound.svelte";
import { announce, toast } from "../lib/announcer.svelte";
import { say } from "../lib/words";
import {
  type AnyShape,
  type Area,
  type Carry,
  type Helm,
  type FreePoint,
  type ChatLine,
  type Problem,
  type Replayed,
  type SeatInfo,
  type Sentence,
  SPECTATOR,
  type Table,
  type Thought,
  type ToClient,
  type Tried,
  type View,
} from "../lib/wire";
import { eyesFor, type Eyes } from "./eyes";
import { PACE, stillness } from "./pace";
import { cameOrWent, freeSeats, waitsFor } from "./people";

/** A picture with its words, of now or of earlier. */
export interface Shown {
  readonly title: string;
  readonly summary: string;
  readonly status: string;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly Area[];
  readonly shapes: readonly AnyShape[];
  /** Moves made by carrying one shape onto another; none when looking back. */
  readonly carries: readonly Carry[];
  /** Shapes that can be steered freely; none when looking back. */
  readonly helms: readonly Helm[];
  /** Points that can be chosen freely; none when looking back. */
  readonly settings: readonly FreePoint[];
}

/** Why something cannot be done, shown beside the board. */
export interface Refusal {
  readonly problem: Problem;
  /** What was tried, in notation; empty if nothing was sent. */
  readonly tried: string;
}

/** Looking back at an earlier picture of the game. */
export interface Back {
  readonly at: number;
  readonly seat: number;
  /** What is shown; null until the first one has come. */
  readonly scene: Replayed | null;
  readonly running: boolean;
}

interface Frame {
  readonly view: View;
  readonly shapes: readonly AnyShape[];
  readonly story: readonly Sentence[];
}

/** More pictures than this never wait: the newest is shown. */
const MOST_WAITING = 4;
const MOST_NEWS = 40;
const STEP = 1_100;
const MOST_KEPT = 400;

export class TableStore {
  link: LinkState = $state("connecting");
  table: Table | null = $state.raw(null);
  view: View | null = $state.raw(null);
  shapes: readonly AnyShape[] = $state.raw([]);
  story: readonly Sentence[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  /** A move that the server has not answered yet, in notation. */
  sending: string | null = $state(null);
  /** The seat whose choices are left to chance until there are no more such choices, or null. */
  chancing: number | null = $state(null);
  /** The seat the device is to be passed to; while it is set nothing of the game is kept. */
  curtain: number | null = $state(null);
  back: Back | null = $state.raw(null);
  thought: Thought | null = $state.raw(null);
  /** The fleet that stands in the field for one before the game begins; null as long as nobody has touched it. */
  fleet: string | null = $state(null);
  /** Why that fleet cannot sail at this table. */
  fleetFault: string | undefined = $state();
  /** How many requests besides moves the server has not answered yet. */
  asking: number = $state(0);
  /** Whoever had an account here has logged out, in another window. */
  loggedOut: boolean = $state(false);
  /** What just happened, in sentences. */
  news: readonly Sentence[] = $state.raw([]);

  readonly match: string;
  readonly #connection: Connection;
  #stopWaking: (() => void) | null = null;

  /** The latest picture that came, which the next one may build on. */
  #received: { seat: number; revision: number; shapes: readonly AnyShape[]; story: readonly Sentence[] } | null = null;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #waiting: readonly number[] = [];
  /** The seat whose person has said that they hold the device, or chose it. */
  #held: number | null = null;
  /** The seat the server shows us the game with; null until it has begun to. */
  #eyes: number | null = null;
  #answered = 0;
  #pictures = new Map<string, Replayed>();
  #fetching: string | null = null;
  #player: ReturnType<typeof setInterval> | undefined;
  #wantsRematch = false;
  /** The revision for which chance has drawn. */
  #drawnAt: number | null = null;
  #decides: ReturnType<typeof setTimeout> | undefined;
  /** The latest remark we knew when the connection broke. */
  #knownRemark = 0;

  constructor(match: string, dial?: (url: string) => Wire) {
    this.match = match;
    this.#connection = new Connection(
      tableUrl(match),
      {
        heard: (message) => this.#heard(message),
        changed: (link) => this.#changed(link),
        signIn: async () => {
          const before = session.person;
          session.person = null;
          const now = await session.ensure();
          this.loggedOut = before?.login != null && before.login !== now.login;
        },
      },
      dial,
    );
  }

  open(): void {
    this.#connection.open();
    this.#stopWaking = wakeWithDevice(this.#connection);
  }

  close(): void {
    this.#stopWaking?.();
    clearTimeout(this.#timer);
    clearTimeout(this.#decides);
    clearInterval(this.#player);
    this.#connection.close();
  }

  // -- what follows from it ------------------------------------------------------------------------

  /** The seats of the person at this device. */
  mine: readonly SeatInfo[] = $derived(this.table?.seats.filter((seat) => seat.mine) ?? []);
  seat: number = $derived(this.view?.seat ?? SPECTATOR);
  over: boolean = $derived(this.view?.ending != null);
  /** The viewer must choose now. */
  myTurn: boolean = $derived((this.view?.moves.length ?? 0) > 0 && this.back === null);
  shown: Shown | null = $derived.by(() => {
    if (this.back?.scene) return { ...this.back.scene, carries: [], helms: [], settings: [] };
    return this.view && { ...words(this.view), shapes: this.shapes };
  });

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

  /** Plays a move, legal or not: the server judges. */
  async play(move: string): Promise<void> {
    const view = this.view;
    if (view === null || this.sending !== null || this.back !== null || this.curtain !== null) return;
    this.refusal = null;
    this.sending = move;
    try {
      const done = await this.#connection.ask({ type: "play", seat: view.seat, move, expected: view.revision });
      this.#answered = done.type === "done" ? done.revision : view.revision;
      if (this.view === null || this.view.revision >= this.#answered) this.sending = null;
    } catch (error) {
      this.sending = null;
      if (!(error instanceof Refused)) throw error;
      if (error.again) return;
      this.refuse(error.problem, move);
    }
  }

  /** Leaves the viewer's choice to chance, and those that follow it, too, or not. */
  leaveToChance(following: boolean): void {
    this.chancing = following ? this.seat : null;
    this.#drawnAt = null;
    this.#draw();
  }

  stopChance(): void {
    this.chancing = null;
  }

  /** Goes on with what is left to chance; stops where something else is asked, or was refused. */
  goOnByChance(): void {
    const view = this.view;
    if (this.chancing === null || view === null || this.sending !== null) return;
    if (view.ending || this.refusal !== null || (view.seat === this.chancing && view.moves.length > 0 && !view.lot)) this.chancing = null;
    else if (view.seat === this.chancing) this.#draw();
  }

  /** Draws one of the moves that may be drawn, each equally likely, once for a picture, and plays it like any other. */
  #draw(): void {
    const view = this.view;
    if (!view?.lot || view.revision === this.#drawnAt) return;
    this.#drawnAt = view.revision;
    void this.play(view.lot.moves[below(view.lot.moves.length)]!);
  }

  /** What would come of a move; null if that cannot be told now. */
  async foresee(move: string): Promise<Tried | null> {
    const view = this.view;
    if (view === null || this.sending !== null || this.back !== null || this.link !== "open") return null;
    try {
      const answer = await this.#connection.ask({ type: "try", seat: view.seat, move, expected: view.revision });
      return answer.type === "tried" && this.view?.revision === view.revision ? answer : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }

  /** Shows why something cannot be done, and says it. */
  refuse(problem: Problem, tried = ""): void {
    this.refusal = { problem, tried };
    announce(problem.message, "urgent");
  }

  forgive(): void {
    this.refusal = null;
  }

  /** It is somebody else's turn: says whose. */
  notNow(): void {
    const status = this.view?.ending?.sentence ?? this.view?.status ?? "";
    const watching = this.mine.length === 0 ? say("table-you-watch", { status }) : say("table-not-your-turn", { status });
    const message = this.over ? status : watching;
    this.refuse({ kind: "not-your-turn", message });
  }

  takeBack(): Promise<boolean> {
    const expected = this.view?.revision ?? 0;
    return this.#do({ type: "take-back", seat: this.view?.take_back_seat ?? this.seat, expected });
  }

  resign(seat: number): Promise<boolean> {
    return this.#do({ type: "resign", seat, expected: this.view?.revision ?? 0 });
  }

  standIn(seat: number): Promise<boolean> {
    return this.#do({ type: "propose", what: "stand-in", seat });
  }

  answer(proposal: number, agree: boolean): Promise<boolean> {
    return this.#do({ type: "answer", proposal, agree });
  }

  sit(seat: number): Promise<boolean> {
    return this.fleet && this.mine.length === 0 ? this.bring(seat) : this.#do({ type: "sit", seat });
  }

  /** Takes a seat with what stands in the field for a fleet, or brings that to one's own; whether that could be. */
  async bring(seat: number): Promise<boolean> {
    this.fleetFault = undefined;
    this.#asks();
    try {
      await this.#connection.ask({ type: "sit", seat, fleet: (this.fleet ?? "").trim() });
      this.fleet = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.problem.path === "fleet") {
        this.fleetFault = error.problem.message.replace(/^fleet: /u, "");
        announce(this.fleetFault, "urgent");
      }
      else if (!error.again) toast(error.problem.message);
      return false;
    } finally {
      this.asking--;
    }
  }

  /**
   * Leaves one's only seat of a table that waits for another, with the fleet one has; gets the old one back if the
   * other has been taken meanwhile.
   */
  async move(seat: number): Promise<boolean> {
    const old = this.mine[0];
    if (old === undefined || this.mine.length > 1 || this.table?.state !== "open") return false;
    const fleet = old.fleet === "" ? null : old.fleet;
    if (!(await this.stand(old.seat))) return false;
    if (await this.#do({ type: "sit", seat, fleet })) return true;
    const back = await this.#do({ type: "sit", seat: old.seat, fleet });
    toast(say(back ? "table-move-back" : "table-move-lost", { seat: old.name }));
    return back;
  }

  /** Leaves a seat of a table as it stands on the screen. */
  stand(seat: number): Promise<boolean> {
    return this.#do({ type: "stand", seat, state: this.table?.state === "open" ? "open" : "playing" });
  }

  fill(seat: number, level: number): Promise<boolean> {
    return this.#do({ type: "fill-seat", seat, level });
  }

  say(text: string): Promise<boolean> {
    return this.#do({ type: "chat", text });
  }

  async rematch(): Promise<void> {
    this.#wantsRematch = true;
    if (!(await this.#do({ type: "rematch" }))) this.#wantsRematch = false;
    this.#follow();
  }

  async why(revision: number): Promise<void> {
    const answer = await this.#try({ type: "why", revision });
    if (answer?.type === "thought") this.thought = answer;
  }

  async #do(request: Request): Promise<boolean> {
    this.#asks();
    try {
      return (await this.#try(request)) !== null;
    } finally {
      this.asking--;
    }
  }

  /** Something is asked for; without a connection it is said that it waits for one. */
  #asks(): void {
    this.asking++;
    if (this.link === "lost" || this.link === "waiting") announce(say("table-link-later"));
  }

  async #try(request: Request): Promise<Answer | null> {
    try {
      return await this.#connection.ask(request);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!error.again) toast(error.problem.message);
      return null;
    }
  }

  // -- hearing ---------------------------------------------------------------------------------------------

  #changed(link: LinkState): void {
    const was = this.link;
    this.link = link;
    if (link === "open") {
      this.#received = null;
      this.#eyes = null;
      if ((was === "lost" || was === "waiting") && this.table !== null) announce(say("table-link-back"));
      clearTimeout(this.#decides);
      // Where nothing was ever said the server sends no remarks.
      this.#decides = setTimeout(() => this.#decideRemarks(), 1_500);
    } else if (was === "open") {
      this.#knownRemark = this.chat.at(-1)?.n ?? 0;
      if (link === "lost") announce(say("table-link-lost"));
    }
  }

  #heard(message: ToClient): void {
    switch (message.type) {
      case "table":
        this.#tellTable(this.table, message);
        this.table = message;
        this.#settleEyes();
        this.#follow();
        break;
      case "view":
        this.#saw(message);
        break;
      case "said":
        this.#said(message.lines);
        break;
    }
  }

  /** Says who has left and come back, what is proposed, and that a rematch waits. */
  #tellTable(before: Table | null, table: Table): void {
    for (const seat of before === null ? [] : table.seats) {
      const news = cameOrWent(before!.seats[seat.seat], seat);
      if (news && seat.left) toast(news);
      else if (news) announce(news);
    }
    if (before?.state === "open" && table.state === "playing") announce(say("table-begins"));
    if (table.state === "open" && (before === null || freeSeats(before) !== freeSeats(table))) announce(waitsFor(table));
    const known = new Set(before?.proposals.map((proposal) => proposal.proposal));
    for (const proposal of table.proposals) {
      if (!known.has(proposal.proposal)) announce(proposal.sentence, proposal.mine.length > 0 ? "urgent" : "polite");
    }
    if (before !== null && !before.rematch && table.rematch) announce(say("table-rematch-waits"));
  }

  #follow(): void {
    if (this.#wantsRematch && this.table?.rematch) {
      this.#wantsRematch = false;
      navigate(`/t/${encodeURIComponent(this.table.rematch)}`);
    }
  }

  #said(lines: readonly ChatLine[]): void {
    const known = this.chat.at(-1)?.n ?? 0;
    const fresh = lines.filter((line) => line.n > known);
    const first = this.chat.length === 0 && lines.length > 1;
    this.chat = [...this.chat, ...fresh].slice(-200);
    if (!first) {
      for (const line of fresh.filter((one) => !this.#isMe(one))) {
        announce(say("table-chat-said", { player: line.player, text: line.text }));
      }
    }
    this.#decideRemarks();
  }

  #isMe(line: ChatLine): boolean {
    return line.player === session.person?.name && line.colour === session.person.colour;
  }

  /** After a break: a remark of ours that is among those said since has arrived, another is sent again. */
  #decideRemarks(): void {
    const since = this.chat.filter((line) => line.n > this.#knownRemark && this.#isMe(line)).map((line) => line.text);
    for (const remark of this.#connection.doubtful) {
      const place = since.indexOf(remark.text.trim().replace(/\s+/gu, " "));
      if (place >= 0) since.splice(place, 1);
      this.#connection.decide(remark, place >= 0);
    }
  }

  // -- pictures ---------------------------------------------------------------------------------------------

  #saw(view: View): void {
    this.#waiting = view.waiting;
    // The first view of a connection, or a whole one unasked: the server has chosen whose eyes we have.
    if (this.#eyes === null || view.base === null) this.#eyes = view.seat;
    const eyes = this.#settleEyes();
    const wrong = eyes.seat !== view.seat;
    // What another seat knows is not kept for a moment longer than it may be seen.
    if (eyes.curtain !== null || (wrong && this.table?.hidden && !view.ending)) return;
    const before = this.#received;
    if (view.base !== null && (before === null || before.seat !== view.seat || before.revision !== view.base)) {
      this.#connection.reconnect();
      return;
    }
    const shapes = rebuild(view.base === null ? [] : before!.shapes, view.shapes);
    const known = before?.seat === view.seat && view.story_from > 0 ? before.story : [];
    const story = [...known.filter((line) => line.revision < view.story_from), ...view.story];
    this.#received = { seat: view.seat, revision: view.revision, shapes, story };
    this.#queue.push({ view, shapes, story });
    if (this.#queue.length > MOST_WAITING) this.#queue.splice(0, this.#queue.length - 1);
    this.#showNext();
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    const wait = this.#shownAt + PACE - Date.now();
    if (wait > 0 && this.view !== null && !stillness()) {
      this.#timer = setTimeout(() => this.#showNext(), wait);
      return;
    }
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#show(next);
    if (this.#queue.length > 0) this.#timer = setTimeout(() => this.#showNext(), stillness() ? 0 : PACE);
  }

  #show({ view, shapes, story }: Frame): void {
    const before = this.view;
    const known = before?.seat === view.seat ? before.revision : null;
    const fresh = known === null ? [] : story.filter((line) => line.revision > known);
    this.#shownAt = before?.moves_made === view.moves_made ? 0 : Date.now();
    this.view = view;
    this.shapes = shapes;
    this.story = story;
    // What just happened is all that happened since one's own latest choice.
    if (fresh.length > 0) this.news = (before?.moves.length ?? 0) > 0 ? fresh : [...this.news, ...fresh].slice(-MOST_NEWS);
    else if (known === null) this.news = story.slice(-1);
    if (view.revision >= this.#answered) this.sending = null;
    if (before === null || before.seat !== view.seat || before.revision !== view.revision) this.refusal = null;
    if (before !== null && (before.seat !== view.seat || view.moves_made <= before.moves_made || view.ending)) {
      this.#forgetPictures(before, view);
    }
    this.#tell(before, view, fresh);
  }

  /** Says what happened and what is asked. */
  #tell(before: View | null, view: View, fresh: readonly Sentence[]): void {
    const told = fresh.map((line) => line.text);
    const asks = this.table?.state !== "open" && (before?.status !== view.status || told.length > 0);
    if (asks) told.push(view.ending ? view.ending.sentence : view.status);
    if (told.length > 0) announce([...new Set(told)].join(" "));
    if (before === null) return;
    if (view.ending && !before.ending) sound.play("game-over");
    else if (view.moves.length > 0 && before.moves.length === 0) sound.play("your-turn");
  }

  // -- eyes -----------------------------------------------------------------------------------------------

  /** Looks with the eyes that are due; lowers the curtain where somebody else's are. */
  #settleEyes(): Eyes {
    const table = this.table;
    if (table === null) return { seat: this.view?.seat ?? SPECTATOR, curtain: null };
    // Before the game begins everybody sees the same.
    const mine = table.state === "open" ? [] : table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const over = table.state === "over" || this.view?.ending != null;
    const eyes = eyesFor({ mine, waiting: this.#waiting, hidden: table.hidden && !over, held: this.#held });
    this.#held = eyes.curtain === null && mine.length > 0 && eyes.seat !== SPECTATOR ? eyes.seat : null;
    if (eyes.curtain !== null && this.curtain === null) this.#forget();
    this.curtain = eyes.curtain;
    this.#look(eyes.seat);
    return eyes;
  }

  #look(seat: number): void {
    if (this.#eyes === null || this.#eyes === seat) return;
    this.#eyes = seat;
    void this.#try({ type: "look", seat });
  }

  /** Nothing of what a seat knows stays in memory. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#received = null;
    this.view = null;
    this.shapes = [];
    this.story = [];
    this.news = [];
    this.refusal = null;
    this.thought = null;
    this.sending = null;
    this.#pictures.clear();
    this.leaveBack();
  }

  /** The person of the curtain's seat holds the device. */
  lift(): void {
    if (this.curtain === null) return;
    this.#held = this.curtain;
    this.curtain = null;
    this.#settleEyes();
  }

  // -- looking back -------------------------------------------------------------------------------------

  get moves(): number {
    return this.view?.moves_made ?? 0;
  }

  lookBack(at: number, seat = this.back?.seat ?? this.seat): void {
    if (this.view === null) return;
    const stop = Math.min(Math.max(at, 0), this.moves);
    const scene = this.#pictures.get(`${seat}:${stop}`) ?? null;
    this.back = { at: stop, seat, scene: scene ?? this.back?.scene ?? null, running: this.back?.running ?? false };
    this.forgive();
    if (scene === null) void this.#fetch();
  }

  step(by: number): void {
    this.lookBack((this.back?.at ?? this.moves) + by);
  }

  leaveBack(): void {
    clearInterval(this.#player);
    this.back = null;
  }

  run(): void {
    const begin = this.back === null || this.back.at >= this.moves ? 0 : this.back.at;
    this.lookBack(begin);
    if (this.back === null) return;
    this.back = { ...this.back, running: true };
    clearInterval(this.#player);
    this.#player = setInterval(() => this.#advance(), STEP);
  }

  pause(): void {
    clearInterval(this.#player);
    if (this.back !== null) this.back = { ...this.back, running: false };
  }

  #advance(): void {
    if (this.back === null || this.back.at >= this.moves) return this.pause();
    if (this.back.scene?.at === this.back.at) this.step(1);
  }

  /** Asks for the picture that is wanted now; one at a time, so a dragged slider asks for few. */
  async #fetch(): Promise<void> {
    const back = this.back;
    if (back === null || this.#fetching !== null) return;
    const key = `${back.seat}:${back.at}`;
    this.#fetching = key;
    const answer = await this.#try({ type: "replay", at: back.at, seat: back.seat });
    this.#fetching = null;
    if (answer?.type !== "replayed") return;
    if (this.curtain !== null || this.back === null) return;
    if (this.back.seat !== answer.seat) return void this.#fetch();
    if (this.#pictures.size > MOST_KEPT) this.#pictures.clear();
    this.#pictures.set(`${answer.seat}:${answer.at}`, answer);
    this.back = { ...this.back, scene: answer };
    if (this.back.at !== answer.at) void this.#fetch();
    else if (answer.made) announce(answer.made);
  }

  #forgetPictures(before: View, view: View): void {
    this.#pictures.clear();
    if (before.seat !== view.seat && this.back !== null && !view.ending) this.leaveBack();
    else if (this.back !== null && this.back.at > view.moves_made) this.lookBack(view.moves_made);
  }
}

/** A whole number from 0 on, below `many`, each equally likely. */
export function below(many: number): number {
  const most = Math.floor(0x1_0000_0000 / many) * many;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= most);
  return drawn[0]! % many;
}

function words(view: View): Omit<Shown, "shapes"> {
  const { title, summary, status, width, height, areas, carries, helms, settings } = view;
  return { title, summary, status, width, height, areas, carries, helms, settings };
}
