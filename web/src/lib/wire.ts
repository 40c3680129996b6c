// What goes over the wire, as docs/protocol.md tells it. Written by `python -m quarterdeck.server.protocol.typescript`
// from the Python Structs; change those, not this file.

/** What all shapes share. */
export interface Shape {
  /** Names the same thing in every picture of a match. */
  readonly id: string;
  /** What the shape is, which decides on its colours: `ship-orange`. */
  readonly role: string;
  /** The text alternative: what a screen reader says. Only decoration may have none. */
  readonly label: string;
  /** Only for the eye: carries no information and takes no clicks. */
  readonly decoration: boolean;
  /** What a terminal writes at the shape's centre, and all that plain text shows of it. */
  readonly glyph: string;
  /** The move, in notation, that choosing this shape makes. */
  readonly move: string | null;
  /** The move, in notation, that the viewer would mean by choosing this shape, though it is not legal now: a refusal says why. */
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
  /** Radius of its corners. */
  readonly round: number;
}

/** A part of a ring around (x, y): from the angle `start` on over `sweep` degrees, less than 360. */
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
  /** Edge of the square it fills, centred on (x, y). */
  readonly size: number;
  /** The name of its drawing: a file of the art package, without `.svg`. */
  readonly art: string;
  /** Degrees clockwise. */
  readonly turn: number;
}

/** A line of text; its middle height is at y. `size` is its height, a letter is about half as wide. */
export interface Words extends Shape {
  readonly shape: "words";
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  /** Which part of the line is at x. */
  readonly anchor: "end" | "middle" | "start";
  /** How wide it may get, 0 for any width: in a terminal, where letters are wider, longer words are cut short. */
  readonly room: number;
}

/** A small sign on a thing, with a number or a word beside it: three missiles, one Lane up. */
export interface Fact {
  /** What the sign and its number mean together, in words; never empty. */
  readonly label: string;
  /** The sign: a drawing of the scene's art package; empty: there is none. */
  readonly art: string;
  /** Gives the sign its colours. */
  readonly role: string;
  /** What stands beside the sign, such as `3`. */
  readonly text: string;
  /** The sign in a terminal: a short word, or a character as a drawing; empty: the label. */
  readonly glyph: string;
  /** It counts no more, or not yet. */
  readonly dim: boolean;
}

/**
 * What lies in a region beside the board, without a place of its own: clients lay it out.
 *
 * Its label says everything that it shows. Of a thing with a move the label says what choosing it does.
 */
export interface Thing extends Shape {
  readonly shape: "thing";
  /** Id of its region. */
  readonly region: string;
  /** `card`: has a picture and can be held; `choice`: a button; `note`: something to read; `pile`: cards or money that lie in a heap; `plate`: a wide card of a piece on the board, with its signs in rows; `seat`: what is public of a seat. */
  readonly look: "card" | "choice" | "note" | "pile" | "plate" | "seat";
  readonly title: string;
  /** Its picture: a drawing of the scene's art package. */
  readonly art: string;
  /** The one number or word that counts most, such as a value or a price. */
  readonly corner: string;
  readonly facts: readonly Fact[];
  /** Sentences. */
  readonly lines: readonly string[];
  /** What players have laid on it, such as bids. */
  readonly laid: readonly Fact[];
  /** `lit`: what everything is about now; `dim`: it is used up or does not count now. */
  readonly mood: "dim" | "lit" | "plain";
  /** The seat that it tells of; -1: none. */
  readonly seat: number;
  /** Its lines say what choosing it comes to: it need not be shown again before it counts. */
  readonly told: boolean;
}

/** Things that belong together beside the board; they lie in it in the order of the scene's shapes. */
export interface Region {
  readonly id: string;
  /** `offer`: what all players can get or go to, above the board. `answers`: buttons that answer the question. `hand`: what the viewer holds and chooses from. `seats`: a row for each seat. `info`: what else is always to be seen. `beside`: what players look up. */
  readonly kind: "answers" | "beside" | "hand" | "info" | "offer" | "seats";
  /** Its heading. */
  readonly label: string;
  /** Its things are shown small, since they do not matter much now. */
  readonly brief: boolean;
  /** Its things need no heading; only screen readers say it. */
  readonly hidden: boolean;
}

/** A move that is made by carrying one shape onto another: a card onto a space, a crate to a contract. */
export interface Carry {
  /** Id of the shape that is carried. */
  readonly what: string;
  /** Id of the shape that it is put on. */
  readonly to: string;
  /** The move, in notation: one of the viewer's legal ones, or a legal exact move beyond the list. */
  readonly move: string;
  /** What the move does, in a sentence for lists of moves; empty: the labels of both shapes say it. */
  readonly label: string;
}

/** How far a shape can be steered at once. */
export interface Reach {
  /** How the move begins in notation. */
  readonly word: string;
  /** The longest way, in hundredths of the notation's measure; any shorter one is allowed, too. */
  readonly length: number;
}

/**
 * A shape that can be steered freely: it turns about a point, then goes straight on.
 *
 * Each such course is a move in notation, legal or not: the word of its reach, the heading in degrees, counted
 * counter-clockwise from the right, with one decimal, and the length with two: `S 45.0 57.50`.
 */
export interface Helm {
  /** Id of the shape that is steered. */
  readonly what: string;
  readonly x: number;
  /** The point about which it turns. */
  readonly y: number;
  /** Where it heads now, in tenths of a degree. */
  readonly heading: number;
  /** How many hundredths of the notation's measure a scene unit is. */
  readonly scale: number;
  /** The notation's measure, as people write it: `mm`. */
  readonly measure: string;
  /** Each word once. */
  readonly reaches: readonly Reach[];
  /** Moves, in notation, that the viewer makes ahead of the course, one after the other: such as naming the shape. */
  readonly before: readonly string[];
  /** Ids of shapes for which one may steer: a client keeps them in view. */
  readonly near: readonly string[];
}

/** One way of choosing a point: the words that its moves begin with. */
export interface Way {
  /** In notation: `place`, `fire 2 at G1`. */
  readonly word: string;
  /** What is used: `fire 2`. A player who turns to another target keeps it, if a way there has the same tool. */
  readonly tool: string;
  /** For people: `mast 2, range L`; empty where there is only one way. */
  readonly label: string;
  readonly x: number;
  /** In scene units: where the line to the point begins, such as a muzzle. Of no meaning where a thing is laid. */
  readonly y: number;
}

