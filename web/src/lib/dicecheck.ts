// The check of a finished game's dice (docs/dice.md): computed here, without the server, and in the same way as there.
import { BLOCK, bytesOf, hex, ownNumber, pledgeOf, SCHEME, sha256 } from "./dice";
import type { DiceDraw, DiceProof } from "./wire";

const WORD = 1n << 64n;

// -- the function ------------------------------------------------------------------------------------

/** HMAC-SHA-256 (RFC 2104). */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(whole.map((byte) => byte ^ 0x36), message));
  return sha256(joined(whole.map((byte) => byte ^ 0x5c), inner));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The hash by which a server is bound to a secret. */
export const commitmentOf = (secret: string): string => hex(sha256(bytesOf(`${SCHEME}:secret:${secret}`)));

/** The key of all draws: from the secret and the players' numbers, seat by seat. */
export const keyOf = (secret: string, numbers: readonly string[]): Uint8Array => hmac(bytesOf(secret), bytesOf(`${SCHEME}:key:${numbers.join("/")}`));

/** A draw: one of 0 … n - 1, each exactly as likely. Words that would make some likelier are passed over. */
export function draw(key: Uint8Array, name: "chance" | "option", index: number, n: bigint): bigint {
  const fair = WORD - (WORD % n);
  for (let attempt = 0; ; attempt++) {
    const block = hmac(key, bytesOf(`${name}:${index}:${attempt}`));
    const word = new DataView(block.buffer).getBigUint64(0);
    if (word < fair) return word % n;
  }
}

/** What is drawn for a number of options, one after the other. */
export function drawnOptions(key: Uint8Array, options: number): string[] {
  const digits = (first: number): string => Array.from({ length: 32 }, (_, at) => draw(key, "option", first + at, 16n).toString(16)).join("");
  return Array.from({ length: options }, (_, option) => `secret-${digits(option * 32 + 1)}`);
}

// -- checking -----------------------------------------------------------------------------------------------

/** Something that is wrong. Numbers of seats and moves are for the sentence about it. */
export type Flaw =
  | { readonly what: "secret" | "own-commitment" }
  | { readonly what: "number" | "own-number" | "own-pledges"; readonly seat: number }
  | { readonly what: "option"; readonly option: string }
  | { readonly what: "left-out"; readonly move: string }
  | { readonly what: "seen"; readonly index: number; readonly revision: number; readonly move: string; readonly seen: string }
  | { readonly what: "draw" | "faces"; readonly index: number; readonly revision: number; readonly move: string };

export interface Checked {
  readonly flaws: readonly Flaw[];
  /** How many chance moves are right. */
  readonly right: number;
  /** How many chance moves this device saw in the game, as they are said to have been. */
  readonly seen: number;
  /** The seats of this device whose number was used. */
  readonly own: readonly number[];
  /** The seats that pledged a number which never came. */
  readonly withheld: readonly number[];
}

/**
 * Whether dice with six sides show this: `die 4` is number 3 (from 0) of 6, `dice 2 5` number 10 of 36. Other moves of chance
 * are listed by the rules of their game, which are not here.
 */
function canShow({ move, choices, value }: DiceDraw): boolean {
  const faces = /^dic?e((?: [1-6])+)$/u.exec(move)?.[1]?.trim().split(" ").map(Number);
  if (faces === undefined) return true;
  return choices === 6 ** faces.length && value === faces.reduce((sum, face) => sum * 6 + face - 1, 0);
}

/**
 * Checks everything that a finished game says of its dice, and what this device remembers of it: the numbers that it gave for the
 * seats `mine`, and the chance moves that it `saw` in the game, by revision.
 */
export function check(proof: DiceProof, mine: readonly number[], saw: ReadonlyMap<number, string> = new Map()): Checked {
  const flaws: Flaw[] = [];
  if (commitmentOf(proof.secret) !== proof.commitment) flaws.push({ what: "secret" });
  proof.numbers.forEach((number, seat) => {
    if (number && pledgeOf(number) !== proof.pledges[seat]) flaws.push({ what: "number", seat });
  });
  const own: number[] = [];
  for (const seat of mine) {
    const kept = ownNumber(proof.pledges[seat] ?? "");
    if (kept === undefined || kept.commitment === "") continue;
    if (kept.number === proof.numbers[seat]) own.push(seat);
    else flaws.push({ what: "own-number", seat });
    if (kept.commitment !== proof.commitment) flaws.push({ what: "own-commitment" });
    if (kept.pledges.join() !== proof.pledges.join()) flaws.push({ what: "own-pledges", seat });
  }
  const key = keyOf(proof.secret, proof.numbers);
  const drawn = drawnOptions(key, proof.options.length);
  proof.options.forEach(([option, value], at) => {
    if (drawn[at] !== value) flaws.push({ what: "option", option });
  });
  const wrong = new Set<number>();
  let seen = 0;
  proof.draws.forEach((made, at) => {
    const { index, revision, choices, value, move } = made;
    const shown = saw.get(revision);
    const fair = index === at + 1 && choices > 0 && draw(key, "chance", index, BigInt(choices)) === BigInt(value);
    if (!fair) flaws.push({ what: "draw", index, revision, move });
    if (!canShow(made)) flaws.push({ what: "faces", index, revision, move });
    if (shown === move) seen += 1;
    else if (shown !== undefined) flaws.push({ what: "seen", index, revision, move, seen: shown });
    if (!fair || !canShow(made) || (shown ?? move) !== move) wrong.add(at);
  });
  const told = new Set(proof.draws.map(({ revision }) => revision));
  for (const [revision, move] of saw) if (!told.has(revision)) flaws.push({ what: "left-out", move });
  const withheld = proof.pledges.flatMap((pledge, seat) => (pledge && !proof.numbers[seat] ? [seat] : []));
  return { flaws, right: proof.draws.length - wrong.size, seen, own, withheld };
}
