// Dice that anybody can check (docs/dice.md): one's own part in them, and what is remembered for the check after the game.
// SHA-256 is our own, since browsers offer theirs only to pages that came over HTTPS, and tables at home do not.
import { keep, kept } from "./keep";
import type { DiceInfo } from "./wire";

export const SCHEME = "quarterdeck-dice-1";
export const BLOCK = 64;
const STORED = "quarterdeck-dice";
/** So many numbers are kept on this device: those of the latest games. */
const MOST_KEPT = 80;
const RANDOM_BYTES = 16;
const LONGEST_CHOSEN = 40;

// -- hashes ----------------------------------------------------------------------------------------

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
}

const PRIMES: readonly number[] = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && isPrime(n));
/** The first 32 bits behind the point of a root. */
const behindPoint = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const ROUNDS: readonly number[] = PRIMES.map((prime) => behindPoint(Math.cbrt(prime)));
const START: readonly number[] = PRIMES.slice(0, 8).map((prime) => behindPoint(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of bytes (FIPS 180-4). */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const state = [...START];
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, view, at);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => hash.setUint32(place * 4, word));
  return new Uint8Array(hash.buffer);
}

/** Mixes one block into the state. */
function mix(state: number[], view: DataView, at: number): void {
  const words = Array.from({ length: 16 }, (_, place) => view.getUint32(at + place * 4));
  for (let place = 16; place < 64; place++) {
    const near = words[place - 2]!;
    const far = words[place - 15]!;
    const fromNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const fromFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words.push((words[place - 16]! + fromFar + words[place - 7]! + fromNear) >>> 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  words.forEach((word, place) => {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[place]! + word) >>> 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [a, b, c, d, e, f, g, h] = [(first + second) >>> 0, a, b, c, (d + first) >>> 0, e, f, g];
  });
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place]! + word) >>> 0));
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// -- the function ------------------------------------------------------------------------------------

/** The hash by which a player is bound to a number. */
export const pledgeOf = (number: string): string => hex(sha256(bytesOf(`${SCHEME}:number:${number}`)));

// -- one's own numbers -----------------------------------------------------------------------------------

/** A number of one's own, and what the table said when it was given. */
export interface OwnNumber {
  readonly number: string;
  readonly pledge: string;
  /** What the server was bound to when the number was given; empty before. */
  readonly commitment: string;
  /** What all had pledged by then. */
  readonly pledges: readonly string[];
}

function isOwn(one: unknown): one is OwnNumber {
  if (typeof one !== "object" || one === null) return false;
  const { number, pledge, commitment, pledges } = one as Record<string, unknown>;
  return [number, pledge, commitment].every((text) => typeof text === "string") && Array.isArray(pledges);
}

function ownNumbers(): OwnNumber[] {
  try {
    const found: unknown = JSON.parse(kept(STORED) ?? "[]");
    return Array.isArray(found) ? found.filter(isOwn) : [];
  } catch {
    return [];
  }
}

/** The number on this device that was pledged like this. */
export const ownNumber = (pledge: string): OwnNumber | undefined => (pledge ? ownNumbers().find((one) => one.pledge === pledge) : undefined);

export function keepNumber(own: OwnNumber): void {
  const others = ownNumbers().filter((one) => one.pledge !== own.pledge);
  keep(STORED, JSON.stringify([...others, own].slice(-MOST_KEPT)));
}

/** What somebody has typed as a number, as far as a number may hold it. */
export const asNumber = (typed: string): string => typed.replace(/[^0-9A-Za-z.-]+/gu, "-").slice(0, LONGEST_CHOSEN);

/**
 * Makes a number and keeps it on this device; returns its pledge. Random digits follow what was typed: else the number
 * could be found from its pledge by trying, before it is given.
 */
export function newPledge(typed = ""): string {
  const random = hex(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
  const number = [asNumber(typed), random].filter(Boolean).join(".");
  const pledge = pledgeOf(number);
  keepNumber({ number, pledge, commitment: "", pledges: [] });
  return pledge;
}

/** The number that was pledged, to be given now; what the table says at this moment is kept with it. */
export function numberToGive(info: DiceInfo, seat: number): string | null {
  const own = ownNumber(info.pledges[seat] ?? "");
  if (own === undefined) return null;
  if (own.commitment === "") keepNumber({ ...own, commitment: info.commitment, pledges: [...info.pledges] });
  return own.number;
}

// -- what was seen ------------------------------------------------------------------------------------------

const SEEN = "quarterdeck-chance";
/** Of so many games this device keeps the chance moves that it saw. */
const MOST_GAMES = 20;
type Seen = readonly [match: string, moves: readonly (readonly [revision: number, move: string])[]];

function isSeen(one: unknown): one is Seen {
  const [match, moves] = Array.isArray(one) ? (one as unknown[]) : [];
  return typeof match === "string" && Array.isArray(moves) && moves.every((move) => Array.isArray(move));
}

function allSeen(): Seen[] {
  try {
    const found: unknown = JSON.parse(kept(SEEN) ?? "[]");
    return Array.isArray(found) ? found.filter(isSeen) : [];
  } catch {
    return [];
  }
}

/** The chance moves that this device saw in a match, by revision. */
export const seenIn = (match: string): Map<number, string> => new Map(allSeen().find(([one]) => one === match)?.[1]);

export function keepSeen(match: string, moves: ReadonlyMap<number, string>): void {
  const others = allSeen().filter(([one]) => one !== match);
  keep(SEEN, JSON.stringify([...others, [match, [...moves]]].slice(-MOST_GAMES)));
}