/** An end of a rail on which a thing must lie, in hundredths of the notation's measure. */
export interface Perch {
  readonly x: number;
  readonly y: number;
  /** In tenths of a degree, counter-clockwise from the right. */
  readonly heading: number;
}

/**
 * A point that can be chosen freely, where something is to lie or to be hit.
 *
 * Each such point is a move in notation, legal or not: `place 300.00,250.00 90.0`, `fire 2 at G1 512.30,210.05`. First
 * comes the word of a way, then the point as two numbers with two decimals, y upward. If a heading belongs to the point, it
 * is last: counter-clockwise from the right, with one decimal.
 */
export interface FreePoint {
  /** `laid`: a thing with an outline is to lie there; `aimed`: the point itself is to be hit. */
  readonly kind: "aimed" | "laid";
  /** Id of the shape on which the point is chosen. */
  readonly what: string;
  /** What is to lie or to be hit there, in words. */
  readonly label: string;
  readonly x: number;
  /** Where 0,0 of the notation lies. */
  readonly y: number;
  /** How many hundredths of the notation's measure a scene unit is. */
  readonly scale: number;
  readonly width: number;
  /** Points lie between 0,0 and here, in hundredths. */
  readonly height: number;
  /** Each word once; the first is meant unless another is chosen. */
  readonly ways: readonly Way[];
  /** The heading that belongs to a point. `free`: any; `firm`: 0, or that of the rail; `none`: there is none. */
  readonly turn: "firm" | "free" | "none";
  /** What is laid there, at heading 0 around 0,0, in hundredths, y upward; empty where it is aimed. */
  readonly outline: readonly (readonly [number, number])[];
  /** Straight lines on which the thing must lie, with its heading there unless it is turned; empty: it may lie anywhere. */
  readonly rail: readonly (readonly [Perch, Perch])[];
  /** A convex polygon in which points must lie, in hundredths, counter-clockwise; empty: they may lie anywhere. */
  readonly within: readonly (readonly [number, number])[];
}

/** A choice that may be left to chance. */
export interface Lot {
  /** What such choices belong to, as long as they follow each other: `setting out`. */
  readonly label: string;
  /** Legal moves, in notation; one of them is drawn, each equally likely. */
  readonly moves: readonly string[];
}

/** Moves that belong together in a list. */
export interface Group {
  readonly label: string;
  /** In notation. */
  readonly moves: readonly string[];
}

/** A question about the picture, and its answer, for people who do not see it. */
export interface Reply {
  /** Short: it stands on a button. */
  readonly question: string;
  /** Sentences. */
  readonly lines: readonly string[];
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
  /** What lies beside the board, the most important first. */
  readonly regions: readonly Region[];
  /** The moves made by carrying shapes, each pair of shapes once. */
  readonly carries: readonly Carry[];
  /** What can be steered; its moves are not in the list of legal ones but for a few. */
  readonly helms: readonly Helm[];
  /** Points that can be chosen freely; their moves are not in the list of legal ones but for a few. */
  readonly settings: readonly FreePoint[];
  /** What each move of the viewer would come to can be asked: `Game.foresee` says it, and shows it on the board. */
  readonly previews: boolean;
  /** The point about which pieces go round when they move; `null`: they go straight. */
  readonly pivot: readonly [number, number] | null;
  /** That the viewer's choice may be left to chance. */
  readonly lot: Lot | null;
  /** How a list of moves is divided; moves that are in no group stand first. */
  readonly groups: readonly Group[];
  /** Questions of this game, answered. */
  readonly replies: readonly Reply[];
  /** The package whose `.svg` files the symbols are; a terminal drawing may stand beside one as `.txt`. */
  readonly art: string;
  /** Height in scene units of one line of plain text, in which only glyphs are written; a column is half of it. */
  readonly grain: number;
}

/** The version of this language; a client that speaks another is told so and closed with `CLOSE_PROTOCOL`. */
export const PROTOCOL = 1;

/** In place of a seat: somebody who only looks on. */
export const SPECTATOR = -1;

/** The longest message that a client may send, in characters; a longer one is refused. */
export const MOST_BYTES = 16384;

/** A fault of the server, which is in its log. Come back, but not at once. */
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

/** So many moves of a lesson can be named; no lesson is so long. */
export const MOST_PLAYED = 400;

/** From now on show me what this seat sees: one of mine, once the game has begun, or -1. The next `view` is whole. */
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
}

/** What would come of this move? Nothing is played. The answer is `tried`. */
export interface Try {
  readonly type: "try";
  readonly id: number;
  readonly seat: number;
  readonly move: string;
  /** Moves that I would make ahead of it, one after the other. */
  readonly before?: readonly string[];
  readonly expected: number;
}

/** Why may this shape not be put there? Nothing is played. The answer is `tried`; its `problem` is null where no rule says why. */
export interface Put {
  readonly type: "put";
  readonly id: number;
  readonly seat: number;
  /** Id of the shape that is carried. */
  readonly what: string;
  /** Id of the one that it is put on. */
  readonly to: string;
  readonly expected: number;
}

/** I want my latest decision back. If the others need not agree, it is taken back at once; else a proposal asks them. */
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

/** A bot shall play for a player who is away. The other people at the table must agree. */
export interface Propose {
  readonly type: "propose";
  readonly id: number;
  readonly what: "stand-in";
  /** That of the player who is away. */
  readonly seat: number;
}

/** I agree to a proposal that asks me, or refuse it. */
export interface Answer {
  readonly type: "answer";
  readonly id: number;
  readonly proposal: number;
  readonly agree: boolean;
}

/** I take an open seat, bring another fleet to mine, or take mine back from the bot that played for me. */
export interface Sit {
  readonly type: "sit";
  readonly id: number;
  readonly seat: number;
  /** The fleet that I bring, as an option of the kind `fleet` writes it; empty: the one that the table has for this seat. Only before the game begins. If I leave the seat, it goes with me. Others cannot read it before the game is over. */
  readonly fleet?: string | null;
}

/** I leave a seat. Before the game begins it is open again; later this does what `resign` does. */
export interface Stand {
  readonly type: "stand";
  readonly id: number;
  readonly seat: number;
  /** The table's state when I wanted to leave. If it is another one now, the request is refused. */
  readonly state?: "open" | "playing";
}

