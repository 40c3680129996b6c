import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { asNumber, hex, keepNumber, newPledge, numberToGive, ownNumber, pledgeOf, sha256 } from "./dice";
import { check, commitmentOf, draw, drawnOptions, hmac, keyOf } from "./dicecheck";
import type { DiceProof } from "./wire";

interface Vectors {
  secret: string;
  numbers: string[];
  commitment: string;
  pledges: string[];
  key: string;
  draws: ["chance" | "option", number, string, string][];
  option: string;
}

/** The server's own examples: its tests check the same file. */
const VECTORS = JSON.parse(readFileSync(`${import.meta.dirname}/../../../tests/records/fixtures/dice.json`, "utf8")) as Vectors;
const key = keyOf(VECTORS.secret, VECTORS.numbers);

/** A sound proof with these chance moves. */
function proof(changes: Partial<DiceProof> = {}): DiceProof {
  const draws = [6, 1, 52, 3].map((choices, at) => ({
    index: at + 1, revision: 2 * at + 1, choices, value: Number(draw(key, "chance", at + 1, BigInt(choices))), move: `deal ${at}`,
  })); // prettier-ignore
  return { commitment: VECTORS.commitment, secret: VECTORS.secret, pledges: VECTORS.pledges, numbers: VECTORS.numbers, options: [["draw", VECTORS.option]], start: false, draws, ...changes };
}

beforeEach(() => localStorage.clear());

describe("hashes", () => {
  it("are those of WebCrypto, for texts of every length up to three blocks", async () => {
    for (let length = 0; length <= 192; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(hex(sha256(bytes))).toBe(hex(theirs));
    }
  });

  it("of keys are those of WebCrypto, for long keys too", async () => {
    for (const length of [1, 32, 64, 65, 200]) {
      const bytes = Uint8Array.from({ length }, (_, at) => at % 251);
      const imported = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      const theirs = new Uint8Array(await crypto.subtle.sign("HMAC", imported, new TextEncoder().encode("Ahoy")));
      expect(hex(hmac(bytes, new TextEncoder().encode("Ahoy")))).toBe(hex(theirs));
    }
  });
});

describe("the same numbers as on the server", () => {
  it("come from a secret and the players' numbers", () => {
    expect(commitmentOf(VECTORS.secret)).toBe(VECTORS.commitment);
    expect(VECTORS.numbers.map((number) => (number ? pledgeOf(number) : ""))).toEqual(VECTORS.pledges);
    expect(hex(key)).toBe(VECTORS.key);
    for (const [name, index, n, value] of VECTORS.draws) expect(draw(key, name, index, BigInt(n))).toBe(BigInt(value));
    expect(drawnOptions(key, 1)).toEqual([VECTORS.option]);
  });
});

