// What goes over the wire, as docs/protocol.md tells it. Written by `python -m quarterdeck.server.protocol.typescript`
// from the Python Structs; change those, not this file.

/** The fields that all shapes share. */
export interface Shape {
  /** The id, which names the same thing in every picture of a match. */
  readonly id: string;
  /** What the shape is, which decides its colours, such as `ship-orange`. */
  readonly role: string;
  /** The text alternative: what a screen reader says. Only decoration may have none. */
  readonly label: string;
  /** Whether it is only for the eye: it carries no information and takes no clicks. */
  readonly decoration: boolean;
  /** The character or word that a terminal writes at the shape's centre; plain text shows nothing else of it. */
  readonly glyph: string;
  /** The move, in notation, that choosing this shape makes. */
  readonly move: string | null;
  /** The move, in notation, that the viewer would mean by choosing this shape. It is not legal now, and a refusal says why. */
  readonly attempt: string | null;
}

/** An area with straight edges; at least three points. */
export interface Polygon extends Shape {
  readonly shape: "polygon";
  readonly points: readonly (readonly [number, number])[];
}

/** A stroke through at least two points, not closed; terminals do not show it. */
export interface Line extends Shape {
  readonly shape: "line";
  readonly points: readonly (readonly [number, number])[];
}

/** An upright rectangle with its top left corner at (x, y). */
export interface Box extends Shape {
  readonly shape: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The radius of its corners. */
  readonly round: number;
}

/** A part of a ring around (x, y). It begins at the angle `start` and spans `sweep` degrees, less than 360. */
export interface Sector extends Shape {
  readonly shape: "sector";
  readonly x: number;
  readonly y: number;
  readonly inner: number;
  readonly outer: number;
  readonly start: number;
  readonly sweep: number;
}

