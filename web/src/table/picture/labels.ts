// Which words on the board can be read where it is drawn small: each is at least as high as people can read, and none lies over another.
import { centre, frame, type Frame } from "../../lib/scene";
import type { Disc, Placed, Polygon, Words } from "../../lib/wire";
import { covered, drawn, grown, markOf, type NamePlace, overlap, placeName, placeNames, within } from "./names";

/** CSS pixels: the least height of letters on a board. */
export const LEAST = 10;
/** The role of words that are never drawn smaller than `CLEAR`. */
const NAMES_AT_SEA = "pi-words-sea";
/** CSS pixels: where letters are smaller, a name that finds no free place is left out until one comes nearer. */
const CLEAR = 12;
/** CSS pixels: where the whole of a board is shown on which some names come first, names are at least so high: small enough that all of them find a place, the same whichever come first. */
const EASY = 11.5;
/** The whole of a board is shown, or nearly so. */
const SAME = 1.02;
/** CSS pixels: the greatest height of letters on a disc, which would hide the board however near one comes. */
const MOST = 15;
/** CSS pixels: a drawing that words name is at least so large. */
const MARK = 10;
/** Words of so few letters are numbers and signs, without which what stands beside them says nothing. */
export const FEW = 3;
/** How wide a letter is for its height; a little more than most, so that words do not touch. */
const BROAD = 1.15;

/** A disc of such a radius, in scene units, is a ring around a piece. */
const RING = 40;
/** A drawing that is as broad as such a part of the picture is ground, on which words may stand. */
const GROUND = 8;
/** Where else words may stand if something lies at their place, the nearest first: to the right and down, in heights of their letters. */
const BESIDE: readonly (readonly [number, number])[] = [
  ...[0.4, 0.8, 1.2, 1.6].flatMap((far) => [[0, far], [0, -far], [far, 0], [-far, 0]] as const),
  ...[0.6, 1.2].flatMap((far) => [[far, far], [-far, far], [far, -far], [-far, -far]] as const),
];
/** The border of a board is so much of its breadth: words that are drawn within it stay within it. */
const BORDER = 0.022;

/** A box is so much narrower than the picture if it is a plate on it: what is written on it stays there, names keep clear of it. */
const PLATE = 4;

/** How the ids of words end that stand on a disc with the rest of their id. */
const WORDS = "-words";

/** How words are drawn: how high their letters are, and how far to the right of their place and below it they stand, in scene units. */
export interface Lettering {
  /** 0: there is no room for them until one comes nearer. */
  readonly height: number;
  readonly by: number;
  readonly down: number;
  /** How a name stands beside what it names, if not as the game has placed it. */
  readonly place?: NamePlace;
}

/**
 * How all words of a picture are drawn, by id, where a scene unit has so many pixels; `least`: so many where the whole picture is shown.
 * If names would have to be larger than the game has drawn them, only those are there that matter now, and that of the shape `asked` about.
 */