/** I made this table, and put a bot on an open seat. */
export interface FillSeat {
  readonly type: "fill-seat";
  readonly id: number;
  readonly seat: number;
  /** 1 (weakest) to 5 (strongest); 0 plays at random. */
  readonly level: number;
}

/** I say something to everybody at the table. If it is sent twice, it is said twice. */
export interface Chat {
  readonly type: "chat";
  readonly id: number;
  readonly text: string;
}

/**
 * Show me the game after its first `at` moves, as my seat or a spectator knew it; once it is over, as any seat knew it.
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

/** What would a bot of level 3 do in my place? Only where no other people play. The answer is `hinted`. */
export interface Hint {
  readonly type: "hint";
  readonly id: number;
  readonly seat: number;
  readonly expected: number;
}

/** The game is over: judge my choices. The answer, `analysed`, comes at once and says how far it is; ask again until it is done. */
export interface Analyse {
  readonly type: "analyse";
  readonly id: number;
  readonly seat: number;
  /** I do not want to know any more. */
  readonly stop?: boolean;
}

/**
 * The game is over, and I want another one with the sides changed: everybody moves on by a seat.
 *
 * `table` then has its id in `rematch`. It is made once, whoever asks first.
 */
export interface Rematch {
  readonly type: "rematch";
  readonly id: number;
}

/**
 * I am at the place in this lesson to which these moves of mine lead; without any, at its beginning.
 *
 * The first request on a lesson's socket. Sent again, it begins again.
 */
export interface Begin {
  readonly type: "begin";
  readonly id: number;
  /** The `played` of the latest `lesson`. */
  readonly played?: readonly string[];
}

export type ToServer = Look | Play | Try | Put | TakeBack | Resign | Propose | Answer | Sit | Stand | FillSeat | Chat | Replay | Why | Hint | Analyse | Rematch;

export type InLesson = Begin | Play | Try | Put | TakeBack;

/** Why something was refused, over HTTP and over sockets. */
export interface Problem {
  /** `illegal-move`, `stale`, …: docs/protocol.md explains them, for HTTP under Errors, for sockets under Problems. */
  readonly kind: string;
  /** A sentence for people. */
  readonly message: string;
  /** The clause of the rules that forbids a move. */
  readonly clause?: string | null;
  /** The legal moves that come closest. */
  readonly nearest?: readonly string[];
  /** The field that is wrong: `options.rows`. */
  readonly path?: string | null;
}

/** A seat, and who sits there. */
export interface SeatInfo {
  readonly seat: number;
  /** The seat as people say it: `Red`. */
  readonly name: string;
  readonly kind: "bot" | "open" | "person";
  /** The name of the person or bot that sits there; empty if nobody does. */
  readonly player: string;
  /** The person's colour as `#rrggbb`; empty for bots and open seats. */
  readonly colour: string;
  /** The level of the bot that plays here now, for good or for a while; `null` if none does. */
  readonly level: number | null;
  /** A bot plays for a person who is away. */
  readonly stand_in: boolean;
  /** The person is looking at the table now. True for bots, false for open seats. */
  readonly here: boolean;
  /** The seat is yours. */
  readonly mine: boolean;
  /** The name of the player who left the seat in mid-game, and for whom a bot plays on; empty if nobody did. */
  readonly left: string;
  /** The fleet that you bring, before the game begins. Empty for the seats of others, and if you have several seats. */
  readonly fleet: string;
}

/** Something that others must agree to. */
export interface ProposalInfo {
  readonly proposal: number;
  readonly what: "stand-in" | "take-back";
  /** The seat whose decision is to be taken back, or that a bot is to sit in for. */
  readonly seat: number;
  /** The question, for people. */
  readonly sentence: string;
  /** Seats that have not answered yet. */
  readonly asked: readonly number[];
  /** Those of them that are yours. */
  readonly mine: readonly number[];
}