/** A circle. */
export interface Disc extends Shape {
  readonly shape: "disc";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A drawn piece: an SVG symbol of the scene's art package, in the colours of its role. */
export interface Symbol extends Shape {
  readonly shape: "symbol";
  readonly x: number;
  readonly y: number;
  /** The edge of the square that it fills, centred on (x, y). */
  readonly size: number;
  /** The name of its drawing: a file of the art package, without `.svg`. */
  readonly art: string;
  /** By how many degrees it is turned clockwise. */
  readonly turn: number;
}

/**
 * A line of text; its middle height is at y. `size` is its height, a letter is about half as wide.
 *
 * If its glyph begins with a blank, a terminal writes it only where there is room for all of it.
 */
export interface Words extends Shape {
  readonly shape: "words";
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** Which part of the line is at x. */
  readonly anchor: "end" | "middle" | "start";
  /** Its greatest width, or 0 for any. In a terminal, where letters are wider, longer words are cut short. */
  readonly room: number;
  /** The id of the shape that the words name, or nothing: where they would cover something, they may stand elsewhere beside it. */
  readonly names: string;
  /** Whether it is one of the names that matter now: where a board is drawn too small for all its names, these stay. */
  readonly first: boolean;
}

/** A small sign on a thing, with a number or a word beside it: three missiles, one Lane up. */
export interface Fact {
  /** What the sign and its number mean together, in words; never empty. */
  readonly label: string;
  /** The sign: a drawing of the scene's art package; empty if there is none. */
  readonly art: string;
  /** The role that gives the sign its colours. */
  readonly role: string;
  /** The text beside the sign, such as `3`. */
  readonly text: string;
  /** The sign in a terminal: a short word, or a character as a drawing; if it is empty, the label is used. */
  readonly glyph: string;
  /** Whether it no longer counts, or does not count yet: it is drawn pale. In a row of signs a pale `0` only keeps its place, so texts leave it out. */
  readonly dim: boolean;
}

/**
 * Something in a region beside the board. It has no place of its own: clients lay it out.
 *
 * Its label says everything that it shows. If it has a move, the label says what choosing it does.
 */
export interface Thing extends Shape {
  readonly shape: "thing";
  /** The id of its region. */
  readonly region: string;
  /** `card`: has a picture and can be held; `choice`: a button; `note`: something to read; `pile`: cards or money in a pile; `plate`: a wide card of a piece on the board, with its signs in rows; `seat`: what is public about a seat. */
  readonly look: "card" | "choice" | "note" | "pile" | "plate" | "seat";
  readonly title: string;
  /** Its picture: a drawing of the scene's art package. */
  readonly art: string;
  /** The most important number or word, such as a value or a price. */
  readonly corner: string;
  readonly facts: readonly Fact[];
  /** Sentences. */
  readonly lines: readonly string[];
  /** The things that players have laid on it, such as bids. */
  readonly laid: readonly Fact[];
  /** `lit`: it is in the centre of attention now; `dim`: it is used up or does not count now. */
  readonly mood: "dim" | "lit" | "plain";
  /** The seat that it is about; -1 for none. */
  readonly seat: number;
  /** Whether its lines already say what choosing it leads to, so that no preview need be shown first: the first what it does itself, others what follows by itself. */
  readonly told: boolean;
}

/** Things beside the board that belong together, in the order of the scene's shapes. */
export interface Region {
  readonly id: string;
  /** `offer`: what all players can get or go to, above the board. `answers`: buttons that answer the question. `hand`: what the viewer holds and chooses from. `seats`: a row for each seat. `info`: other things that are always visible. `beside`: things that players look up. */
  readonly kind: "answers" | "beside" | "hand" | "info" | "offer" | "seats";
  /** Its heading. */
  readonly label: string;
  /** Whether its things are shown small, since they are many or do not matter much now. */
  readonly brief: boolean;
  /** Whether only screen readers say its heading. */
  readonly hidden: boolean;
  /** Whether clients show its buttons only to those who ask for them, under its heading: they are many and seldom wanted. */
  readonly folded: boolean;
}

/** A move that is made by carrying one shape onto another: a card onto a space, a crate to a contract. */
export interface Carry {
  /** The id of the shape that is carried. */
  readonly what: string;
  /** The id of the shape that it is put on. */
  readonly to: string;
  /** The move, in notation: one of the viewer's legal ones, or a legal exact move beyond the list. */
  readonly move: string;
  /** What the move does, in a sentence for lists of moves; empty if the labels of both shapes say it. */
  readonly label: string;
}

/**
 * A shape that moves of other shapes can be made with: a card that pays for some actions, a ship that can take them.
 *
 * Clients show these moves to whoever chooses the shape, and choose the shape after such a move as soon as they can.
 */
export interface Use {
  /** The id of the shape. */
  readonly what: string;
  /** The moves, in notation; never empty. */
  readonly moves: readonly string[];
}

/** How far a shape can be steered in one move. */
export interface Reach {
  /** The word that begins the move in notation. */
  readonly word: string;
  /** The longest way, in hundredths of the notation's measure; shorter ways are allowed too. */
  readonly length: number;
}

/**
 * A shape that can be steered freely: it turns around a point, then goes straight on.
 *
 * Each such course is a move in notation, legal or not: the word of its reach, the heading in degrees, counted
 * counter-clockwise from the right, with one decimal, and the length with two: `S 45.0 57.50`.
 */
export interface Helm {
  /** The id of the shape that is steered. */
  readonly what: string;
  readonly x: number;
  /** The point around which it turns. */
  readonly y: number;
  /** Its present heading, in tenths of a degree. */
  readonly heading: number;
  /** The length of a scene unit in hundredths of the notation's measure. */
  readonly scale: number;
  /** The notation's measure as people write it, such as `mm`. */
  readonly measure: string;
  /** How far it can be steered, each word once. */
  readonly reaches: readonly Reach[];
  /** Moves, in notation, that the viewer makes before the course, one after the other, such as naming the shape. */
  readonly before: readonly string[];
  /** The ids of shapes that the viewer may want to steer to; a client keeps them in view. */
  readonly near: readonly string[];
}

/** One way of choosing a point: the words with which its moves begin. */
export interface Way {
  /** The beginning of the move in notation, such as `place` or `fire 2 at G1`. */
  readonly word: string;
  /** What is used, such as `fire 2`. A player who turns to another target keeps it if a way there has the same tool. */
  readonly tool: string;
  /** The way in words, such as `mast 2, long range`; empty if there is only one way. */
  readonly label: string;
  readonly x: number;
  /** The beginning of the line to the point, such as a muzzle, in scene units. It means nothing if a thing is laid. */
  readonly y: number;
  /** The point that the word alone means as a move, in hundredths of the notation's measure; `null`: it is no move. */
  readonly aim: readonly [number, number] | null;
}

/** An end of a rail, a line on which a thing must lie, in hundredths of the notation's measure. */
export interface Perch {
  readonly x: number;
  readonly y: number;
  /** The heading in tenths of a degree, counter-clockwise from the right. */
  readonly heading: number;
}

/**
 * A point that can be chosen freely, where something is to lie or to be hit.
 *
 * Each such point is a move in notation, legal or not: `place 300.00,250.00 90.0`, `fire 2 at G1 512.30,210.05`. First
 * comes the word of a way, then the point as two numbers with two decimals, y upwards. If the point has a heading,
 * that comes last: counter-clockwise from the right, with one decimal.
 */
export interface FreePoint {
  /** `laid`: a thing with an outline is to lie there; `aimed`: the point itself is to be hit. */
  readonly kind: "aimed" | "laid";
  /** The id of the shape on which the point is chosen. */
  readonly what: string;
  /** The thing that is to lie or to be hit there, in words. */
  readonly label: string;
  readonly x: number;
  /** The place of the notation's point 0,0. */
  readonly y: number;
  /** The length of a scene unit in hundredths of the notation's measure. */
  readonly scale: number;
  readonly width: number;
  /** The greatest coordinates of a point, in hundredths; the smallest are 0,0. */
  readonly height: number;
  /** The ways, each word once; the first counts unless another is chosen. */
  readonly ways: readonly Way[];
  /** The heading of a point. `free`: any; `firm`: 0, or that of the rail; `none`: it has no heading. */
  readonly turn: "firm" | "free" | "none";
  /** The outline of the thing, at heading 0 around 0,0, in hundredths, y upwards; empty for `aimed`. */
  readonly outline: readonly (readonly [number, number])[];
  /** Straight lines on which the thing must lie, with its heading there unless it is turned; empty if it may lie anywhere. */
  readonly rail: readonly (readonly [Perch, Perch])[];
  /** A convex polygon in which points must lie, in hundredths, counter-clockwise; empty if they may lie anywhere. */
  readonly within: readonly (readonly [number, number])[];
}

/** A choice that may be left to chance. */
export interface Lot {
  /** What a series of such choices belongs to, such as `setting out`. */
  readonly label: string;
  /** Legal moves, in notation; one of them is drawn, and all are equally likely. */
  readonly moves: readonly string[];
}

/** Moves that belong together in a list. */
export interface Group {
  readonly label: string;
  /** The moves, in notation. */
  readonly moves: readonly string[];
  /** What each of them does, in words for the list; empty if the labels of the shapes say it. */
  readonly words: readonly string[];
}

/** A question about the picture, and its answer, for people who do not see it. */
export interface Reply {
  /** The question, short enough for a button. */
  readonly question: string;
  /** The answer, in sentences. */
  readonly lines: readonly string[];
  /** The answer at length, for whoever asks again; empty if there is nothing more to say. */
  readonly more: readonly string[];
}

export type Placed = Polygon | Line | Box | Sector | Disc | Symbol | Words;

export type AnyShape = Polygon | Line | Box | Sector | Disc | Symbol | Words | Thing;

/** A whole picture of a position, as one seat sees it. */
export interface Scene {
  readonly game: string;
  readonly title: string;
  /** The text alternative of the whole picture: the position in sentences. */
  readonly summary: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly (Placed | Thing)[];
  /** Whose turn it is and what is asked, in words; when the game is over, how it ended. */
  readonly status: string;
  /** The regions beside the board, the most important first. */
  readonly regions: readonly Region[];
  /** The moves made by carrying shapes, each pair of shapes once. */
  readonly carries: readonly Carry[];
  /** Shapes without a move of their own that moves of others can be made with. */
  readonly uses: readonly Use[];
  /** Shapes that can be steered; the list of legal moves has only a few of their courses. */
  readonly helms: readonly Helm[];
  /** Points that can be chosen freely; the list of legal moves has only a few of them. */
  readonly settings: readonly FreePoint[];
  /** Whether it is worth asking `Game.foresee` what each move of the viewer would lead to. */
  readonly previews: boolean;
  /** The point around which pieces move; `null` if they move in straight lines. */
  readonly pivot: readonly [number, number] | null;
  /** Present if the viewer's choice may be left to chance. */
  readonly lot: Lot | null;
  /** Whether the viewer's only move says nothing new and is asked for only because others cannot know that there is no other: whoever draws the picture may make it for the viewer. */
  readonly settled: boolean;
  /** How a list of moves is divided; moves without a group come first. */
  readonly groups: readonly Group[];
  /** Questions about the position, with answers. */
  readonly replies: readonly Reply[];
  /** Moves, in notation, on shapes whose labels say more than what choosing them does, each with what it does. */
  readonly names: readonly (readonly [string, string])[];
  /** The package whose `.svg` files the symbols are; a `.txt` file beside one is a drawing for terminals. */
  readonly art: string;
  /** The height in scene units of one line of plain text, which consists only of glyphs; a column is half as wide. */
  readonly grain: number;
}

/** The version of this protocol; the socket of a client that speaks another one is closed with `CLOSE_PROTOCOL`. */
export const PROTOCOL = 1;

/** Stands in place of a seat for somebody who only watches. */
export const SPECTATOR = -1;

/** The longest message that a client may send, in characters; a longer one is refused. */
export const MOST_BYTES = 16384;

/** A fault of the server, which its log describes. Come back, but not at once. */
export const CLOSE_FAULT = 1011;

/** The server restarts, or reads the table again. Come back. */
export const CLOSE_AGAIN = 1012;

/** The database does not answer. Come back, but not at once. */
export const CLOSE_DATABASE = 1013;

/** This server speaks another version of the language. */
export const CLOSE_PROTOCOL = 4400;

/** You have no session, or it has ended. Sign in, at least as a guest. */
export const CLOSE_STRANGER = 4401;

/** There is no such table. */
export const CLOSE_NO_TABLE = 4404;

/** Too many messages or sockets, or you do not read the answers. Come back after a while. */
export const CLOSE_FLOOD = 4429;

/** The most moves of a plan, those for different cases included. */
export const MOST_PLANNED = 40;

/** The most moves of a lesson that `begin` can name; no lesson is that long. */
export const MOST_PLAYED = 400;

/** From now on, show me what this seat sees: one of mine, once the game has begun, or -1. The next `view` is complete. */
export interface Look {
  readonly type: "look";
  readonly id: number;
  readonly seat: number;
}

/** I choose a move. If it is sent twice, it is played once. */
export interface Play {
  readonly type: "play";
  readonly id: number;
  readonly seat: number;
  readonly move: string;
  readonly expected: number;
  /** The milliseconds that the network takes to bring me news and to take this message, as far as I have measured. With a clock, at most one second of it in each of my turns is not charged. */
  readonly lag?: number;
}

/** What would this move lead to? Nothing is played. The answer is `tried`. */
export interface Try {
  readonly type: "try";
  readonly id: number;
  readonly seat: number;
  readonly move: string;
  /** Moves that I would make before it, one after the other. */
  readonly before?: readonly string[];
  readonly expected: number;
}

/** Why may this shape not be put there? Nothing is played. The answer is `tried`; without a reason, its `problem` is null. */
export interface Put {
  readonly type: "put";
  readonly id: number;
  readonly seat: number;
  /** The id of the shape that is carried. */
  readonly what: string;
  /** The id of the shape that it is put on. */
  readonly to: string;
  readonly expected: number;
}

/** What another seat must have done before a planned move is made. */
export interface Condition {
  readonly seat: number;
  /** The move, as I am told it. A move that is hidden from me never fulfils a condition. */
  readonly move: string;
}

/** A move for later, and what I plan after it. */
export interface Planned {
  readonly move: string;
  /** What my list calls it; nobody else reads that. */
  readonly words: string;
  /** Only if another seat has made this move since my move before it, or since I made the plan; null for any case. */
  readonly when: Condition | null;
  /** What I choose after it: the first of these whose condition is fulfilled. */
  readonly then: readonly Planned[];
}

/**
 * As soon as I am asked, the first of these moves whose condition is fulfilled is made for me; this replaces my plan.
 *
 * If I am asked already, that is now. A whole turn can be sent in this way: each move is in `then` of the one before.
 * Nobody else learns of a plan. It ends with a word to me, in `plans`, if its next move is not legal when it is due, if
 * no condition is fulfilled, if I choose something else, or if a move is taken back.
 */
export interface PlanMoves {
  readonly type: "plan";
  readonly id: number;
  readonly seat: number;
  /** Without any, I no longer have a plan. */
  readonly steps: readonly Planned[];
  readonly expected: number;
}

/** A move that I suppose to be made. */
export interface Supposed {
  readonly seat: number;
  /** In notation. Empty: whatever all others do until this seat, which is mine, is asked. */
  readonly move: string;
}

/** What could be chosen after these moves, as far as my seat can know? Nothing is played. The answer is `seen-ahead`. */
export interface Ahead {
  readonly type: "ahead";
  readonly id: number;
  readonly seat: number;
  readonly line: readonly Supposed[];
  readonly expected: number;
  /** I also want the picture after these moves. */
  readonly picture?: boolean;
}

/** I want to take back my latest decision. If others must agree, a proposal asks them; else it happens at once. */
export interface TakeBack {
  readonly type: "take-back";
  readonly id: number;
  readonly seat: number;
  readonly expected: number;
}

/** I give up. With two players this ends the game; with more, a bot plays on in my place. */
export interface Resign {
  readonly type: "resign";
  readonly id: number;
  readonly seat: number;
  readonly expected: number;
}

/**
 * I propose something to which the other people at the table must agree.
 *
 * `stand-in`: a bot plays for a player who is away. `pause`: the clocks stand still, and nobody chooses anything.
 * `go-on`: the pause ends, ten minutes later at the latest; people who are away are not asked about that.
 * Of a frozen game, `go-back`: the lines that cannot be played any more go, and the game goes on before them; `end`: the
 * table ends, and the game counts for nothing. About both everybody is asked, present or not.
 */
export interface Propose {
  readonly type: "propose";
  readonly id: number;
  readonly what: "end" | "go-back" | "go-on" | "pause" | "stand-in";
  /** The seat of the player who is away; else one of mine. */
  readonly seat: number;
}

/** I agree to a proposal that asks me, or refuse it. */
export interface Answer {
  readonly type: "answer";
  readonly id: number;
  readonly proposal: number;
  readonly agree: boolean;
}

/** I no longer want what I proposed; nobody is asked any more. */
export interface Withdraw {
  readonly type: "withdraw";
  readonly id: number;
  readonly proposal: number;
}

/** I take an open seat, bring another fleet to mine, or take mine back from the bot that played for me. */
export interface Sit {
  readonly type: "sit";
  readonly id: number;
  readonly seat: number;
  /** The fleet that I bring, written like an option of the kind `fleet`; empty for the one that the table has for this seat. Only allowed before the game begins. If I leave the seat, the fleet goes with me. Others cannot read it before the game is over. */
  readonly fleet?: string | null;
  /** The pledge of a number that I will give for the dice: its SHA-256, as in [dice](dice.md). Without it, no number of mine is waited for, and the dice are drawn without one. */
  readonly pledge?: string | null;
}

/** I pledge a number for the dice, since `table` asks me for it, as in a rematch. */
export interface Pledge {
  readonly type: "pledge";
  readonly id: number;
  readonly seat: number;
  /** As in `sit`. */
  readonly pledge: string;
}

/**
 * This is the number that I have pledged for the dice. It is refused before `table` says that all pledges are there.
 *
 * Keep what `table` said of pledges and commitment by then: a number that was pledged later may have been chosen
 * knowing yours.
 */
export interface Reveal {
  readonly type: "reveal";
  readonly id: number;
  readonly seat: number;
  readonly number: string;
}

/** I leave a seat. Before the game begins it is open again; later this does what `resign` does. */
export interface Stand {
  readonly type: "stand";
  readonly id: number;
  readonly seat: number;
  /** The table's state when I decided to leave. If it has changed, the request is refused. */
  readonly state?: "open" | "playing";
}

/** I put a bot on an open seat. Only the person who made the table may do so. */
export interface FillSeat {
  readonly type: "fill-seat";
  readonly id: number;
  readonly seat: number;
  /** 1 (weakest) to 5 (strongest); 0 plays at random. */
  readonly level: number;
}

/** I take a bot off its seat before the game begins, so that the seat is open again. Only the person who made the table may do so. */
export interface FreeSeat {
  readonly type: "free-seat";
  readonly id: number;
  readonly seat: number;
}

/** I put a program of mine on an open seat. At a table that is listed, only the person who made the table may do so. */
export interface Bring {
  readonly type: "bring";
  readonly id: number;
  readonly seat: number;
  /** The program's id, as `GET /api/programs` names it. */
  readonly program: string;
}

/** I do something about a bot that has failed again and again (`Table.stuck`). Everybody with a seat may do so. */
export interface Rouse {
  readonly type: "rouse";
  readonly id: number;
  readonly seat: number;
  /** `again`: it is asked once more. `replace`: a bot of level 1 plays on in its place. */
  readonly how: "again" | "replace";
}

/**
 * Bots shall make their moves without pauses until I must choose, for about three seconds at most; I see them all at once.
 *
 * Nothing happens unless I play alone against bots, nobody else watches and a bot must choose.
 */
export interface Hurry {
  readonly type: "hurry";
  readonly id: number;
}

/** I say something to everybody at the table. If it is sent twice, it is said twice. */
export interface Chat {
  readonly type: "chat";
  readonly id: number;
  readonly text: string;
}

/**
 * Show me the game after its first `at` moves, as my seat or a spectator knew it; once it is over, any seat.
 *
 * The answer is `replayed`.
 */
export interface Replay {
  readonly type: "replay";
  readonly id: number;
  readonly at: number;
  readonly seat: number;
}

/** What did the bot weigh before it made the move of this revision? The answer is `thought`. */
export interface Why {
  readonly type: "why";
  readonly id: number;
  readonly revision: number;
}

/** What would a bot of level 3 do in my place? Only allowed if no other people play. The answer is `hinted`. */
export interface Hint {
  readonly type: "hint";
  readonly id: number;
  readonly seat: number;
  readonly expected: number;
}

/** The game is over: judge my choices. The answer, `analysed`, comes at once with the progress; ask again until done. */
export interface Analyse {
  readonly type: "analyse";
  readonly id: number;
  readonly seat: number;
  /** I no longer need the analysis. */
  readonly stop?: boolean;
  /** Whether an analysis begins if there is none. Without that, the answer tells of one that is done or under way; `total` is 0 if there is none. */
  readonly begin?: boolean;
}

/**
 * The game is over, and I want another one in which everybody moves on by one seat.
 *
 * `table` then has the new table's id in `rematch`. Only one table is made, however many players ask.
 */
export interface Rematch {
  readonly type: "rematch";
  readonly id: number;
}

/**
 * Take me to the place in this lesson to which these moves of mine lead; without any moves, to its beginning.
 *
 * This is the first request on a lesson's socket. If I send it again, the lesson begins again.
 */
export interface Begin {
  readonly type: "begin";
  readonly id: number;
  /** The `played` of the latest `lesson`. */
  readonly played?: readonly string[];
}

export type ToServer = Look | Play | Try | Put | PlanMoves | Ahead | TakeBack | Resign | Propose | Answer | Withdraw | Sit | Pledge | Reveal | Stand | FillSeat | FreeSeat | Bring | Rouse | Hurry | Chat | Replay | Why | Hint | Analyse | Rematch;

export type InLesson = Begin | Play | Try | Put | TakeBack;

/** Why something was refused, over HTTP and over sockets. */
export interface Problem {
  /** `illegal-move`, `stale`, …: docs/protocol.md explains them, for HTTP under Errors, for sockets under Problems. */
  readonly kind: string;
  /** A sentence for people. */
  readonly message: string;
  /** The clause of the rules that forbids a move. */
  readonly clause?: string | null;
  /** The legal moves that are closest to it. */
  readonly nearest?: readonly string[];
  /** The field that is wrong, such as `options.rows`. */
  readonly path?: string | null;
}

/** A seat, and who sits there. */
export interface SeatInfo {
  readonly seat: number;
  /** The name of the seat for people, such as `Red`. */
  readonly name: string;
  readonly kind: "bot" | "open" | "person";
  /** The name of the person or bot that sits there; empty if nobody does. */
  readonly player: string;
  /** The person's colour as `#rrggbb`; empty for bots and open seats. */
  readonly colour: string;
  /** The id of the person; empty for bots and open seats. */
  readonly person: string;
  /** The level of the bot that plays here now, for good or for a while; `null` if none does. */
  readonly level: number | null;
  /** A bot plays for a person who is away. */
  readonly stand_in: boolean;
  /** The person is looking at the table now. True for bots, false for open seats. */
  readonly here: boolean;
  /** The seat is yours. */
  readonly mine: boolean;
  /** The person has not come to this table yet, as after a rematch that another player asked for. */
  readonly awaited: boolean;
  /** The name of the player who left the seat in mid-game, and for whom a bot plays on; empty if nobody did. */
  readonly left: string;
  /** That player did not leave: the time was up. */
  readonly late: boolean;
  /** The fleet that you bring, before the game begins. Empty for the seats of others, and if you have several seats. */
  readonly fleet: string;
  /** The role of the seat's pieces in pictures, which has the colours of the seat; empty if there is none. */
  readonly role: string;
  /** The drawing of the game's art that stands for the seat; empty if there is none. */
  readonly sign: string;
  /** The name of the person whose [program](bots-by-others.md) sits there; empty if no program does. */
  readonly program_of: string;
}

/** Something that others must agree to. */
export interface ProposalInfo {
  readonly proposal: number;
  readonly what: "end" | "go-back" | "go-on" | "pause" | "stand-in" | "take-back";
  /** The seat whose decision is to be taken back, or that a bot is to sit in for, or whose player wants the rest. */
  readonly seat: number;
  /** The question, for people. */
  readonly sentence: string;
  /** The seats that have not answered yet. */
  readonly asked: readonly number[];
  /** The seats among these that are yours. */
  readonly mine: readonly number[];
  /** Whether you proposed it and may withdraw it. */
  readonly own: boolean;
}

/** Something that was said at the table. */
export interface ChatLine {
  /** Remarks are numbered from 1. */
  readonly n: number;
  /** The speaker's seat, or -1. */
  readonly seat: number;
  /** The id of the speaker. */
  readonly person: string;
  readonly player: string;
  readonly colour: string;
  readonly text: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/** A sentence for viewers who only hear what happens. */
export interface Heard {
  /** The revision with which all of it had happened. */
  readonly revision: number;
  readonly text: string;
}

/** A line of the game's story. */
export interface Sentence {
  /** The revision of the move, take-back or resignation that it tells about. */
  readonly revision: number;
  readonly text: string;
  /** The clauses of the rules that it follows. */
  readonly clauses: readonly string[];
  /** A bot made this move: you may ask `why`. */
  readonly bot: boolean;
  /** The seat that made the move; -1 if it was chance. */
  readonly seat: number;
  /** It is the heading of a part of the story, such as the end of a round. */
  readonly part?: boolean;
  /** The number on the die that it mentions; 0 if it mentions none. */
  readonly die?: number;
  /** The sound to play; empty for silence. */
  readonly sound?: "" | "bell" | "blast" | "card" | "coin" | "dice" | "splash" | "water" | "wood";
  /** How to tell it once if it follows itself several times, with `#` for how often; empty: `text`, and how often. */
  readonly several?: string;
  /** The thing of which it tells, if it may go on the sentence before it about the same subject; -1: it may not. */
  readonly subject?: number;
  /** How it goes on that sentence: `, then 3 cm` and ` to the island`. If that ends with the second part, too, it stands once. */
  readonly then?: readonly [string, string];
  /** The milliseconds that the player took for the move; `null` if nobody measured it. */
  readonly spent?: number | null;
}

/** How the game ended. */
export interface Ending {
  /** The game's own name for this kind of ending. */
  readonly how: string;
  readonly winners: readonly number[];
  readonly sentence: string;
  readonly clauses: readonly string[];
  /** Each seat's share of the result, from 0 to 1; they add up to 1. */
  readonly scores: readonly number[];
  /** The outcome in one short sentence to you. */
  readonly verdict: string;
  /** The score of each seat; `null` if the game counts nothing. */
  readonly standing: Standing | null;
}

/** The first message: which server, which table, which game. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly version: string;
  readonly match: string;
  readonly game: string;
}

/** What everybody may know about the [dice](dice.md) of a table. */
export interface DiceInfo {
  /** The hash by which the server is bound to its secret. */
  readonly commitment: string;
  /** `pledges`: not all are there. `numbers`: everybody sits, and those who have pledged a number must give it now. `begun`: the game has begun, and nothing changes any more. */
  readonly stage: "begun" | "numbers" | "pledges";
  /** Seat by seat the pledge; empty for a seat without a number of its own, or if it has not come yet. */
  readonly pledges: readonly string[];
  /** Seat by seat the number that counts; all are empty before the game begins. */
  readonly numbers: readonly string[];
  /** The seats whose pledge or number is still to come. */
  readonly asked: readonly number[];
}

/** Everything about the table but the game itself; sent whenever some of it changes. */
export interface Table {
  readonly type: "table";
  readonly match: string;
  readonly game: string;
  /** The title of the game. */
  readonly title: string;
  /** The options for people: label and value. */
  readonly options: Readonly<Record<string, string>>;
  /** The labels of those that say little: they have their usual values, or are secrets that were drawn. */
  readonly usual: readonly string[];
  /** The name of the content pack; empty if the game has its own content. */
  readonly pack: string;
  /** Whether seats know different things. If people share a device, cover the picture while they pass it on. */
  readonly hidden: boolean;
  /** `open`: the game has not begun; everybody sees what a spectator sees. `frozen`: the table cannot be read to its end, and cannot be changed. */
  readonly state: "frozen" | "open" | "over" | "playing";
  /** Everybody finds it in the list of tables. */
  readonly listed: boolean;
  /** The game counts for ratings: there are no hints, and moves are taken back only while nobody has seen them. */
  readonly rated: boolean;
  /** You made this table. */
  readonly host: boolean;
  /** The name of the person who made the table; empty if that person is not here. */
  readonly host_name: string;
  readonly seats: readonly SeatInfo[];
  /** How many people watch without a seat. */
  readonly spectators: number;
  /** The names of these people, without you; at most 20. */
  readonly watchers: readonly string[];
  /** Questions that wait for answers. */
  readonly proposals: readonly ProposalInfo[];
  /** The id of the table for the rematch; empty while there is none. */
  readonly rematch: string;
  /** The name of the player who asked for it; empty if that was you. */
  readonly rematch_by: string;
  /** The game began from a position file: what happened before that is not told. */
  readonly placed: boolean;
  /** What is known about the dice; null if they cannot be checked. */
  readonly dice: DiceInfo | null;
  /** The seat whose bot has failed again and again, and waits until somebody does something about it; null if none does. */
  readonly stuck: number | null;
  /** Why the table is frozen. */
  readonly problem: Problem | null;
}

/** The time of one seat. */
export interface SeatTime {
  readonly seat: number;
  /** The milliseconds that are left. */
  readonly left: number;
  /** The milliseconds that pass before `left` begins to go down. */
  readonly free: number;
  /** The time of this seat runs now. */
  readonly runs: boolean;
  /** Nothing is left: the time of whoever sat here is up. */
  readonly up: boolean;
}

/** The clocks at the moment this was sent; sent after `table` and `view` if the game is played with a clock. */
export interface ClockView {
  readonly type: "clock";
  /** What the time is for. */
  readonly per: "game" | "move" | "turn";
  /** The milliseconds that everybody began with, or that each turn or move has. */
  readonly whole: number;
  /** What was agreed, in sentences. */
  readonly words: string;
  /** The people at the table have agreed on a pause. */
  readonly paused: boolean;
  readonly seats: readonly SeatTime[];
}

/** A shape of the previous view of which only some fields have changed. */
export interface Changed {
  readonly shape: "changed";
  /** Its place among the shapes of the previous view. */
  readonly at: number;
  /** The fields that have changed. In `facts` and `laid`, a run `[start, count]` stands for that many that the shape had. */
  readonly to: Readonly<Record<string, unknown>>;
}

/** The game as the viewer may know it. It replaces the previous view. */
export interface View {
  readonly type: "view";
  /** The viewer's seat, or -1. */
  readonly seat: number;
  readonly revision: number;
  /** How many moves are in effect, including those of chance; `replay` can show the game after any number of them. */
  readonly moves_made: number;
  /** The revision of the view on this socket that runs in `shapes`, `regions` and `summary` refer to; `null` if there are no runs. */
  readonly base: number | null;
  /** The picture's title. */
  readonly title: string;
  /** The position in sentences, the text alternative of the picture, to be joined by spaces; a run `[start, count]` stands for that many sentences of the previous view. */
  readonly summary: readonly (string | readonly [number, number])[];
  /** Whose turn it is and what is asked, in words; at the end, how the game ended. */
  readonly status: string;
  readonly width: number;
  /** The size of the board, in scene units. */
  readonly height: number;
  /** The regions beside the board, the most important first; a run `[start, count]` stands for that many regions of the previous view. */
  readonly regions: readonly (Region | readonly [number, number])[];
  /** The picture, back to front; a run `[start, count]` stands for that many shapes of the previous view. */
  readonly shapes: readonly (Placed | Thing | Changed | readonly [number, number])[];
  /** Moves made by carrying one shape onto another. */
  readonly carries: readonly Carry[];
  /** Shapes that moves of other shapes can be made with. */
  readonly uses: readonly Use[];
  /** Shapes that can be steered freely. */
  readonly helms: readonly Helm[];
  /** Points that can be chosen freely. */
  readonly settings: readonly FreePoint[];
  /** Whether it is worth asking what each move would lead to (`try`). */
  readonly previews: boolean;
  /** The point around which pieces move; null if they move in straight lines. */
  readonly pivot: readonly [number, number] | null;
  /** The viewer may leave this choice to chance. */
  readonly lot: Lot | null;
  /** The viewer has one move, which is asked for only because others cannot know that there is no other: a client may make it for the viewer, after a pause like a person's where other people would learn something from its haste. */
  readonly settled: boolean;
  /** How to divide a list of the moves; moves without a group come first. */
  readonly groups: readonly Group[];
  /** Questions and answers for people who do not see the picture; `null` if they are those of the previous view. */
  readonly replies: readonly Reply[] | null;
  /** The viewer's legal moves; empty if the viewer has nothing to choose now. */
  readonly moves: readonly string[];
  /** The seats that may choose now. */
  readonly waiting: readonly number[];
  /** Chance decides next. */
  readonly chance: boolean;
  /** The viewer's latest decision can be taken back without asking anybody. */
  readonly can_take_back: boolean;
  /** The viewer's latest decision can be taken back if the others agree. */
  readonly can_ask_back: boolean;
  /** The seat of that decision, to be named in `take-back`: the viewer's, or in a game without secrets another of yours. */
  readonly take_back_seat: number | null;
  /** Forget the lines of the story with this revision or a later one; `story` replaces them. */
  readonly story_from: number;
  /** What has happened, in sentences, as the viewer may know it. */
  readonly story: readonly Sentence[];
  /** What has happened since the previous view, in few sentences to be said aloud; what goes on comes later. Without a previous view, what has happened since the viewer's latest choice, and the latest of it for spectators. `null` if the new lines of `story` are to be said instead. */
  readonly heard: readonly Heard[] | null;
  /** The chance moves since the previous view that you may read whole: the revision of each, and the move in notation. Without a previous view, all that are in effect. Whoever keeps them can compare them with what the [dice](dice.md) prove at the end. */
  readonly fallen: readonly (readonly [number, string])[];
  readonly ending: Ending | null;
}

/** A request was carried out, and what it changed is in the database. */
export interface Done {
  readonly type: "done";
  readonly id: number;
  /** The revision of the game now. */
  readonly revision: number;
  /** The request had been carried out before. */
  readonly again: boolean;
}

/** A request was refused, and has changed nothing. `id` is `null` if none could be read in the message. */
export interface Refused {
  readonly type: "refused";
  readonly id: number | null;
  readonly problem: Problem;
}

/** The remarks at the table since the last `said`; the first `said` has the latest 200. */
export interface Said {
  readonly type: "said";
  readonly lines: readonly ChatLine[];
}

/** The game after its first `at` moves, as a seat knew it. */
export interface Replayed {
  readonly type: "replayed";
  readonly id: number;
  readonly at: number;
  /** The seat whose knowledge is shown, or -1. */
  readonly seat: number;
  /** This and the fields down to `pivot` are as in `view`, without runs. */
  readonly title: string;
  readonly summary: string;
  readonly status: string;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly Region[];
  readonly shapes: readonly (Placed | Thing)[];
  readonly pivot: readonly [number, number] | null;
  /** The revision of the last of these moves; 0 at the beginning. */
  readonly revision: number;
  /** The last of these moves in words; empty at the beginning. */
  readonly made: string;
}

/** What a move would lead to, as far as the viewer's seat can know. */
export interface Tried {
  readonly type: "tried";
  readonly id: number;
  /** Why the move is illegal; `null` if it may be played. */
  readonly problem: Problem | null;
  /** The number of moves of `before` after which chance or another player decides, so that nobody can say what comes next. Play only that many. `null` if all can be played. */
  readonly known: number | null;
  /** What the move would lead to, in sentences; may be empty. */
  readonly words: string;
  /** Shapes to be drawn over the picture, as decoration. */
  readonly shapes: readonly (Placed | Thing)[];
}

/** What you have planned for the seat whose view you get; sent when it changes, and when you come if there is anything. */
export interface Plans {
  readonly type: "plans";
  readonly seat: number;
  /** What is still to come; empty if you have no plan. */
  readonly steps: readonly Planned[];
  /** Why the rest of your latest plan was dropped, in a sentence; empty if it was not. */
  readonly dropped: string;
}

/** A move that may be possible later. */
export interface Possible {
  /** In notation. */
  readonly move: string;
  readonly words: string;
}

/** The picture after moves that are only supposed. All fields are as in `view`, without runs. */
export interface Rehearsed {
  readonly title: string;
  readonly summary: string;
  readonly status: string;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly Region[];
  readonly shapes: readonly (Placed | Thing)[];
  readonly carries: readonly Carry[];
  readonly uses: readonly Use[];
  readonly helms: readonly Helm[];
  readonly settings: readonly FreePoint[];
  readonly previews: boolean;
  readonly pivot: readonly [number, number] | null;
  readonly groups: readonly Group[];
  readonly replies: readonly Reply[];
  /** The moves that the viewer could choose then; empty if somebody else or chance decides. */
  readonly moves: readonly string[];
}

/** What could be chosen after some moves, as far as the viewer's seat can know. */
export interface SeenAhead {
  readonly type: "seen-ahead";
  readonly id: number;
  /** The seat that would choose; -1 if nobody would, since the game would be over or the moves are not possible. */
  readonly seat: number;
  /** What it could choose. Of another seat in a game with secrets, these are moves as the viewer would be told of them, in worlds that the viewer's seat thinks possible; moves of which nothing would be told are left out. */
  readonly moves: readonly Possible[];
  /** Whether it is just these moves. False if chance, secrets or others decide before; then these were found in some games that were played at random from there. */
  readonly sure: boolean;
  /** What the viewer would see, if that was asked for: up to where chance, a secret or somebody else decides first. */
  readonly picture: Rehearsed | null;
}

/** A move that a bot considered. */
export interface Weighed {
  /** The move in words, or in notation if the move that the bot made was taken back. */
  readonly move: string;
  /** The share of all its tries that began with this move, from 0 to 1. */
  readonly share: number;
  /** The share of the result that the bot expected after this move: 0 (lost) to 1 (won). */
  readonly value: number;
  readonly chosen: boolean;
}

/** What a bot weighed before a move, most considered first. `sentence` puts it in words, or says why there is nothing. */
export interface Thought {
  readonly type: "thought";
  readonly id: number;
  readonly revision: number;
  readonly seat: number;
  readonly sentence: string;
  readonly considered: readonly Weighed[];
  /** How many more moves it considered; what the shares leave of 1 went to these. */
  readonly others: number;
}

/** The state of a lesson, and what came of the latest move. The `view` of `revision` shows it. */
export interface Lesson {
  readonly type: "lesson";
  /** The revision of the view to which it belongs. */
  readonly revision: number;
  /** What came of the latest request. `begun`: the lesson begins. `on`: nothing yet. `step`: a task is done, and there is a next one. `done`: the whole lesson is done. `mistake` and `again`: the step begins again; the view of `revision` shows what went wrong, the next one where the learner goes on. `back`: a move was taken back. */
  readonly came: "again" | "back" | "begun" | "done" | "mistake" | "on" | "step";
  /** What the learner is told about it; may be empty. */
  readonly says: string;
  /** A tip for a moment that matters; may be empty. */
  readonly tip: string;
  readonly title: string;
  /** The heading under which the lesson stands; empty in courses without headings. */
  readonly chapter: string;
  /** The number of the lesson in its course, from 1. */
  readonly number: number;
  /** How many lessons the course has. */
  readonly lessons: number;
  /** The number of the present step, from 1. */
  readonly step: number;
  readonly steps: number;
  /** What the learner is to do. */
  readonly task: string;
  /** A hint, to be shown if the learner asks for it. */
  readonly hint: string;
  /** The learner has tried several times without success: show the hint unasked. */
  readonly hint_due: boolean;
  /** The learner's moves that are in effect; `begin` with these leads here again. */
  readonly played: readonly string[];
  /** The name of the lesson after this one; empty after the last. */
  readonly next: string;
  /** After a wrong answer to a puzzle a better move, in notation, to be marked if the learner asks for it; else empty. */
  readonly better: string;
  /** Why the latest answer to a puzzle is not the best, without a word about a better one; empty if that is not known. */
  readonly missed: string;
}

/** What a bot of level 3 would do in the viewer's place, from what the viewer's seat knows. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: number;
  readonly revision: number;
  readonly seat: number;
  /** In notation: the move of now, and those with which the seat would go on until what it has begun ends, or chance or others decide. */
  readonly moves: readonly string[];
  /** What each of the moves is called, and what follows by itself. */
  readonly steps: readonly string[];
  /** They are the rest of a plan that was told before. */
  readonly planned: boolean;
  /** The important effects of the moves, in whole sentences; may be empty. */
  readonly why: string;
  /** What the bot expects of the first move, in whole sentences; may be empty. */
  readonly rated: string;
  /** All of that, to be read out. */
  readonly sentence: string;
}

/** The progress of the analysis of a seat's game, and its result once it is done. */
export interface Analysed {
  readonly type: "analysed";
  readonly id: number;
  readonly seat: number;
  /** The number of moments that are judged. */
  readonly done: number;
  /** The number of moments in all; 0 if it is not known yet, or if the analysis was stopped. */
  readonly total: number;
  readonly analysis: Analysis | null;
  /** The result in sentences. */
  readonly summary: readonly string[];
}

export type ToClient = Welcome | Table | ClockView | View | Plans | Done | Refused | Said | Replayed | Tried | SeenAhead | Thought | Hinted | Analysed | Lesson;

/** The person you are: a guest, or somebody with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Written as `#rrggbb`. */
  readonly colour: string;
  /** `null` for a guest. */
  readonly login: string | null;
  /** Others are not told when you are here. */
  readonly unseen: boolean;
}

