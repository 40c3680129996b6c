// What is said and sounded when the table or the game has changed, for those who do not see it.
import { announce, toast } from "../../lib/announcer.svelte";
import { sound } from "../../lib/sound.svelte";
import type { Ending, SeatInfo, Table, View } from "../../lib/wire";
import { closed, say } from "../../lib/words";
import type { Fresh } from "./pictures.svelte";
import { cameOrWent, freeSeats, waitsFor } from "../people";
import { spoken } from "../spoken";

/** A sentence of so many words asks nothing yet: `Round 2.` */
const FEW = 3;

/** Says who has left and come back, what is proposed, and that a rematch waits. */
export function tellTable(before: Table | null, table: Table): void {
  for (const seat of before === null ? [] : table.seats) {
    const news = cameOrWent(before!.seats[seat.seat], seat);
    if (news && seat.left) toast(news);
    else if (news) announce(news);
  }
  if (before?.state === "open" && table.state === "playing") announce(say("table-begins"));
  if (table.state === "open" && freeSeats(table) > 0 && (before === null || freeSeats(before) !== freeSeats(table))) announce(waitsFor(table));
  const known = new Set(before?.proposals.map((proposal) => proposal.proposal));
  for (const proposal of table.proposals) {
    if (!known.has(proposal.proposal)) announce(proposal.sentence, proposal.mine.length > 0 ? "urgent" : "polite");
  }
  if (before !== null && !before.rematch && table.rematch) announce(table.rematch_by ? say("table-rematch-by", { player: table.rematch_by }) : say("table-rematch-waits"));
}

/**
 * Says what happened, and once the game has begun what is asked or how it ended; sounds like the latest of it, when it is the viewer's turn, and when the game is over.
 * What is `left` to chance is not asked. In a lesson `teach` says its words before the question, and whether that is still to be asked.
 */
export function tellPicture(before: View | null, view: View, fresh: Fresh, table: Table | null, left = false, teach: (() => boolean) | null = null): void {
  const news = fresh.heard ?? fresh.lines.map((line) => line.text);
  const told = fresh.heard === null ? spoken(news.map(closed)) : [...news];
  const seats = table?.seats ?? [];
  // Where a game says shortly what happened, what others are asked is left out: it goes on by itself. Who is to choose after the viewer is said.
  const mine = fresh.heard === null || before === null || view.moves.length > 0 || view.ending !== null || (before.moves.length > 0 && !names(view, seats, news.at(-1)));
  const asked = mine && !left && table?.state !== "open" ? stands(before, view, news.length > 0, seats).filter((line) => line !== news.at(-1)) : [];
  const later = teach !== null && view.ending === null;
  tell(later ? told : [...told, ...asked]);
  if (teach?.() === true && later) tell(asked);
  if (before === null) return;
  const heard = fresh.lines.findLast((line) => line.sound)?.sound;
  if (heard) sound.play(heard);
  if (view.ending && !before.ending) sound.play("game-over");
  else if (view.moves.length > 0 && before.moves.length === 0 && !left) sound.play("your-turn");
}

/** Whether a sentence names somebody who is to choose now. */
function names(view: View, seats: readonly SeatInfo[], line = ""): boolean {
  return seats.some((seat) => view.waiting.includes(seat.seat) && line.includes(seat.name));
}

function tell(lines: readonly string[]): void {
  if (lines.length > 0) announce(lines.map(closed).join(" "));
}

/** How it ended, or what is asked; nothing where that has just been heard, or where others go on as they did and that was told. */
function stands(before: View | null, view: View, told: boolean, seats: readonly SeatInfo[]): string[] {
  const changed = before?.status !== view.status;
  if (view.ending !== null) return changed || told ? outcome(view.ending, seats) : [];
  if (before === null) return [view.status];
  const asked = view.moves.length > 0;
  const again = told ? before.moves.length === 0 || view.moves_made > before.moves_made + 1 || view.moves_made < before.moves_made : chosenOtherwise(before, view);
  if (!changed) return asked && again ? [question(before, view)] : [];
  const goesOn = !asked && told && before.moves.length === 0 && view.waiting.join() === before.waiting.join();
  return goesOn ? [] : [question(before, view)];
}

/** Whether the viewer is asked the same, but has other moves: what they did made nothing happen. */
function chosenOtherwise(before: View, view: View): boolean {
  return before.moves.length > 0 && view.moves.length > 0 && before.moves.join() !== view.moves.join();
}

/** What is asked; without the few words with which it began the last time, too, such as which round it is. */
function question(before: View, view: View): string {
  const begin = /^.*?[.!?](?= )/u.exec(view.status)?.[0];
  if (begin !== undefined && begin.split(" ").length > FEW) return view.status;
  return begin !== undefined && before.status.startsWith(`${begin} `) ? view.status.slice(begin.length + 1) : view.status;
}

/** How the game ended: for whoever hears it, in a sentence, and in numbers. */
export function outcome({ verdict, sentence, standing }: Ending, seats: readonly SeatInfo[]): string[] {
  if (standing === null) return [verdict, sentence];
  const scores = seats.map((seat) => `${heardAs(seat)} ${standing.scores[seat.seat]}`);
  return [verdict, sentence, say("table-scores", { label: standing.label, scores: scores.join(", ") })];
}

/** A seat before a number: bots by their seats, since their own names end in numbers. */
function heardAs(seat: SeatInfo): string {
  if (seat.mine) return say("seat-yours");
  return seat.kind === "bot" ? seat.name : seat.player || seat.name;
}

/** Says that the connection is lost, and that it is back. */
export function tellLink(link: "open" | "lost", was: string, table: Table | null): void {
  if (link === "lost" && was === "open") announce(say("table-link-lost"));
  if (link === "open" && (was === "lost" || was === "waiting") && table !== null) announce(say("table-link-back"));
}