/** Something that was said at the table. */
export interface ChatLine {
  /** Remarks are numbered from 1. */
  readonly n: number;
  /** The speaker's seat, or -1. */
  readonly seat: number;
  readonly player: string;
  readonly colour: string;
  readonly text: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/** A line of the game's story. */
export interface Sentence {
  /** That of the move, take-back or resignation of which it tells. */
  readonly revision: number;
  readonly text: string;
  /** The clauses of the rules that it follows. */
  readonly clauses: readonly string[];
  /** A bot made this move: you may ask `why`. */
  readonly bot: boolean;
  /** Whose move it was; -1: that of chance. */
  readonly seat: number;
  /** The face of the die that it tells of; 0 if it tells of none. */
  readonly die?: number;
  /** What it sounds like; empty: it is silent. */
  readonly sound?: "" | "bell" | "blast" | "card" | "coin" | "dice" | "splash" | "water" | "wood";
}

/** How the game ended. */
export interface Ending {
  /** The game's own name for this kind of ending. */
  readonly how: string;
  readonly winners: readonly number[];
  readonly sentence: string;
  readonly clauses: readonly string[];
  /** Each seat's share of the result, 0 to 1; together 1. */
  readonly scores: readonly number[];
  /** The outcome in one short sentence to you. */
  readonly verdict: string;
  /** What was counted for each seat; `null`: the game counts nothing. */
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

/** Everything about the table but the game itself; sent whenever some of it changes. */
export interface Table {
  readonly type: "table";
  readonly match: string;
  readonly game: string;
  /** Of the game. */
  readonly title: string;
  /** As people read them: label and value. */
  readonly options: Readonly<Record<string, string>>;
  /** The name of the content pack; empty if the game has its own content. */
  readonly pack: string;
  /** Seats know different things. If people share a device, cover the picture while they pass it on. */
  readonly hidden: boolean;
  /** `open`: the game has not begun; everybody sees what a spectator sees. `frozen`: the table cannot be read to its end, and cannot be changed. */
  readonly state: "frozen" | "open" | "over" | "playing";
  /** Everybody finds it in the list of tables. */
  readonly listed: boolean;
  /** You made this table. */
  readonly host: boolean;
  /** The name of the person who made the table; empty if that person is not here. */
  readonly host_name: string;
  readonly seats: readonly SeatInfo[];
  /** How many people look on without a seat. */
  readonly spectators: number;
  /** The names of those of them who are not you; at most 20. */
  readonly watchers: readonly string[];
  /** Questions that wait for answers. */
  readonly proposals: readonly ProposalInfo[];
  /** The id of the table for the next game, with the sides changed; empty while there is none. */
  readonly rematch: string;
  /** Why the table is frozen. */
  readonly problem: Problem | null;
}

/** A shape as it was in the view before, but for some of its fields. */
export interface Changed {
  readonly shape: "changed";
  /** Its place among the shapes of the view before. */
  readonly at: number;
  /** The fields that are different. Of `facts` and `laid` a run `[start, count]` stands for so many that the shape had. */
  readonly to: Readonly<Record<string, unknown>>;
}

/** The game as the viewer may know it. It replaces the view before. */
export interface View {
  readonly type: "view";
  /** The viewer's seat, or -1. */
  readonly seat: number;
  readonly revision: number;
  /** How many moves are in effect, those of chance included: `replay` shows 0 to so many. */
  readonly moves_made: number;
  /** The revision of the view on this socket from which runs in `shapes` and `summary` are taken; `null`: there are no runs. */
  readonly base: number | null;
  /** The picture's title. */
  readonly title: string;
  /** The position in sentences, with spaces between them: the text alternative of the picture; a run `[start, count]` stands for so many sentences of the view before. */
  readonly summary: readonly (string | readonly [number, number])[];
  /** Whose turn it is and what is asked, in words; at the end, how the game ended. */
  readonly status: string;
  readonly width: number;
  /** Of the board, in scene units. */
  readonly height: number;
  /** What lies beside the board, the most important first; `null`: those of the view before. */
  readonly regions: readonly Region[] | null;
  /** The picture, back to front; a run `[start, count]` stands for so many shapes of the view before. */
  readonly shapes: readonly (Placed | Thing | Changed | readonly [number, number])[];
  /** Moves made by carrying one shape onto another. */
  readonly carries: readonly Carry[];
  /** Shapes that can be steered freely. */
  readonly helms: readonly Helm[];
  /** Points that can be chosen freely. */
  readonly settings: readonly FreePoint[];
  /** What each move would come to can be asked (`try`). */
  readonly previews: boolean;
  /** The point about which pieces go round when they move; null: they go straight. */
  readonly pivot: readonly [number, number] | null;
  /** The viewer may leave this choice to chance. */
  readonly lot: Lot | null;
  /** How to divide a list of the moves; moves of no group come first. */
  readonly groups: readonly Group[];
  /** Questions and answers for people who do not see the picture; `null`: those of the view before. */
  readonly replies: readonly Reply[] | null;
  /** The viewer's legal moves; empty if the viewer has nothing to choose now. */
  readonly moves: readonly string[];
  /** The seats that may choose now. */
  readonly waiting: readonly number[];
  /** Chance decides next. */
  readonly chance: boolean;
  /** The viewer's latest decision can be taken back without asking anybody. */
  readonly can_take_back: boolean;
  /** It can be taken back if the others agree. */
  readonly can_ask_back: boolean;
  /** Whose decision that is, to be named in `take-back`: the viewer's seat, or in a game without secrets another of your seats. */
  readonly take_back_seat: number | null;
  /** Forget the lines of the story with this revision or a later one; `story` replaces them. */
  readonly story_from: number;
  /** What has happened, in sentences, as the viewer may know it. */
  readonly story: readonly Sentence[];
  readonly ending: Ending | null;
}

/** A request was carried out, and what it changed is in the database. */
export interface Done {
  readonly type: "done";
  readonly id: number;
  /** That of the game now. */
  readonly revision: number;
  /** It had been carried out before. */
  readonly again: boolean;
}

/** A request was refused, and has changed nothing. `id` is `null` if none could be read in the message. */
export interface Refused {
  readonly type: "refused";
  readonly id: number | null;
  readonly problem: Problem;
}

/** What was said at the table since the last `said`; at first the latest 200 remarks. */
export interface Said {
  readonly type: "said";
  readonly lines: readonly ChatLine[];
}

/** The game after its first `at` moves, as a seat knew it. */
export interface Replayed {
  readonly type: "replayed";
  readonly id: number;
  readonly at: number;
  /** Whose knowledge it is: a seat, or -1. */
  readonly seat: number;
  /** This and all down to `pivot`: as in `view`, without runs. */
  readonly title: string;
  readonly summary: string;
  readonly status: string;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly Region[];
  readonly shapes: readonly (Placed | Thing)[];
  readonly pivot: readonly [number, number] | null;
  /** That of the last of these moves; 0 at the beginning. */
  readonly revision: number;
  /** What the last of these moves was, in words; empty at the beginning. */
  readonly made: string;
}

/** What would come of a move, as far as the viewer's seat can know. */
export interface Tried {
  readonly type: "tried";
  readonly id: number;
  /** Why the move is illegal; `null` if it may be played. */
  readonly problem: Problem | null;
  /** After so many of the moves `before` it chance or another player decides, and of the rest nobody can say what comes: only so many are to be played. `null`: all of them. */
  readonly known: number | null;
  /** What would come of it, in sentences; may be empty. */
  readonly words: string;
  /** To be drawn over the picture, as decoration. */
  readonly shapes: readonly (Placed | Thing)[];
}

/** A move that a bot considered. */
export interface Weighed {
  /** In words; in notation if the move that the bot made was taken back. */
  readonly move: string;
  /** Of all that it tried, how much began with this move: 0 to 1. */
  readonly share: number;
  /** What share of the result it expected after it: 0 (lost) to 1 (won). */
  readonly value: number;
  readonly chosen: boolean;
}

/** What a bot weighed before a move, most considered first. `sentence` says it in words, or why there is nothing to tell. */
export interface Thought {
  readonly type: "thought";
  readonly id: number;
  readonly revision: number;
  readonly seat: number;
  readonly sentence: string;
  readonly considered: readonly Weighed[];
}

/** How a lesson stands, and what has come of the latest move. The `view` of `revision` shows it. */
export interface Lesson {
  readonly type: "lesson";
  /** That of the view to which it belongs. */
  readonly revision: number;
  /** What has come of the latest request. `on`: nothing yet. `step`: a task is done, and there is a next one. `done`: the whole lesson is. `mistake` and `again`: the step begins again; the view of `revision` shows what went wrong, the next one where the learner goes on. `back`: a move was taken back. */
  readonly came: "again" | "back" | "begun" | "done" | "mistake" | "on" | "step";
  /** What is said of it; may be empty. */
  readonly says: string;
  /** What is said at a moment that matters; may be empty. */
  readonly tip: string;
  readonly title: string;
  /** The heading under which the lesson stands; empty in courses without headings. */
  readonly chapter: string;
  /** Which lesson of the course it is, from 1. */
  readonly number: number;
  /** How many the course has. */
  readonly lessons: number;
  /** Which step of the lesson it is, from 1. */
  readonly step: number;
  readonly steps: number;
  /** What the learner is to do. */
  readonly task: string;
  /** What helps, if the learner asks for it. */
  readonly hint: string;
  /** The learner has tried in vain several times: the hint is shown unasked. */
  readonly hint_due: boolean;
  /** The learner's moves that are in effect: with these, `begin` leads here again. */
  readonly played: readonly string[];
  /** The name of the lesson after this one; empty after the last. */
  readonly next: string;
}

/** What a bot of level 3 would do in the viewer's place, from what the viewer's seat knows. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: number;
  readonly revision: number;
  readonly seat: number;
  /** In notation: the move of now, and those with which the seat would go on until what it has begun ends, or chance or others decide. */
  readonly moves: readonly string[];
  /** The moves in words, why, and what the bot expects of the first; or that a plan of before goes on. */
  readonly sentence: string;
}

/** How far the analysis of a seat's game is, and once it is done, what it says. */
export interface Analysed {
  readonly type: "analysed";
  readonly id: number;
  readonly seat: number;
  /** So many moments are judged. */
  readonly done: number;
  /** Of so many; 0: that is not known yet, or it was stopped. */
  readonly total: number;
  readonly analysis: Analysis | null;
  /** What it comes to, in sentences. */
  readonly summary: readonly string[];
}

export type ToClient = Welcome | Table | View | Done | Refused | Said | Replayed | Tried | Thought | Hinted | Analysed | Lesson;

/** The person you are: a guest, or somebody with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** As `#rrggbb`. */
  readonly colour: string;
  /** `null` for a guest. */
  readonly login: string | null;
}