/** The answer to all requests about yourself. */
export interface Me {
  /** `null` without a session. */
  readonly person: Person | null;
}

/** The body of `POST /api/me`. A missing field stays as it is; for a new guest the server chooses a value. */
export interface Profile {
  readonly name?: string | null;
  readonly colour?: string | null;
  /** Whether others are not to be told when you are here. */
  readonly unseen?: boolean | null;
}

/** The body of `POST /api/account` and of `POST /api/login`. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** One option of a game, with what a form needs to ask for it. */
export interface OptionInfo {
  /** The option's key in `options` of a new table. */
  readonly name: string;
  /** The option's name for people. */
  readonly label: string;
  /** A sentence for people; may be empty. */
  readonly help: string;
  /** `choice`: one of `choices`. `switch`: true or false. `number`: from `least` to `most`. `fleet`: a fleet as a short text, the name of a ready-made one, or `random`. The first such option is for seat 0, and so on. `seats`: the names of the seats, in their order: letters of `choices`, each at most once. `seed`: a number from which something is drawn. If it is missing, nobody can predict what is drawn. While a seat is open it must be missing. */
  readonly kind: "choice" | "fleet" | "number" | "seats" | "seed" | "switch" | "text";
  readonly default: number | string | boolean;
  readonly least: number | null;
  /** The bounds of a number; `null` if there is no bound. */
  readonly most: number | null;
  readonly choices: readonly string[];
  /** The names of the choices for people, in the same order. */
  readonly words: readonly string[];
  /** The numbers of players with which a form asks for this option; empty for any number. */
  readonly players: readonly number[];
}