describe("a check", () => {
  it("finds nothing wrong with an honest game", () => {
    expect(check(proof(), [])).toEqual({ flaws: [], right: 4, seen: 0, own: [], withheld: [] });
  });

  it("names the die that was changed", () => {
    const draws = proof().draws.map((one, at) => (at === 2 ? { ...one, value: (one.value + 1) % 52 } : one));
    expect(check(proof({ draws }), [])).toMatchObject({ flaws: [{ what: "draw", index: 3, revision: 5, move: "deal 2" }], right: 3 });
  });

  it("finds dice in another order, and one that was left out", () => {
    const [one, two, three, four] = proof().draws as [DiceProof["draws"][0], DiceProof["draws"][0], DiceProof["draws"][0], DiceProof["draws"][0]];
    expect(check(proof({ draws: [three, two, one, four] }), []).flaws.map(({ what }) => what)).toEqual(["draw", "draw"]);
    expect(check(proof({ draws: [one, three, four] }), []).flaws.length).toBe(2);
  });

  it("finds another secret, another number and another option", () => {
    expect(check(proof({ secret: "b4".repeat(32) }), []).flaws[0]).toEqual({ what: "secret" });
    expect(check(proof({ numbers: ["other", "", VECTORS.numbers[2]!] }), []).flaws[0]).toEqual({ what: "number", seat: 0 });
    expect(check(proof({ options: [["draw", "secret-0"]] }), []).flaws).toEqual([{ what: "option", option: "draw" }]);
  });

  it("finds other deals than those that this device saw, though each value is right", () => {
    const saw = new Map([[1, "deal 0"], [5, "deal 9"]]); // prettier-ignore
    expect(check(proof(), [], saw)).toMatchObject({ flaws: [{ what: "seen", index: 3, move: "deal 2", seen: "deal 9" }], right: 3, seen: 1 });
    expect(check(proof(), [], new Map([[8, "deal 4"]])).flaws).toEqual([{ what: "left-out", move: "deal 4" }]);
  });

  it("knows by itself what dice with six sides show", () => {
    const rolled = (index: number, choices: number, move: (value: number) => string): DiceProof["draws"][0] => {
      const value = Number(draw(key, "chance", index, BigInt(choices)));
      return { index, revision: index, choices, value, move: move(value) };
    };
    const fair = [rolled(1, 6, (value) => `die ${value + 1}`), rolled(2, 36, (value) => `dice ${Math.floor(value / 6) + 1} ${(value % 6) + 1}`)];
    expect(check(proof({ draws: fair }), []).flaws).toEqual([]);
    const other = [rolled(1, 6, (value) => `die ${((value + 1) % 6) + 1}`), rolled(2, 35, () => "dice 1 1")];
    expect(check(proof({ draws: other }), [])).toMatchObject({ flaws: [{ what: "faces", index: 1 }, { what: "faces", index: 2 }], right: 0 });
  });

  it("tells who pledged a number and did not give it", () => {
    const numbers = [VECTORS.numbers[0]!, "", ""];
    expect(check(proof({ numbers, draws: [], options: [] }), []).withheld).toEqual([2]);
  });
});

describe("what this device remembers", () => {
  const own = { number: VECTORS.numbers[0]!, pledge: VECTORS.pledges[0]!, commitment: VECTORS.commitment, pledges: VECTORS.pledges };

  it("is that its number was used", () => {
    keepNumber(own);
    expect(check(proof(), [0, 1])).toMatchObject({ flaws: [], own: [0] });
  });

  it("finds a server that left the number out", () => {
    keepNumber(own);
    const numbers = ["", "", VECTORS.numbers[2]!];
    expect(check(proof({ numbers, draws: [], options: [] }), [0]).flaws).toEqual([{ what: "own-number", seat: 0 }]);
  });

  it("finds a secret that was exchanged after the number was given", () => {
    keepNumber({ ...own, commitment: "0".repeat(64) });
    expect(check(proof(), [0]).flaws).toEqual([{ what: "own-commitment" }]);
  });

  it("finds a pledge that was exchanged after the number was given", () => {
    keepNumber({ ...own, pledges: [VECTORS.pledges[0]!, "", "1".repeat(64)] });
    expect(check(proof(), [0]).flaws).toEqual([{ what: "own-pledges", seat: 0 }]);
  });
});

describe("a number of one's own", () => {
  const info = (pledges: string[]) => ({ commitment: "c", stage: "numbers", pledges, numbers: ["", ""], asked: [0, 1] }) as const;

  it("is another one each time, and holds what was typed", () => {
    expect(newPledge()).not.toBe(newPledge());
    expect(ownNumber(newPledge("lucky 7!"))?.number).toMatch(/^lucky-7-\.[0-9a-f]{32}$/);
    expect(asNumber("a/b")).toBe("a-b");
  });

  it("is given with what the table said, which later changes do not touch", () => {
    const pledge = newPledge();
    expect(numberToGive(info([pledge, "x"]), 0)).toBe(ownNumber(pledge)?.number);
    numberToGive(info([pledge, "y"]), 0);
    expect(ownNumber(pledge)).toMatchObject({ commitment: "c", pledges: [pledge, "x"] });
  });

  it("is not given by a device that does not know it", () => {
    expect(numberToGive(info(["x", "y"]), 0)).toBeNull();
  });
});