/** Answer of all requests about yourself. */
export interface Me {
  /** `null` without a session. */
  readonly person: Person | null;
}

/** Body of `POST /api/me`. What is missing stays as it is; for a new guest the server chooses it. */
export interface Profile {
  readonly name?: string | null;
  readonly colour?: string | null;
}

/** Body of `POST /api/account` and of `POST /api/login`. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** One option of a game, as a form can ask for it. */
export interface OptionInfo {
  /** The option's key in `options` of a new table. */
  readonly name: string;
  /** The option's name for people. */
  readonly label: string;
  /** A sentence for people; may be empty. */
  readonly help: string;
  /** `choice`: one of `choices`. `switch`: true or false. `number`: from `least` to `most`. `fleet`: a fleet as a short text, the name of an offered one, or `random`. The first such option is for seat 0, and so on. `seats`: which names the seats have: letters of `choices`, each at most once, in the order of the seats. `seed`: a number from which something is drawn. If it is missing, nobody can foretell what is drawn; while a seat is open it must be missing. */
  readonly kind: "choice" | "fleet" | "number" | "seats" | "seed" | "switch" | "text";
  readonly default: number | string | boolean;
  readonly least: number | null;
  /** The bounds of a number; `null`: there is none. */
  readonly most: number | null;
  readonly choices: readonly string[];
  /** The choices for people, in the same order. */
  readonly words: readonly string[];
  /** With how many players this option is asked for; empty: with any number. */
  readonly players: readonly number[];
}

/** A game that can be played here. */
export interface GameInfo {
  /** The game's name in addresses and requests. */
  readonly key: string;
  readonly title: string;
  /** The game in a sentence. */
  readonly tagline: string;
  /** How one wins it, in a sentence; empty: the game does not say. */
  readonly goal: string;
  /** How many may play: `2`, `3`, `4`. */
  readonly players: readonly number[];
  /** As people say them: `Red`. */
  readonly seat_names: readonly string[];
  /** Players have secrets. */
  readonly hidden: boolean;
  readonly options: readonly OptionInfo[];
  /** A content pack can replace the game's own content. */
  readonly packs: boolean;
  /** Players build fleets for it. */
  readonly fleets: boolean;
  /** It has a picture of its own for places where games are chosen: `GET /api/games/{key}/cover.svg`. */
  readonly cover: boolean;
  /** It has an illustrated page for beginners: `GET /api/games/{key}/guide`. */
  readonly guide: boolean;
  /** How many lessons its course has: `GET /api/games/{key}/course`; 0: there is none. */
  readonly lessons: number;
  /** How long a game takes people, from and to; zeros: that is not known. */
  readonly minutes: readonly [number, number];
  /** How much there is to learn: 1 (easy) to 3 (hard); 0: that is not known. */
  readonly weight: number;
  /** Options for somebody's first game, where they are not the usual ones. */
  readonly first_options: Readonly<Record<string, number | string | boolean>>;
}

/** Answer of `GET /api/catalogue`: what this server offers. */
export interface Catalogue {
  /** Of the server. */
  readonly version: string;
  /** The version of the language on sockets. */
  readonly protocol: number;
  readonly games: readonly GameInfo[];
  /** Those that the style sheet has colours for. */
  readonly roles: readonly string[];
}

/** A lesson of a course. */
export interface LessonInfo {
  /** Its page is `/learn/{key}/{name}`, its socket `/ws/learn/{key}/{name}`. */
  readonly name: string;
  readonly title: string;
  /** You have done it. */
  readonly done: boolean;
}

/** Some lessons of a course that belong together. */
export interface ChapterInfo {
  /** Empty in courses without headings. */
  readonly title: string;
  readonly lessons: readonly LessonInfo[];
}

/** Answer of `GET /api/games/{key}/course`: all lessons, in the order in which one learns. */
export interface CourseInfo {
  readonly chapters: readonly ChapterInfo[];
  /** The name of the first lesson that you have not done; empty if you have done all. */
  readonly next: string;
}