/** A way in which a game can end. */
export interface EndingInfo {
  /** The value of `ending` in a search. */
  readonly how: string;
  /** What that ending is called, for people. */
  readonly words: string;
}

/** A game that can be played here. */
export interface GameInfo {
  /** The game's name in addresses and requests. */
  readonly key: string;
  readonly title: string;
  /** The game in a sentence. */
  readonly tagline: string;
  /** How you win it, in a sentence; empty if the game does not say. */
  readonly goal: string;
  /** The possible numbers of players: `2`, `3`, `4`. */
  readonly players: readonly number[];
  /** The names of the seats for people, such as `Red`. */
  readonly seat_names: readonly string[];
  /** Whether players have secrets. */
  readonly hidden: boolean;
  readonly options: readonly OptionInfo[];
  /** Whether a content pack can replace the game's own content. */
  readonly packs: boolean;
  /** Whether players build fleets for it. */
  readonly fleets: boolean;
  /** Whether it has a cover, to be shown where people choose a game: `GET /api/games/{key}/cover.svg`. */
  readonly cover: boolean;
  /** Whether it has an illustrated page for beginners: `GET /api/games/{key}/guide`. */
  readonly guide: boolean;
  /** How many lessons its course has (`GET /api/games/{key}/course`); 0 if there is no course. */
  readonly lessons: number;
  /** The shortest and the longest time that people need for a game, in minutes; zeros if it is not known. */
  readonly minutes: readonly [number, number];
  /** How much there is to learn: 1 (easy) to 3 (hard); 0 if it is not known. */
  readonly weight: number;
  /** Options for somebody's first game, if they are not the usual ones. */
  readonly first_options: Readonly<Record<string, number | string | boolean>>;
  /** The ways in which it can end, a resignation included, for a search in the archive. */
  readonly endings: readonly EndingInfo[];
}

