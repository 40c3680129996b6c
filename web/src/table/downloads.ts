// Where the files of a table are.
import { SPECTATOR } from "../lib/wire";
import { language } from "../lib/words";

export interface Downloads {
  readonly record: string;
  readonly picture: string;
  readonly pictureName: string;
}

/** The record and the picture of now, with the eyes of a seat of one's own (or a spectator's). */
export function downloads(match: string, seat: number): Downloads {
  const table = `/api/matches/${encodeURIComponent(match)}`;
  const eyes = `?seat=${seat < 0 ? SPECTATOR : seat}`;
  return { record: `${table}/record${eyes}`, picture: `${table}/picture.svg${eyes}&language=${language}`, pictureName: `${match.slice(0, 8)}.svg` };
}