/** A puzzle of a game. Its answer is not told. */
export interface PuzzleInfo {
  /** Its page is `/puzzles/{key}/{name}`, its socket `/ws/learn/{key}/{name}`. */
  readonly name: string;
  /** How hard it is: the level of the weakest bot that finds the best move, 1 to 5. */
  readonly rating: number;
  /** You have solved it. */
  readonly solved: boolean;
}

/** All puzzles of a game, the easier ones first; the first one has number 1. */
export interface PuzzlesOfGame {
  readonly game: string;
  readonly puzzles: readonly PuzzleInfo[];
}

/** The puzzle of the day: the same for everybody, of all games in turn. A day begins at midnight in UTC. */
export interface DailyPuzzle {
  readonly game: string;
  readonly name: string;
  /** Its number among the puzzles of the game. */
  readonly number: number;
  readonly rating: number;
  /** You have solved it. */
  readonly solved: boolean;
  /** On so many days in a row, up to today or yesterday, you have solved the puzzle of the day. */
  readonly streak: number;
}

/** Answer of `GET /api/puzzles`: the puzzle of the day, and all others. */
export interface Puzzles {
  /** Missing if this server has no puzzles. */
  readonly daily: DailyPuzzle | null;
  readonly games: readonly PuzzlesOfGame[];
}

/** Body of `POST /api/games/{key}/fleets/stock`. */
export interface FleetPack {
  /** The text of a content pack file; `null`: the game's own content. */
  readonly pack?: string | null;
}

/** Body of `POST /api/games/{key}/fleets/read`. */
export interface FleetText extends FleetPack {
  /** That of a TOML file, a fleet's short text, or the name of an offered fleet. */
  readonly text: string;
}

/** Body of `POST /api/games/{key}/fleets/draw`. */
export interface FleetDraw extends FleetPack {
  /** `null`: the usual one of the game. */
  readonly total?: number | null;
  /** Empty: the server picks one. `any`: pieces of all nations. */
  readonly nation?: string;
  /** A number that always gives one fleet; a rival can find it by trying all numbers. `null`: nobody can. */
  readonly seed?: number | null;
}

/** Answer of `POST /api/games/{key}/fleets/read`. */
export interface FleetTextRead {
  readonly fleets: readonly Plan[];
}

/** Answer of `GET /api/games/{key}/rules`, in the order of the rulebook. */
export interface Rules {
  /** Paragraphs before the first clause; `**` and `*` enclose emphasised words. */
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

/** Body of `POST /api/games/{key}/positions/read`. */
export interface PositionText {
  /** That of a position file. */
  readonly text: string;
}

/** Answer of `GET /api/games/{key}/positions`: what position files of a game look like. */
export interface PositionForm {
  /** The JSON schema of the file. Where the game has words for it, `title` of a field is its label, `description` says what belongs there, and `words` beside an `enum` are its values for people, in the same order. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** A position file of a game as it may stand after a while. */
  readonly example: string;
}

/** A position file that is in order. */
export interface PositionRead {
  /** The game's key. */
  readonly game: string;
  /** The file, checked and tidied, with all its fields. */
  readonly text: string;
  /** The names of the seats that play, in their order. */
  readonly seats: readonly string[];
  /** The seat that is to choose; -1: chance is, or nobody. */
  readonly player: number;
  /** How the game has ended, if it is over in the position; else empty. */
  readonly ending: string;
  /** What else is to be said of the file: what it leaves open. */
  readonly notes: readonly string[];
  /** The position, with all that the file tells; `made` is empty unless a record has come to it. */
  readonly picture: Replayed;
  /** What can be changed by touching and carrying shapes of the picture. */
  readonly edits: Edits;
}

/** Answer of `POST /api/games/{key}/positions/read`: a position, or all that was found to be wrong with the file. */
export interface PositionChecked {
  readonly position: PositionRead | null;
  /** `path` names the field, `message` the clauses that speak against it, and what would be right. The first is the one for which the file is refused; others may follow from it. */
  readonly faults: readonly Problem[];
}

/** Body of `POST /api/records/read`. */
export interface RecordText {
  /** That of a record. */
  readonly text: string;
  /** After how many moves the position is wanted; `null`: after all of them. */
  readonly at?: number | null;
}

/** Answer of `POST /api/records/read` and of `GET /api/matches/{id}/position`: a game at one point. */
export interface RecordRead {
  /** The game's title. */
  readonly title: string;
  /** Who played, seat by seat. */
  readonly labels: readonly string[];
  /** How many moves were made and not taken back. */
  readonly moves: number;
  /** How many of them lead to the position. */
  readonly at: number;
  readonly position: PositionRead;
}

/** The player on a seat of a new table. */
export interface SeatPlan {
  /** `me`: you; several seats may be yours. `open`: whoever comes. */
  readonly kind: "bot" | "me" | "open";
  /** Of a bot: 1 (weakest) to 5 (strongest); 0 plays at random. */
  readonly level?: number;
}

/** Body of `POST /api/matches`. */
export interface NewMatch {
  /** The game's key. */
  readonly game: string;
  /** By name, as the catalogue lists them; what is missing has its default. */
  readonly options?: Readonly<Record<string, number | string | boolean>>;
  /** One for each player, seat 0 first. */
  readonly seats: readonly SeatPlan[];
  /** Everybody finds it in the list of tables. */
  readonly listed?: boolean;
  /** The text of a content pack file. */
  readonly pack?: string | null;
  /** The text of a position file from which the game begins. The file says how many play, with what options and content; the other fields must not contradict it. If it leaves open something hidden, that is imagined, and no seat may be open. */
  readonly position?: string | null;
}

/** Answer of `POST /api/matches`. */
export interface Made {
  /** The id of the new table. Its page is `/t/{match}`: send that address to those whom you invite. */
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
  /** As in `table`. */
  readonly state: "frozen" | "open" | "over" | "playing";
  /** The names of the players, seat by seat; empty for an open seat. */
  readonly seats: readonly string[];
  /** Your seats. */
  readonly mine: readonly number[];
  readonly your_turn: boolean;
  readonly listed: boolean;
  /** When something last changed there, in seconds since 1970. */
  readonly changed: number;
}

/** Answer of `GET /api/matches`: at most 100 tables of each kind, the latest first. */
export interface Lobby {
  /** Those that you made, or where you have a seat. */
  readonly mine: readonly MatchCard[];
  /** Those that are listed for everybody. */
  readonly listed: readonly MatchCard[];
}

/** What a player builds before a game, by the ids of its pieces, allowed or not. */
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

/** A piece of which players build. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  /** One of `Stock.kinds`. */
  readonly kind: string;
  readonly points: number;
  /** The side to which it belongs, one of `Stock.nations`; empty: to none. */
  readonly nation?: string;
  readonly set?: string;
  /** In its set. */
  readonly number?: string;
  /** Keys of `Stock.sayings`. */
  readonly says?: readonly string[];
  /** With which other pieces it takes no space: their names, or their kind. */
  readonly links?: readonly string[];
  /** Why it cannot be played; empty if it can. */
  readonly why_not?: string;
  readonly provenance?: string;
}