/** The answer to `GET /api/catalogue`: what this server offers. */
export interface Catalogue {
  /** The version of the server. */
  readonly version: string;
  /** The version of the protocol on sockets. */
  readonly protocol: number;
  readonly games: readonly GameInfo[];
  /** The roles for which the style sheet has colours. */
  readonly roles: readonly string[];
}

/** A lesson of a course. */
export interface LessonInfo {
  /** Its page is `/learn/{key}/{name}`, its socket `/ws/learn/{key}/{name}`. */
  readonly name: string;
  readonly title: string;
  /** Whether you have done it. */
  readonly done: boolean;
}

/** Some lessons of a course that belong together. */
export interface ChapterInfo {
  /** Empty in courses without headings. */
  readonly title: string;
  readonly lessons: readonly LessonInfo[];
}

/** The answer to `GET /api/games/{key}/course`: all lessons, in the order of learning. */
export interface CourseInfo {
  readonly chapters: readonly ChapterInfo[];
  /** The name of the first lesson that you have not done; empty if you have done them all. */
  readonly next: string;
}

/** A puzzle of a game, without its answer. */
export interface PuzzleInfo {
  /** Its page is `/puzzles/{key}/{name}`, its socket `/ws/learn/{key}/{name}`. */
  readonly name: string;
  /** How hard it is: the level of the weakest bot that finds the best move, 1 to 5. */
  readonly rating: number;
  /** Whether you have solved it. */
  readonly solved: boolean;
}

/** All puzzles of a game, the easier ones first; the first one has number 1. */
export interface PuzzlesOfGame {
  readonly game: string;
  readonly puzzles: readonly PuzzleInfo[];
}

/** The puzzle of the day: the same for everybody; the games take turns. A day begins at midnight in UTC. */
export interface DailyPuzzle {
  readonly game: string;
  readonly name: string;
  /** Its number among the puzzles of the game. */
  readonly number: number;
  readonly rating: number;
  /** What the seat is called that must choose. */
  readonly seat: string;
  /** Whether you have solved it. */
  readonly solved: boolean;
  /** The number of days in a row, up to today or yesterday, on which you have solved the puzzle of the day. */
  readonly streak: number;
}

/** The answer to `GET /api/puzzles`: the puzzle of the day, and all others. */
export interface Puzzles {
  /** `null` if this server has no puzzles. */
  readonly daily: DailyPuzzle | null;
  readonly games: readonly PuzzlesOfGame[];
}

/** The body of `POST /api/games/{key}/fleets/stock`. */
export interface FleetPack {
  /** The text of a content pack file; `null` for the game's own content. */
  readonly pack?: string | null;
}

/** The body of `POST /api/games/{key}/fleets/read`. */
export interface FleetText extends FleetPack {
  /** The text of a TOML file, a fleet's short text, or the name of a ready-made fleet. */
  readonly text: string;
}

/** The body of `POST /api/games/{key}/fleets/draw`. */
export interface FleetDraw extends FleetPack {
  /** The build total; `null` for the usual one of the game. */
  readonly total?: number | null;
  /** A nation, or `any` for pieces of all nations; if it is empty, the server picks a nation. */
  readonly nation?: string;
  /** A number that always gives the same fleet; a rival can find it by trying all numbers. Without it, nobody can. */
  readonly seed?: number | null;
}

/** The answer to `POST /api/games/{key}/fleets/read`. */
export interface FleetTextRead {
  readonly fleets: readonly Plan[];
}

/** The answer to `GET /api/games/{key}/rules`, in the order of the rulebook. */
export interface Rules {
  /** The paragraphs before the first clause; `**` and `*` enclose emphasised words. */
  readonly introduction: readonly string[];
  readonly clauses: readonly Clause[];
  readonly credits: Credits;
}

/** A drawn piece: the inside of an SVG symbol. */
export interface Drawing {
  /** The symbol's `viewBox`. */
  readonly box: string;
  readonly body: string;
}

/** The body of `POST /api/games/{key}/positions/read`. */
export interface PositionText {
  /** The text of a position file. */
  readonly text: string;
  /** The seat that looks at the picture; if it is missing, or no such seat plays, the seat that must choose. */
  readonly seat?: number | null;
}

/** The answer to `GET /api/games/{key}/positions`: what position files of a game look like. */
export interface PositionForm {
  /** The JSON schema of the file. Where the game has words for it, `title` of a field is its label, `description` says what belongs there, and `words` beside an `enum` are its values for people, in the same order. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** A position file of a game that has gone on for a while. */
  readonly example: string;
}

/** A valid position file. */
export interface PositionRead {
  /** The game's key. */
  readonly game: string;
  /** The text of the file, checked and tidied, with all its fields. */
  readonly text: string;
  /** The names of the seats that play, in their order. */
  readonly seats: readonly string[];
  /** Their names for people, such as `Red`. */
  readonly seat_names: readonly string[];
  /** The seat that must choose; -1 for chance or nobody. */
  readonly player: number;
  /** How the game ended, if it is over in the position; else empty. */
  readonly ending: string;
  /** Remarks about the file: what it leaves open. */
  readonly notes: readonly string[];
  /** The position as one of the seats sees it, which the picture names; `made` is empty unless a record has come to it. */
  readonly picture: Replayed;
  /** What can be changed by touching and carrying shapes of this picture. */
  readonly edits: Edits;
}

/** The answer to `POST /api/games/{key}/positions/read`: a position, or all that was found to be wrong with the file. */
export interface PositionChecked {
  readonly position: PositionRead | null;
  /** What the file says although it is wrong, to be drawn and mended; `null` where it cannot be drawn. */
  readonly sketch: PositionRead | null;
  /** `path` names the field, `message` the clauses that speak against it, and what would be right. The first is the one for which the file is refused; others may follow from it. */
  readonly faults: readonly Problem[];
}

/** The body of `POST /api/records/read`. */
export interface RecordText {
  /** The text of a record. */
  readonly text: string;
  /** The number of moves after which the position is wanted; `null` for all moves. */
  readonly at?: number | null;
}