export function letteringOf(shapes: readonly Placed[], unit: number, picture: Frame, least = unit, asked: string | null = null): ReadonlyMap<string, Lettering> {
  const words = shapes.filter((shape): shape is Words => shape.shape === "words");
  if (!(unit > 0)) return new Map();
  const found = new Map<string, Lettering>();
  const taken: Frame[] = [];
  const marked = new Set(words.map(({ names }) => names));
  const asDrawn = (shape: Placed): Frame => (marked.has(shape.id) ? enlarged(frame(shape), markGrown(shape, unit)) : frame(shape));
  const marks = shapes.filter((shape) => marked.has(shape.id)).map(asDrawn);
  const symbols = shapes.filter((shape) => shape.shape === "symbol").map(asDrawn).filter(({ width }) => width * GROUND < picture.width);
  const plates = shapes.filter((shape) => shape.shape === "box" && shape.decoration && shape.width * PLATE < picture.width).map(frame);
  const edge = picture.width * BORDER;
  const inner = { x: picture.x + edge, y: picture.y + edge, width: picture.width - 2 * edge, height: picture.height - 2 * edge };
  const few = (one: Words): boolean => one.text.length <= FEW;
  const byId = new Map(shapes.map((shape) => [shape.id, shape]));
  const rank = (one: Words): number => {
    if (one.move !== null) return 4;
    return one.size * unit >= LEAST ? (few(one) ? 3 : 2) : few(one) ? 1 : 0;
  };
  const names = words.filter((one) => one.move === null && markOf(one, byId) !== undefined);
  /** All of many names are there on the whole of a board. */
  const sparse = unit < SAME * least && names.some((one) => one.first) && names.every((one) => one.size * unit >= LEAST);
  const easy = new Set(sparse ? names : []);
  const leastOf = ({ role }: Words): number => (role === NAMES_AT_SEA ? CLEAR : LEAST);
  const high = (one: Words): number => {
    const large = Math.max(one.size, (easy.has(one) ? EASY : leastOf(one)) / unit);
    return discOf(one, byId) === undefined ? large : Math.min(large, MOST / unit);
  };
  const place = (one: Words): void => {
    const size = high(one);
    const disc = discOf(one, byId);
    const drawing = broad(frame({ ...one, size }), one);
    const room = plates.find((plate) => within(frame(one), plate)) ?? (within(frame(one), inner) ? inner : picture);
    const by = size === one.size ? 0 : Math.max(0, room.x - drawing.x) - Math.max(0, drawing.x + drawing.width - room.x - room.width);
    const box = { ...drawing, x: drawing.x + by };
    const free = (at: Frame): boolean => !taken.some((other) => overlap(at, other));
    const apart = (at: Frame): boolean => !marks.some((other) => overlap(at, other));
    const clear = (at: Frame): boolean => !symbols.some((other) => overlap(at, other));
    // Numbers and signs belong where they stand.
    const ways = !few(one) ? BESIDE.map(([across, down]) => ({ across: across * size, down: down * size })) : [];
    const moved = ways.map(({ across, down }) => ({ ...box, x: box.x + across, y: box.y + down })).filter((at) => free(at) && within(at, room));
    const inside = free(box) && (disc !== undefined || (box.y >= room.y && box.y + box.height <= room.y + room.height));
    const stays = rank(one) > 2 || (inside && (few(one) || disc !== undefined || apart(box)));
    // Rather over a drawing than not at all, unless that is named and they are larger than drawn; and what can be read as it is drawn is never left out.
    const at = stays ? box : (moved.find(clear) ?? moved.find(apart) ?? (rank(one) === 0 ? undefined : inside ? box : moved[0]) ?? (rank(one) === 2 ? box : undefined));
    found.set(one.id, at === undefined ? { height: 0, by, down: 0 } : { height: size, by: by + at.x - box.x, down: at.y - box.y });
    if (at !== undefined) taken.push(at);
  };

  const others = words.filter((one) => !names.includes(one)).sort((a, b) => rank(b) - rank(a) || b.size - a.size);
  const firm = others.filter((one) => rank(one) > 2 || few(one));
  for (const one of firm) place(one);
  if (names.length > 0) {
    const own = names.map((one) => markOf(one, byId)!);
    const rings = ringsOf(shapes);
    const hulls = hullsOf(shapes, byId, picture);
    const lying = hulls.length > 0 ? discsOf(shapes, byId, found) : [...shapes.filter((shape) => shape.shape === "disc" && shape.radius > RING).map(frame), ...symbols.map(drawn)];
    const passing = [...lying, ...firm.map((one) => covered(one, high(one)))];
    const small = names.some((one) => one.first) && names.some((one) => !one.first && one.size * unit < LEAST);
    const matters = (one: Words): boolean => one.first || one.names === asked || markOf(one, byId)!.move !== null;
    // Where some come first, all of them are there only as large as drawn, and have one place each.
    const largest = (one: Words): number => (names.some(({ first }) => first) ? high(one) : Math.max(one.size, leastOf(one) / least));
    const [beside, blocked] = [own.map((mark) => signOf(mark, rings)), [...own.map((mark) => drawn(asDrawn(mark))), ...hulls, ...plates]];
    const calm = sparse ? others.filter((one) => !firm.includes(one)).map((one) => broad(frame(one), one)) : [];
    const places = placeNames(names, beside, high, [...blocked, ...calm], inner, passing, largest, small ? matters : null, bordersOf(shapes));
    for (const one of names) {
      const at = places.get(one.id);
      if (at !== undefined) {
        found.set(one.id, { height: high(one), by: at.x - one.x, down: at.y - one.y, place: at });
        taken.push(at.box);
      } else if (hulls.length === 0 && rank(one) === 2 && (!sparse || one.first) && (one.first || high(one) * unit >= CLEAR)) place(one);
      else found.set(one.id, { height: 0, by: 0, down: 0 });
    }
  }
  for (const one of others) if (!firm.includes(one)) place(one);
  return found;
}