/** A nation of pieces. */
export interface Nation {
  readonly key: string;
  readonly name: string;
  /** For its pieces, `#rrggbb`. */
  readonly colour: string;
}

/** How often a fleet has won against all other rated ones, between equal players. */
export interface Rating {
  readonly games: number;
  /** A game that is drawn counts half. */
  readonly wins: number;
  readonly low: number;
  /** The true share of wins lies between these, in 95 of 100 such trials. */
  readonly high: number;
  /** The bot that played both sides. */
  readonly player: string;
}

/** A plan that comes with the game. */
export interface OfferedPlan {
  readonly plan: Plan;
  /** The plan as a short text. */
  readonly code: string;
  /** That of its pieces, or `any`. */
  readonly nation: string;
  readonly points: number;
  readonly rating: Rating | null;
}

/** All pieces of which players can build, and the plans that are offered. */
export interface Stock {
  readonly kinds: readonly string[];
  readonly nations: readonly Nation[];
  readonly sets: readonly string[];
  /** The usual build total. */
  readonly total: number;
  readonly least: number;
  /** The totals that a game takes. */
  readonly most: number;
  readonly pieces: readonly Piece[];
  readonly sayings: Readonly<Record<string, Saying>>;
  readonly offered: readonly OfferedPlan[];
  /** The name of the content pack of which all this is; empty for the game's own. */
  readonly pack: string;
}

/** Why a plan is not allowed: where, by which clause, and in words. */
export interface Fault {
  /** Where: `events[2]`. */
  readonly path: string;
  readonly clause: string;
  readonly sentence: string;
}

/** What a fleet has, and what that adds to its strength. */
export interface StrengthPart {
  /** In words. */
  readonly what: string;
  readonly number: number;
  /** What each of them adds; below 0 if it makes a fleet weaker. */
  readonly worth: number;
}

/** An estimate of how strong a fleet is, from how rated fleets have done. */
export interface Strength {
  readonly value: number;
  /** Of fleets of this build total, on average. */
  readonly usual: number;
  readonly parts: readonly StrengthPart[];
}

/** What a plan comes to, and whether it is allowed. */
export interface PlanSum {
  /** The plan as a short text that begins with the build total, as options and links take it. */
  readonly code: string;
  readonly nation: string;
  readonly points: number;
  /** Points that it may cost, with what its pieces add. */
  readonly allowed: number;
  /** Empty: the plan is allowed. */
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
  /** More about where it comes from: which part of it comes from `source`, if there is a `rest`. */
  readonly note: string;
  /** Where the rest comes from, if `source` holds for a part only. */
  readonly rest: "advice" | "deduced" | "published" | "reconstructed" | "rulebook" | "ruling" | "";
}

/** Whose game it is, and for whom, as far as the rulebook or other public sources tell; what they do not is empty. */
export interface Credits {
  readonly designers: readonly string[];
  readonly artists: readonly string[];
  readonly publisher: string;
  /** `2013`, `2004 to 2008`. */
  readonly year: string;
  /** How long a game takes, as it is told: `55 to 65`. */
  readonly minutes: string;
  /** From what age on. */
  readonly age: number;
  /** What else is to be said, in sentences. */
  readonly note: string;
}

/** A card, a place on a map: a thing that position files, notation and what players build name by an id. */
export interface Component {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** What stands on it, and what it does. */
  readonly text: string;
  /** Empty where the game does not say. */
  readonly provenance: "deduced" | "published" | "reconstructed" | "rulebook" | "";
  /** Which of its fields come from elsewhere. */
  readonly note: string;
  /** Names of drawings (`GET /api/games/{key}/art`) that show it. */
  readonly drawings: readonly string[];
  /** The role of each of them, which says its colours (`GET /theme.css`), as pictures of the game draw it. */
  readonly roles: readonly string[];
  /** The corners of its shape, x to the right and y upwards; empty if it has none that matters. */
  readonly outline: readonly (readonly [number, number])[];
}

/** One line of a table of scores. */
export interface Part {
  /** What is counted, in a word or two. */
  readonly label: string;
  /** How much of it each seat has. */
  readonly values: readonly number[];
  /** What it does to the sum of the lines before it, which begins with 0. `told`: nothing, it is only told. */
  readonly how: "minus" | "plus" | "times" | "told";
  /** What is shown instead of the values, for each seat; empty: the values. */
  readonly words: readonly string[];
}

/** What is counted for each seat. Who has won has no lower score than anybody who has not. */
export interface Standing {
  /** What a score is, in a word or two: `Points`. */
  readonly label: string;
  /** Of each seat: what its parts come to. */
  readonly scores: readonly number[];
  readonly parts: readonly Part[];
  /** Seats that play no more. */
  readonly out: readonly number[];
  /** The role of each seat's pieces in pictures, which has the colours of the seat; empty: they have none. */
  readonly roles: readonly string[];
  /** The drawing that stands for each seat, in the game's art; empty: there are none. */
  readonly signs: readonly string[];
}

/** The scores after a turn in which some of them changed. */
export interface ScoreMark {
  /** Turns are counted from 1, whoever has them; 0: before the first. */
  readonly turn: number;
  /** After how many moves: what `replay` shows there. */
  readonly at: number;
  readonly scores: readonly number[];
}