/** The answer to `POST /api/records/read` and to `GET /api/matches/{id}/position`: a game at one point. */
export interface RecordRead {
  /** The game's title. */
  readonly title: string;
  /** The players, seat by seat. */
  readonly labels: readonly string[];
  /** The number of moves that were made and not taken back. */
  readonly moves: number;
  /** How many of these moves lead to the position. */
  readonly at: number;
  /** That the game began by older rules, and came to the same by those here; empty if the rules are the same. */
  readonly rules: string;
  readonly position: PositionRead;
}

/** A chance move of a finished game, taken back or not. */
export interface DiceDraw {
  /** Its number among all chance moves, from 1: its draw has this number. */
  readonly index: number;
  readonly revision: number;
  /** How many moves chance had, each equally likely. */
  readonly choices: number;
  /** Which of them it was, from 0, in the order in which the rules list them. */
  readonly value: number;
  readonly move: string;
}

/** The answer to `GET /api/matches/{id}/dice`: all that somebody needs to compute the [dice](dice.md) of a finished game. */
export interface DiceProof {
  readonly commitment: string;
  /** The server's secret, which hashes to the commitment. */
  readonly secret: string;
  readonly pledges: readonly string[];
  /** The players' numbers, seat by seat; empty if there is none. */
  readonly numbers: readonly string[];
  /** The options that were drawn before the first move, and their values. */
  readonly options: readonly (readonly [string, string])[];
  /** The game began from a position file. What that file left open was not drawn from these dice. */
  readonly start: boolean;
  readonly draws: readonly DiceDraw[];
}

/** The player on a seat of a new table. */
export interface SeatPlan {
  /** `me`: you; several seats may be yours. `open`: anybody who comes. */
  readonly kind: "bot" | "me" | "open";
  /** The level of a bot: 1 (weakest) to 5 (strongest); 0 plays at random. */
  readonly level?: number;
  /** With `me`: the pledge of the number that you will give for the dice, as in [Sit](#sit). */
  readonly pledge?: string | null;
}

/** The body of `POST /api/matches`. */
export interface NewMatch {
  /** The game's key. */
  readonly game: string;
  /** Options by the names in the catalogue; a missing one has its default. */
  readonly options?: Readonly<Record<string, number | string | boolean>>;
  /** One entry for each player, seat 0 first. */
  readonly seats: readonly SeatPlan[];
  /** Everybody finds it in the list of tables. */
  readonly listed?: boolean;
  /** The ids of people who are told that they are invited. */
  readonly invite?: readonly string[];
  /** The game counts for ratings: everybody plays for themselves, without hints, and asks nobody to take moves back. It begins from the beginning, with the game's own content, and at least two play. */
  readonly rated?: boolean;
  /** The text of a content pack file. */
  readonly pack?: string | null;
  /** The text of a position file from which the game begins. The file says how many people play, with what options and content; the other fields must not contradict it. If it leaves something hidden open, that is imagined, and no seat may be open. */
  readonly position?: string | null;
  /** What is agreed about time; `null` if the game is played without a clock. A game that counts then has 3 days for each move. */
  readonly clock?: ClockTerms | null;
}

/** The answer to `POST /api/matches`. */
export interface Made {
  /** The id of the new table. Its page is `/t/{match}`: send that address to the people you invite. */
  readonly match: string;
}

/** A table in a list. */
export interface MatchCard {
  /** The table's id. */
  readonly match: string;
  /** The game's key. */
  readonly game: string;
  /** The game's title. */
  readonly title: string;
  /** The state, as in `table`. */
  readonly state: "frozen" | "open" | "over" | "playing";
  /** The names of the players, seat by seat; empty for an open seat. */
  readonly seats: readonly string[];
  /** Your seats. */
  readonly mine: readonly number[];
  readonly your_turn: boolean;
  readonly listed: boolean;
  /** The game counts for ratings. */
  readonly rated: boolean;
  /** The time of the last change there, in seconds since 1970. */
  readonly changed: number;
  /** The time since when it is your turn, in seconds since 1970; 0 if it is not, or if that is not known. */
  readonly since: number;
  /** Whether it is your turn and other people play there, too. */
  readonly waited_for: boolean;
  /** What was agreed about time, in a few words, and how much time you have left if it is your turn; empty without a clock. */
  readonly clock: string;
}

/** The answer to `GET /api/matches`: at most 100 tables of each kind, the latest first. */
export interface Lobby {
  /** The tables that you made, or where you have a seat. */
  readonly mine: readonly MatchCard[];
  /** The tables that are listed for everybody. */
  readonly listed: readonly MatchCard[];
}

/** A rating: how strong somebody is, as far as that is known. */
export interface RatingTold {
  /** The likeliest strength; everybody begins with 1000. */
  readonly points: number;
  /** How far off it may be: in 19 of 20 cases the strength is between `points - give` and `points + give`. */
  readonly give: number;
}

/** A seat of a finished game. */
export interface ArchivedSeat {
  /** The name of the person or bot; empty for somebody who has been deleted. */
  readonly player: string;
  /** The person's colour, as `#rrggbb`; empty for bots. */
  readonly colour: string;
  /** The id of the person; empty for bots. */
  readonly person: string;
  /** The level of the bot; `null` for people. */
  readonly level: number | null;
  readonly result: "drawn" | "lost" | "won";
  /** 1 for the best; seats that are level share a rank. */
  readonly rank: number;
  /** What the game counts; `null` if it counts nothing. */
  readonly score: number | null;
  /** The rating before the game; `null` if the game did not count. */
  readonly before: RatingTold | null;
  /** The rating after it. */
  readonly after: RatingTold | null;
}

/** A finished game. Its record, pictures and replay are those of the table. */
export interface ArchivedGame {
  /** The table's id. */
  readonly match: string;
  /** The game's key. */
  readonly game: string;
  /** The game's title. */
  readonly title: string;
  /** The options that were not the usual ones, for people: label and value. */
  readonly options: Readonly<Record<string, string>>;
  /** How the game ended, in a few words. */
  readonly ending: string;
  /** How many moves were made, those of chance included. */
  readonly moves: number;
  /** When the game ended, in seconds since 1970. */
  readonly ended: number;
  /** Everybody may find it here. */
  readonly listed: boolean;
  /** The game has counted for ratings. */
  readonly rated: boolean;
  readonly seats: readonly ArchivedSeat[];
  /** Your seats. */
  readonly mine: readonly number[];
}

/** The answer to `GET /api/archive`: finished games, the latest first, at most 20. */
export interface Archive {
  readonly games: readonly ArchivedGame[];
  /** Ask with this as `after` for the games that ended before these; empty if there are none. */
  readonly next: string;
}

/** A person, as others see them. */
export interface Somebody {
  /** The id; the person's page is `/p/{person}`. */
  readonly person: string;
  readonly name: string;
  /** Written as `#rrggbb`. */
  readonly colour: string;
}

/** How often somebody came where in a game with a number of players. */
export interface Tally {
  /** The game's key. */
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** How often the person was first, second, and so on. */
  readonly ranks: readonly number[];
}

/** The rating of somebody in a game with a number of players. */
export interface RatingInfo {
  /** The game's key. */
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly rating: RatingTold;
  /** How many games have counted. */
  readonly games: number;
}

/** The answer to `GET /api/people/{id}`. */
export interface PersonPage {
  readonly who: Somebody;
  /** When the person came here first, in seconds since 1970. */
  readonly since: number;
  /** Whether the person was here in the last minutes; false if that is not to be seen. */
  readonly here: boolean;
  /** Of games that you may find in the archive. */
  readonly tallies: readonly Tally[];
  readonly ratings: readonly RatingInfo[];
  /** The latest games that you may find in the archive. */
  readonly recent: readonly ArchivedGame[];
}

/** A place on a leader board. */
export interface Leader {
  /** The name of the person or bot. */
  readonly player: string;
  readonly colour: string;
  /** The id of the person; empty for bots. */
  readonly person: string;
  /** The level of the bots; `null` for people. */
  readonly level: number | null;
  readonly rating: RatingTold;
  /** How many games have counted. */
  readonly games: number;
}

/** The answer to `GET /api/games/{key}/leaders`: at most 50, those first who are almost certainly stronger. */
export interface LeaderBoard {
  readonly game: string;
  readonly players: number;
  readonly leaders: readonly Leader[];
}

/** The answer to `GET /api/people`: who was here in the last minutes, at most 100. */
export interface People {
  readonly here: readonly Somebody[];
}

/** Somebody with whom you have a bond. */
export interface KnownPerson {
  readonly who: Somebody;
  /** You have asked to be friends, or have agreed. If `asks` is true as well, you are friends. */
  readonly friend: boolean;
  /** The other has asked to be friends, or has agreed. */
  readonly asks: boolean;
  /** You do not want to read what this person says. */
  readonly muted: boolean;
  /** This person can neither ask nor invite you, nor sit down at tables that you make. They are not told why. */
  readonly blocked: boolean;
  /** A friend who was here in the last minutes. */
  readonly here: boolean;
}

/** An invitation to a table. */
export interface InvitationInfo {
  /** The table's id. */
  readonly match: string;
  /** The game's key. */
  readonly game: string;
  readonly title: string;
  /** The game counts for ratings. */
  readonly rated: boolean;
  readonly by: Somebody;
  /** In seconds since 1970. */
  readonly at: number;
}

/** The answer to `GET /api/company`: the people you know, and to what you are invited. */
export interface Company {
  readonly known: readonly KnownPerson[];
  readonly invitations: readonly InvitationInfo[];
}

/** The body of `POST /api/company/{person}`. */
export interface Bond {
  readonly kind: "blocked" | "friend" | "muted";
  /** `true` makes the bond, `false` ends it. If you block a friend, you are no longer friends. */
  readonly on: boolean;
}

/** The body of `POST /api/me/delete`. */
export interface Deletion {
  /** You know that this cannot be undone. */
  readonly sure: true;
  /** The password, if you have an account. */
  readonly password?: string | null;
}