/**
 * The same in a window that shows a part of the picture: words that its edge would cut are moved inward, or left out if most of them lies outside or others
 * stand there. Where outlines are named, names stand elsewhere beside them, so that they cover none, and are left out with what they name. `covering` lies
 * over the picture: names stand beside it, and other words below it are left out.
 */
export function letteringIn(seen: Frame, letterings: ReadonlyMap<string, Lettering>, shapes: readonly Placed[], picture: Frame, covering: readonly Frame[] = []): ReadonlyMap<string, Lettering> {
  const lie = readOf(letterings, shapes);
  const found = new Map(letterings);
  const byId = new Map(shapes.map((shape) => [shape.id, shape]));
  /** Whether what words name, if they name anything, is seen. */
  const marked = (one: Words): boolean => {
    const mark = markOf(one, byId);
    if (mark === undefined) return true;
    const at = { ...centre(mark), width: 0, height: 0 };
    return mark.shape === "polygon" ? overlap(frame(mark), seen) : within(at, seen) && !covering.some((other) => within(at, other));
  };
  const open = (box: Frame): boolean => within(box, seen) && !covering.some((other) => overlap(box, other));
  const read = lie.filter(({ shape, box }) => open(box) && marked(shape)).map(({ box }) => box);
  const rings = ringsOf(shapes);
  const hulls = hullsOf(shapes, byId, picture);
  const signs = shapes.filter((shape) => shape.shape === "symbol" && shape.size * GROUND < picture.width).map((shape) => drawn(frame(shape)));
  const things = hulls.length > 0 ? [...hulls, ...discsOf(shapes, byId, letterings)] : signs;
  const marks = lie.flatMap(({ shape }) => markOf(shape, byId) ?? []).map(frame);
  for (const { shape, lettering, box } of lie) {
    // Windows are a little larger than what counts as seen: their edge would cut what lies right beside that.
    const around = grown(seen, lettering.height);
    const mark = markOf(shape, byId);
    if (mark !== undefined) {
      const near = marked(shape);
      // Of an island at the edge a part is seen: its name stands beside that.
      const cut = near && mark.shape === "polygon" && !within(frame(mark), seen);
      if (near ? open(box) && !cut : !overlap(box, around)) continue;
      const sign = signOf(mark, rings);
      const place = near ? placeName(shape, cut ? shared(sign, seen) : sign, lettering.height, [...things, ...read, ...covering], seen, marks) : undefined;
      if (place !== undefined) read.push(place.box);
      found.set(shape.id, place === undefined ? { ...lettering, height: 0 } : { height: lettering.height, by: place.x - shape.x, down: place.y - shape.y, place });
      continue;
    }
    if (shape.move !== null || shape.text.length <= FEW || open(box) || !overlap(box, around)) continue;
    const across = inward(box.x, box.width, seen.x, seen.width);
    const under = inward(box.y, box.height, seen.y, seen.height);
    const at = { ...box, x: box.x + across, y: box.y + under };
    const near = Math.abs(across) <= box.width / 2 && Math.abs(under) <= box.height / 2;
    if (near && ![...read, ...covering, ...signs].some((other) => overlap(at, other))) {
      read.push(at);
      found.set(shape.id, { ...lettering, by: lettering.by + across, down: lettering.down + under });
    } else found.set(shape.id, { ...lettering, height: 0 });
  }
  return found;
}

/** All words that can be read, and what each covers. */
export function readOf(letterings: ReadonlyMap<string, Lettering>, shapes: readonly Placed[]): readonly { shape: Words; lettering: Lettering; box: Frame }[] {
  return shapes.flatMap((shape) => {
    const lettering = letterings.get(shape.id);
    if (shape.shape !== "words" || lettering === undefined || lettering.height === 0) return [];
    const { place, height, by, down } = lettering;
    return [{ shape, lettering, box: place?.box ?? covered({ ...shape, x: shape.x + by, y: shape.y + down }, height) }];
  });
}

/** The line around the spaces that can be chosen, in small pieces. */
function bordersOf(shapes: readonly Placed[]): readonly Frame[] {
  return shapes.flatMap((shape) =>
    shape.shape !== "line" || shape.role !== "reach"
      ? []
      : shape.points.slice(1).flatMap(([x, y], k) => PIECES.map((part) => grown({ x: x + (shape.points[k]![0] - x) * part, y: y + (shape.points[k]![1] - y) * part, width: 0, height: 0 }, 2))),
  );
}

/** Parts of a side of a space. */
const PIECES = [0, 0.2, 0.4, 0.6, 0.8];

/** A ring around what can be chosen. */
const AIM = /(^|-)aim(-|$)/u;