/** A turn that did much to decide the game. */
export interface Moment {
  readonly turn: number;
  /** After how many moves it had happened: what `replay` shows there. */
  readonly at: number;
  /** Whose turn it was; -1: nobody's. */
  readonly seat: number;
  /** What happened, in sentences of the game's story. */
  readonly text: string;
  /** The scores before the turn. */
  readonly before: readonly number[];
  /** The scores after the turn. */
  readonly after: readonly number[];
}

/** What the scores of a finished game were, turn by turn. */
export interface ScoreHistory {
  /** What a score is, in a word or two; empty: the game counts nothing, or only one seat plays it. */
  readonly label: string;
  /** How many there were. */
  readonly turns: number;
  /** From the beginning to the end; between two of them the scores stay as they are. */
  readonly marks: readonly ScoreMark[];
  /** The turning points, in their order. */
  readonly moments: readonly Moment[];
}

/** Figures after the point of what is told. */
export const FIGURES = 4;

/** A choice of the seat. */
export interface Chosen {
  /** How many moves had been made before it. */
  readonly at: number;
  /** In notation. */
  readonly move: string;
  /** What the move is called. */
  readonly name: string;
  /** The share of the result that the seat could expect with the best move that was found. */
  readonly before: number;
  /** What it could expect after the move that it chose. */
  readonly after: number;
  /** How much less that is; somewhat below 0 where the best move was no better after all. */
  readonly lost: number;
  /** The standard error of that difference. */
  readonly error: number;
  /** It is clearly more than nothing. */
  readonly mistake: boolean;
  /** The best move that was found, in notation. */
  readonly best: string;
  /** What would have been better, in a sentence; empty where nothing was. */
  readonly better: string;
  /** What matters of it. */
  readonly why: string;
}

/** Something that chance did. */
export interface Fortune {
  /** How many moves had been made by then, it included. */
  readonly at: number;
  /** How much more the seat could expect after it than before. */
  readonly change: number;
  readonly error: number;
  readonly told: string;
}

/** What the seat could expect after so many moves. */
export interface Point {
  readonly at: number;
  readonly value: number;
  readonly error: number;
}

/** What led from the beginning to the result. All but `start`, `end` and the errors add up to `end` - `start`. */
export interface Sums {
  readonly start: number;
  readonly end: number;
  /** What the seat's choices have cost, negative; 0 if it always made the best move that was found. */
  readonly choices: number;
  readonly choices_error: number;
  /** What chance has brought it. */
  readonly luck: number;
  readonly luck_error: number;
  /** What the choices of others have brought it: mostly positive, since they err. */
  readonly others: number;
  readonly others_error: number;
  /** What remains, since each estimate errs. */
  readonly rest: number;
}

/** A seat's game, judged from what the seat knew at each moment. */
export interface Analysis {
  readonly game: string;
  readonly seat: number;
  readonly players: number;
  /** Of each search. */
  readonly simulations: number;
  readonly moves: number;
  readonly points: readonly Point[];
  readonly choices: readonly Chosen[];
  readonly fortunes: readonly Fortune[];
  readonly sums: Sums;
  /** Moments that could not be judged, since that would have taken too long, or too much room. */
  readonly unjudged: number;
}

/** One thing that a shape may be made into. */
export interface EditChoice {
  readonly label: string;
  /** New values of fields of the file, by their paths as refusals write them: `players.A.at`, `board[1][2]`. Where the value at a path is a text, a number in brackets stands for one of its letters, spaces not counted. `null`: the field is left out. What holds a new field need not be there yet. */
  readonly changes: Readonly<Record<string, boolean | number | string | readonly (string | number)[] | null>>;
}

/** What can be changed where a shape of the picture is. */
export interface BoardEdit {
  /** Its id in the scene of the position. */
  readonly shape: string;
  readonly choices: readonly EditChoice[];
  /** Touching the shape makes it into the next of these, after the last the first again; else the player is asked which. */
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
  /** It lies between 0,0 and here, in hundredths. */
  readonly height: number;
  /** It has a heading of its own. */
  readonly turns: boolean;
}

/** A place to carry things to that the picture does not draw. */
export interface SpotEdit {
  /** That of no shape. */
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
  /** They lie below whatever can be edited. */
  readonly spots: readonly SpotEdit[];
}

/** Some sentences; `**` and `*` enclose what is emphasised, and clauses stand in brackets: `(CA-5.2)`. */
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
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
  /** What the picture shows, in a sentence. */
  readonly caption: string;
}

export type Block = Paragraph | Points | Figure;

/** A heading, and what stands below it. */
export interface GuidePart {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A game's illustrated page. */
export interface Guide {
  /** What stands before the first heading. */
  readonly lead: readonly Block[];
  readonly parts: readonly GuidePart[];
}

/** A ship and what begins aboard, by ids. */
export interface PlannedShip {
  readonly ship: string;
  readonly crew: readonly string[];
  readonly equipment: readonly string[];
}

/** A fleet by the ids of its pieces, allowed or not. */
export interface FleetPlan extends Plan {
  /** The points that it may cost. */
  readonly total: number;
  readonly ships: readonly PlannedShip[];
  readonly creatures: readonly string[];
  /** Crew and equipment that begin at home. */
  readonly ashore: readonly string[];
  readonly events: readonly string[];
  readonly treasures: readonly string[];
  /** Their values; empty: the usual ones. */
  readonly coins: readonly number[];
}

/** A piece that fleets are built of. */
export interface FleetPiece extends Piece {
  readonly masts?: number;
  readonly cargo?: number;
  readonly move?: string;
  /** Rank and range of each, front to rear: `2L-3S`. */
  readonly cannons?: string;
}

/** A fleet that comes with the game. */
export interface OfferedFleet extends OfferedPlan {
  readonly plan: FleetPlan;
}

/** Everything that fleets can be built of, and the fleets that are offered. */
export interface FleetStock extends Stock {
  readonly pieces: readonly FleetPiece[];
  readonly offered: readonly OfferedFleet[];
}

/** What one ship of a fleet comes to. */
export interface ShipSum {
  readonly crew_points: number;
  readonly equipment_points: number;
  /** Her cargo spaces, with what links and crew add. */
  readonly spaces: number;
  /** How many of them are taken. */
  readonly used: number;
}

/** What a fleet comes to, and whether it is allowed. */
export interface FleetSum extends PlanSum {
  /** In the order of the plan; none if a piece is unknown. */
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
    "room": 0
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
    "hidden": false
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
  }
} as const;