/** The answer to `GET /api/me/data`: everything that is kept of you, as the database has it. */
export interface OwnData {
  /** The version of the server. */
  readonly version: string;
  /** Rows by what they are: `person`, `tables`, `seats`, `moves`, `results`, `ratings`, `remarks` and so on. Times are milliseconds since 1970. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A way in which you are told that it is your turn. */
export interface NoticeChannel {
  readonly id: string;
  readonly kind: "mail" | "push" | "webhook";
  /** The e-mail address, the URL of your program, or the one at which a push service takes messages for your browser. */
  readonly address: string;
  /** `new` and `asked`: nothing is sent before the link in the first message was opened; a browser does so by itself. `failed`: for a long time nothing could be delivered. */
  readonly state: "asked" | "failed" | "new" | "on";
  readonly quiet_from: number;
  readonly quiet_until: number;
  readonly zone: string;
  /** As in `ChannelSettings`. */
  readonly pause: number;
  /** Of a webhook: what signs its notices; else empty. */
  readonly secret: string;
}

/** The answer to all requests about your notices. */
export interface Notices {
  /** What this server can send. */
  readonly kinds: readonly ("mail" | "push" | "webhook")[];
  readonly channels: readonly NoticeChannel[];
  /** The public key that a browser wants when you ask for notices there (VAPID); empty if this server sends none. */
  readonly push_key: string;
}

/** The body of `POST /api/notices/{channel}`: when you are told. */
export interface ChannelSettings {
  readonly quiet_from?: number;
  /** The hours in which nothing is sent, in minutes after midnight; none if both are equal. They may go past midnight. */
  readonly quiet_until?: number;
  /** The time zone of these hours, such as `Europe/Berlin`. */
  readonly zone?: string;
  /** The least number of minutes between two notices; all turns that come up meanwhile are told in one. */
  readonly pause?: number;
}

/** The body of `POST /api/notices`. */
export interface NewChannel extends ChannelSettings {
  readonly kind: "mail" | "push" | "webhook";
  readonly address: string;
  readonly p256dh?: string;
  /** Of a browser: the keys of its subscription, as it names them. */
  readonly auth?: string;
}

/** The body of `POST /notices/confirm`. */
export interface LinkToken {
  /** From the link in the message. */
  readonly token: string;
}

/** The answer to `GET /api/turns`: at most 100 tables where it is your turn. */
export interface Turns {
  /** Where other people wait for you comes first, and among those the table that has waited longest. */
  readonly tables: readonly MatchCard[];
}

/** The body of `POST /api/programs`. */
export interface NewProgram {
  readonly name: string;
}

/** A program of yours. */
export interface ProgramInfo {
  readonly id: string;
  readonly name: string;
  /** Seconds since 1970. */
  readonly created: number;
  /** At how many tables it has a seat now; games that are over do not count. */
  readonly tables: number;
}

/** The answer to `GET /api/programs`. */
export interface MyPrograms {
  readonly programs: readonly ProgramInfo[];
  /** How many programs you may have. */
  readonly most: number;
}

/** The answer to `POST /api/programs`. */
export interface ProgramMade {
  readonly id: string;
  readonly name: string;
  /** What the program shows instead of a password. Nobody is told it again. */
  readonly token: string;
}

/** A seat that a program has at a table. */
export interface ProgramSeat {
  /** The table's id; its socket is `/ws/programs/{match}`. */
  readonly match: string;
  readonly seat: number;
  readonly game: string;
  readonly state: "open" | "playing";
}

/** The answer to `GET /api/program`: the tables at which the program has a seat, without those where the game is over. */
export interface ProgramTables {
  /** The name of the program. */
  readonly name: string;
  /** The name of the person to whom it belongs. */
  readonly owner: string;
  readonly tables: readonly ProgramSeat[];
}

/** What a player builds before a game, by the ids of its pieces. It may be allowed or not. */
export interface Plan {
  readonly name: string;
  /** The points that it may cost. */
  readonly total: number;
}

/** A text on cards. */
export interface Saying {
  readonly clause: string;
  readonly text: string;
  /** `published`, `deduced` or `reconstructed`. */
  readonly provenance: string;
}

/** What a piece adds to the share of games that its fleet wins, beyond what its points add elsewhere, in thousandths. */
export interface PieceRating {
  /** The number of games in which a fleet had it. */
  readonly games: number;
  readonly adds: number;
  readonly low: number;
  /** In 95 of 100 such trials, what it truly adds lies between these two. */
  readonly high: number;
}

/** A piece that players build with. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  /** One of `Stock.kinds`. */
  readonly kind: string;
  readonly points: number;
  /** The side to which it belongs, one of `Stock.nations`; empty if it belongs to none. */
  readonly nation?: string;
  readonly set?: string;
  /** Its number in its set. */
  readonly number?: string;
  /** Set and number of its other prints, as `Second 12`. */
  readonly also?: readonly string[];
  /** The texts on it, as keys of `Stock.sayings`. */
  readonly says?: readonly string[];
  /** The names or the kind of other pieces together with which it takes no space. */
  readonly links?: readonly string[];
  /** Why it cannot be played; empty if it can. */
  readonly why_not?: string;
  readonly provenance?: string;
  /** `null` if it has played too few games. */
  readonly rating?: PieceRating | null;
}

/** A nation of pieces. */
export interface Nation {
  readonly key: string;
  readonly name: string;
  /** The colour of its pieces, `#rrggbb`. */
  readonly colour: string;
}

/** How often a fleet has won against all other rated fleets, between equal players. */
export interface Rating {
  readonly games: number;
  /** The share of games won; a drawn game counts half. */
  readonly wins: number;
  readonly low: number;
  /** In 95 of 100 such trials, the true share of wins lies between these two. */
  readonly high: number;
  /** The bot that played both sides. */
  readonly player: string;
}

/** A ready-made plan that comes with the game. */
export interface OfferedPlan {
  readonly plan: Plan;
  /** The plan as a short text. */
  readonly code: string;
  /** The nation of its pieces, or `any`. */
  readonly nation: string;
  readonly points: number;
  readonly rating: Rating | null;
}

/** All pieces that players can build with, and the ready-made plans. */
export interface Stock {
  readonly kinds: readonly string[];
  readonly nations: readonly Nation[];
  readonly sets: readonly string[];
  /** The usual build total. */
  readonly total: number;
  readonly least: number;
  /** The smallest and the largest build total. */
  readonly most: number;
  readonly pieces: readonly Piece[];
  readonly sayings: Readonly<Record<string, Saying>>;
  readonly offered: readonly OfferedPlan[];
  /** The name of the content pack that all this comes from; empty for the game's own content. */
  readonly pack: string;
  /** The number of games that the ratings of pieces come from; 0 if no piece is rated. */
  readonly rated_games: number;
}

/** Why a plan is not allowed: where, by which clause, and in words. */
export interface Fault {
  /** The place, such as `events[2]`. */
  readonly path: string;
  readonly clause: string;
  readonly sentence: string;
}

/** Something that a fleet has, and what it adds to its strength. */
export interface StrengthPart {
  /** The thing, in words. */
  readonly what: string;
  readonly number: number;
  /** What each one adds; below 0 if it makes a fleet weaker. */
  readonly worth: number;
}

/** An estimate of a fleet's strength, made from the results of rated fleets. */
export interface Strength {
  readonly value: number;
  /** The average strength of fleets with this build total. */
  readonly usual: number;
  readonly parts: readonly StrengthPart[];
}

/** What a plan costs, and whether it is allowed. */
export interface PlanSum {
  /** The plan as a short text that begins with the build total, for options and links. */
  readonly code: string;
  readonly nation: string;
  readonly points: number;
  /** The points that it may cost, including what its pieces add. */
  readonly allowed: number;
  /** What is wrong; empty if the plan is allowed. */
  readonly faults: readonly Fault[];
  /** The plan as a row of a TOML file. */
  readonly toml: string;
  /** `null` if a piece is unknown, or the game has no such estimate. */
  readonly strength: Strength | null;
}

/** One clause of a game's rules, in players' words. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** The heading it stands under. */
  readonly part: string;
  readonly source: "advice" | "deduced" | "published" | "reconstructed" | "rulebook" | "ruling";
  /** More about the source; if there is a `rest`, which part of the clause comes from `source`. */
  readonly note: string;
  /** Where the rest comes from, if `source` is true of only a part. */
  readonly rest: "advice" | "deduced" | "published" | "reconstructed" | "rulebook" | "ruling" | "";
}

/** Who made the game and who it is for, as far as the rulebook or other public sources say; the rest is empty. */
export interface Credits {
  readonly designers: readonly string[];
  readonly artists: readonly string[];
  readonly publisher: string;
  /** `2013`, `2004 to 2008`. */
  readonly year: string;
  /** How long a game takes in minutes, as the sources say it: `55 to 65`. */
  readonly minutes: string;
  /** The lowest age of players. */
  readonly age: number;
  /** Remarks, in sentences. */
  readonly note: string;
}

/** A card, a place on a map, or anything else that position files, notation and fleets name by an id. */
export interface Component {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** The text on it, and what it does. */
  readonly text: string;
  /** Where it comes from; empty if the game does not say. */
  readonly provenance: "deduced" | "published" | "reconstructed" | "rulebook" | "";
  /** Which of its fields come from another source. */
  readonly note: string;
  /** Names of drawings (`GET /api/games/{key}/art`) that show it. */
  readonly drawings: readonly string[];
  /** The role of each of these drawings, which gives its colours (`GET /theme.css`). */
  readonly roles: readonly string[];
  /** The corners of its shape, x to the right and y upwards; empty if it has none that matters. */
  readonly outline: readonly (readonly [number, number])[];
}

/** One line of a table of scores. */
export interface Part {
  /** The thing that is counted, in a word or two. */
  readonly label: string;
  /** The amount of each seat. */
  readonly values: readonly number[];
  /** What the line does to the sum of the lines before it, which begins at 0. `told`: it is shown but does not count. */
  readonly how: "minus" | "plus" | "times" | "told";
  /** Words to be shown instead of the values, for each seat; empty to show the values. */
  readonly words: readonly string[];
}

/** The score of each seat. No winner has a lower score than a loser. */
export interface Standing {
  /** The name of a score, in a word or two, such as `Points`. */
  readonly label: string;
  /** The score of each seat: the result of its parts. */
  readonly scores: readonly number[];
  readonly parts: readonly Part[];
  /** Seats that have dropped out. */
  readonly out: readonly number[];
  /** The role of each seat's pieces in pictures, which has the colours of the seat; empty if there are none. */
  readonly roles: readonly string[];
  /** The drawing of the game's art that stands for each seat; empty if there are none. */
  readonly signs: readonly string[];
}

/** The scores after a turn in which some of them changed. */
export interface ScoreMark {
  /** The number of the turn, counting everybody's turns from 1; 0 means before the first turn. */
  readonly turn: number;
  /** The number of moves made by then, for `replay`. */
  readonly at: number;
  readonly scores: readonly number[];
}

/** A turn that did much to decide the game. */
export interface Moment {
  readonly turn: number;
  /** The number of moves made by its end, for `replay`. */
  readonly at: number;
  /** The seat whose turn it was; -1 for nobody. */
  readonly seat: number;
  /** What happened, in sentences of the game's story. */
  readonly text: string;
  /** The scores before the turn. */
  readonly before: readonly number[];
  /** The scores after the turn. */
  readonly after: readonly number[];
}

/** The scores of a finished game, turn by turn. */
export interface ScoreHistory {
  /** The name of a score, in a word or two; empty if the game counts nothing, or if only one seat plays. */
  readonly label: string;
  /** The number of turns. */
  readonly turns: number;
  /** The number of moves, counted to the end of the game. */
  readonly moves: number;
  /** The scores from beginning to end; between two marks they stay the same. */
  readonly marks: readonly ScoreMark[];
  /** The turning points, in their order. */
  readonly moments: readonly Moment[];
}