/** Scene units: names stand so far from an outline, as that of a ship, which is marked by a line around it, from a ring, and from a disc. */
const [OFF_OUTLINE, OFF_RING, OFF_DISC] = [16, 6, 10];

/** The rings around what can be chosen. */
function ringsOf(shapes: readonly Placed[]): readonly Polygon[] {
  return shapes.filter((shape): shape is Polygon => shape.shape === "polygon" && shape.decoration && AIM.test(shape.id));
}

/** What a name stands beside: what it names, with the room for a line around it, or with the ring that lies there. */
function signOf(mark: Placed, rings: readonly Polygon[]): Frame {
  const own = frame(mark);
  if (mark.shape !== "polygon") return own;
  const around = rings.map(frame).filter((ring) => within(own, ring)).sort((a, b) => a.width - b.width)[0];
  return around === undefined ? grown(own, OFF_OUTLINE) : grown(around, OFF_RING);
}

/** Where outlines are named, as those of ships and islands are: the outlines and rings that no name may cover, with some air, without the ground of a picture. */
function hullsOf(shapes: readonly Placed[], byId: ReadonlyMap<string, Placed>, picture: Frame): readonly Frame[] {
  const named = shapes.some((shape) => shape.shape === "words" && markOf(shape, byId)?.shape === "polygon");
  const [outlines, rings] = [shapes.filter((shape) => shape.shape === "polygon" && !shape.decoration), ringsOf(shapes)];
  const all = [...outlines.map((shape) => grown(frame(shape), OFF_OUTLINE)), ...rings.map((ring) => grown(frame(ring), OFF_RING))];
  return named ? all.filter(({ width }) => width * GROUND < picture.width) : [];
}

/** Discs that can be chosen, and those that bear words, as large as they are drawn, with so much air that these and a name are not read as one. */
function discsOf(shapes: readonly Placed[], byId: ReadonlyMap<string, Placed>, letterings: ReadonlyMap<string, Lettering>): readonly Frame[] {
  const discs = shapes.filter((shape) => shape.shape === "disc" && (shape.move !== null || byId.has(shape.id + WORDS)));
  return discs.map((disc) => grown(enlarged(frame(disc), Math.max(1, grownBy(disc, letterings, byId))), OFF_DISC));
}

/** The small disc on which words stand, as a sign does. */
function discOf(one: Words, byId: ReadonlyMap<string, Placed>): Disc | undefined {
  const under = one.id.endsWith(WORDS) ? byId.get(one.id.slice(0, -WORDS.length)) : undefined;
  return under?.shape === "disc" && under.decoration && under.x === one.x && under.y === one.y ? under : undefined;
}

/** How much larger than the game has drawn it what words name is drawn, so that it is seen where a scene unit has so many pixels. */
export function markGrown(shape: Placed, unit: number): number {
  return shape.shape === "symbol" && unit > 0 ? Math.max(1, MARK / unit / shape.size) : 1;
}

/** What two frames share. */
function shared(one: Frame, other: Frame): Frame {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return { x, y, width: Math.min(one.x + one.width, other.x + other.width) - x, height: Math.min(one.y + one.height, other.y + other.height) - y };
}

function enlarged({ x, y, width, height }: Frame, by: number): Frame {
  const [more, higher] = [(width * (by - 1)) / 2, (height * (by - 1)) / 2];
  return { x: x - more, y: y - higher, width: width * by, height: height * by };
}

/** How much larger or smaller than the game has drawn it a disc is with the words on it, so that they do not stand over its edge. */
export function grownBy(shape: Placed, letterings: ReadonlyMap<string, Lettering>, byId: ReadonlyMap<string, Placed>): number {
  const words = byId.get(shape.id + WORDS);
  if (shape.shape !== "disc" || words?.shape !== "words" || discOf(words, byId) !== shape) return 1;
  const height = letterings.get(words.id)?.height || words.size;
  if (height <= words.size) return height / words.size;
  const { width, height: high } = covered(words, height);
  return Math.max(1, Math.hypot(width, high) / 2 / shape.radius);
}

/** How far what is so long must move to lie within an extent. */
function inward(low: number, size: number, from: number, extent: number): number {
  return Math.max(0, from - low) - Math.max(0, low + size - from - extent);
}

function broad(box: Frame, { anchor }: Words): Frame {
  const more = box.width * (BROAD - 1);
  const x = anchor === "middle" ? box.x - more / 2 : anchor === "end" ? box.x - more : box.x;
  return { ...box, x, width: box.width + more };
}