/** Decimal places of the numbers in a result. */
export const FIGURES = 4;

/** A choice of the seat. */
export interface Chosen {
  /** The number of moves made before it. */
  readonly at: number;
  /** Its number among the choices of the seat, counted from 1; what was forced or left to chance does not count. */
  readonly number: number;
  /** The move, in notation. */
  readonly move: string;
  /** The name of the move. */
  readonly name: string;
  /** The share of the result that the seat could expect with the best move that was found. */
  readonly before: number;
  /** The share that it could expect after the move that it chose. */
  readonly after: number;
  /** The difference; slightly below 0 if the best move was no better after all. */
  readonly lost: number;
  /** The standard error of that difference. */
  readonly error: number;
  /** Whether it clearly cost something. */
  readonly mistake: boolean;
  /** The best move that was found, in notation. */
  readonly best: string;
  /** What would have been better, in a sentence; empty if nothing was. */
  readonly better: string;
  /** Why that move would have been better. */
  readonly why: string;
}

/** Something that chance did. */
export interface Fortune {
  /** The number of moves made by then, including this one. */
  readonly at: number;
  /** How much more the seat could expect after it than before it. */
  readonly change: number;
  readonly error: number;
  readonly told: string;
}

/** The share of the result that the seat could expect after a number of moves. */
export interface Point {
  readonly at: number;
  readonly value: number;
  readonly error: number;
}

/** What led from the beginning to the result: `choices`, `luck`, `others` and `rest` add up to `end` - `start`. */
export interface Sums {
  readonly start: number;
  readonly end: number;
  /** What the seat's choices cost, as a negative number; 0 if it always made the best move that was found. */
  readonly choices: number;
  readonly choices_error: number;
  /** What chance brought the seat. */
  readonly luck: number;
  readonly luck_error: number;
  /** What the choices of others brought the seat: mostly positive, since they make mistakes. */
  readonly others: number;
  readonly others_error: number;
  /** What remains, because every estimate has an error. */
  readonly rest: number;
}

/** A seat's game, judged from what the seat knew at each moment. */
export interface Analysis {
  readonly game: string;
  readonly seat: number;
  readonly players: number;
  /** The number of simulations of each search. */
  readonly simulations: number;
  readonly moves: number;
  readonly points: readonly Point[];
  readonly choices: readonly Chosen[];
  readonly fortunes: readonly Fortune[];
  readonly sums: Sums;
  /** The number of moments that were not judged because that would have taken too much time or memory. */
  readonly unjudged: number;
}

/** With so many players, or fewer, somebody whose time is up can lose; among more, nobody would have won. */
export const TWO = 2;

/** How much time everybody has, and what happens to somebody whose time is up. */
export interface ClockTerms {
  /** What the time is for: the whole game of a player, each turn (until somebody else is to choose), or each move. */
  readonly per: "game" | "move" | "turn";
  /** The time itself. */
  readonly seconds: number;
  /** The seconds that everybody gets on top at the beginning of each own turn; only if the time is for the whole game. */
  readonly more?: number;
  /** The seconds at the beginning of each turn that cost nothing; with time for each move, at the beginning of each move. */
  readonly free?: number;
  /** What happens when somebody's time is up: they `lose`, which is possible with at most two players, or a `bot` plays on. Without a word they lose where that is possible. */
  readonly then?: "bot" | "lose" | null;
  /** The level of that bot, 1 (weakest) to 5 (strongest); 0 plays at random. */
  readonly level?: number;
}

/** One thing that a shape may be turned into. */
export interface EditChoice {
  readonly label: string;
  /** New values of fields of the file, by paths in the form that refusals use: `players.A.at`, `board[1][2]`. Where the value at a path is a text, a number in brackets stands for one of its letters, spaces not counted. `null`: the field is left out. What holds a new field need not be there yet. */
  readonly changes: Readonly<Record<string, boolean | number | string | readonly (string | number)[] | null>>;
}

/** The changes that a shape of the picture offers. */
export interface BoardEdit {
  /** The shape's id in the scene of the position. */
  readonly shape: string;
  readonly choices: readonly EditChoice[];
  /** Each touch turns the shape into the next of these, and after the last into the first. If false, the player is asked which. */
  readonly turns: boolean;
}

/** Where a shape of the picture can be carried. */
export interface CarryEdit {
  /** Its id in the scene of the position. */
  readonly shape: string;
  /** The shapes that it can be put on, each with what that changes, as the changes of a choice. */
  readonly places: Readonly<Record<string, Readonly<Record<string, boolean | number | string | readonly (string | number)[] | null>>>>;
}

/** A shape of the picture that can be moved anywhere on a plane, and turned. */
export interface LayEdit {
  /** Its id in the scene of the position. */
  readonly shape: string;
  /** Id of the shape on which it is moved. */
  readonly on: string;
  /** The field of the file with its place and its heading: x and y upward in hundredths of the notation's measure, and tenths of a degree, counter-clockwise from the right. */
  readonly path: string;
  /** What that field says now. */
  readonly lies: readonly [number, number, number];
  /** Its corners at heading 0 around 0,0, in hundredths, y upward. */
  readonly outline: readonly (readonly [number, number])[];
  readonly x: number;
  /** Where 0,0 lies in the picture. */
  readonly y: number;
  /** How many hundredths a scene unit is. */
  readonly scale: number;
  readonly width: number;
  /** The greatest coordinates that it may have, in hundredths; the smallest are 0,0. */
  readonly height: number;
  /** It has a heading of its own. */
  readonly turns: boolean;
}

/** A place to carry things to that the picture does not draw. */
export interface SpotEdit {
  /** An id that no shape of the picture has. */
  readonly id: string;
  readonly label: string;
  /** Its corners in the picture. */
  readonly points: readonly (readonly [number, number])[];
}

/** All that can be done to a position on its board. */
export interface Edits {
  readonly choices: readonly BoardEdit[];
  readonly carries: readonly CarryEdit[];
  readonly lays: readonly LayEdit[];
  /** Places to carry things to; they lie below all shapes that can be edited. */
  readonly spots: readonly SpotEdit[];
}

/** Some sentences; `**` and `*` enclose emphasised words, and clauses stand in brackets: `(CA-5.2)`. */
export interface Paragraph {
  readonly block: "paragraph";
  readonly text: string;
}

/** A list of sentences. */
export interface Points {
  readonly block: "points";
  readonly points: readonly string[];
  readonly numbered: boolean;
}

/** A picture of a position. */
export interface Figure {
  readonly block: "figure";
  /** Its name in `pictures.toml`. */
  readonly name: string;
  /** A description of the picture for people who cannot see it. */
  readonly alt: string;
  /** What the picture shows, in a sentence. */
  readonly caption: string;
}

export type Block = Paragraph | Points | Figure;

/** A heading, and the text below it. */
export interface GuidePart {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A game's illustrated page. */
export interface Guide {
  /** The text before the first heading. */
  readonly lead: readonly Block[];
  readonly parts: readonly GuidePart[];
}

/** A ship, and the crew and equipment that begin aboard, by ids. */
export interface PlannedShip {
  readonly ship: string;
  readonly crew: readonly string[];
  readonly equipment: readonly string[];
}

/** A fleet by the ids of its pieces. It may be allowed or not. */
export interface FleetPlan extends Plan {
  /** The points that it may cost. */
  readonly total: number;
  readonly ships: readonly PlannedShip[];
  readonly creatures: readonly string[];
  /** Crew and equipment that begin at home. */
  readonly ashore: readonly string[];
  readonly events: readonly string[];
  readonly treasures: readonly string[];
  /** The values of the coins; empty for the usual ones. */
  readonly coins: readonly number[];
}

/** A piece that fleets are built with. */
export interface FleetPiece extends Piece {
  readonly masts?: number;
  readonly cargo?: number;
  readonly move?: string;
  /** The rank and range of each cannon, from front to rear: `2L-3S`. */
  readonly cannons?: string;
}

/** A ready-made fleet that comes with the game. */
export interface OfferedFleet extends OfferedPlan {
  readonly plan: FleetPlan;
}

/** All pieces that fleets can be built with, and the ready-made fleets. */
export interface FleetStock extends Stock {
  readonly pieces: readonly FleetPiece[];
  readonly offered: readonly OfferedFleet[];
}

/** What is aboard one ship of a fleet, in numbers. */
export interface ShipSum {
  readonly crew_points: number;
  readonly equipment_points: number;
  /** Her cargo spaces, including what links and crew add. */
  readonly spaces: number;
  /** How many of her cargo spaces are taken. */
  readonly used: number;
}

/** What a fleet costs, and whether it is allowed. */
export interface FleetSum extends PlanSum {
  /** The ships, in the order of the plan; empty if a piece is unknown. */
  readonly ships: readonly ShipSum[];
  /** The coins that it gives. */
  readonly coins: readonly number[];
}

/** What fields of shapes and of other parts of a scene are where the server leaves them out, by `shape` or the name of the type. */
export const DEFAULTS = {
  "polygon": {
    "label": "",
    "decoration": false,
    "glyph": "",
    "move": null,
    "attempt": null
  },
  "line": {
    "label": "",
    "decoration": false,
    "glyph": "",
    "move": null,
    "attempt": null
  },
  "box": {
    "label": "",
    "decoration": false,
    "glyph": "",
    "move": null,
    "attempt": null,
    "round": 0
  },
  "sector": {
    "label": "",
    "decoration": false,
    "glyph": "",
    "move": null,
    "attempt": null
  },
  "disc": {
    "label": "",
    "decoration": false,
    "glyph": "",
    "move": null,
    "attempt": null
  },
  "symbol": {
    "label": "",
    "decoration": false,
    "glyph": "",
    "move": null,
    "attempt": null,
    "turn": 0
  },
  "words": {
    "label": "",
    "decoration": false,
    "glyph": "",
    "move": null,
    "attempt": null,
    "anchor": "middle",
    "room": 0,
    "names": "",
    "first": false
  },
  "Fact": {
    "art": "",
    "role": "icon",
    "text": "",
    "glyph": "",
    "dim": false
  },
  "thing": {
    "label": "",
    "decoration": false,
    "glyph": "",
    "move": null,
    "attempt": null,
    "title": "",
    "art": "",
    "corner": "",
    "facts": [],
    "lines": [],
    "laid": [],
    "mood": "plain",
    "seat": -1,
    "told": false
  },
  "Region": {
    "brief": false,
    "hidden": false,
    "folded": false
  },
  "Carry": {
    "label": ""
  },
  "Helm": {
    "before": [],
    "near": []
  },
  "FreePoint": {
    "turn": "none",
    "outline": [],
    "rail": [],
    "within": []
  },
  "Group": {
    "words": []
  },
  "Reply": {
    "more": []
  }
} as const;
