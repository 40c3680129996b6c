// Cardinal as games of boardgame.io are written: plain data, moves on drafts and `ai.enumerate`.
// The rules are those of rules.py; an action is [square of the ship, square of the pirate or null].
const { INVALID_MOVE } = require('boardgame.io/core');

const NOBODY = -1, SHIPS = 5, CROWD = 4, MOST_TURNS = 200, SIZE = 5;

const beside = [], touching = [];
for (let square = 0; square < SIZE * SIZE; square++) {
  const row = Math.floor(square / SIZE), column = square % SIZE;
  beside.push([]);
  touching.push([]);
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      const r = row + down, c = column + right;
      if ((!down && !right) || r < 0 || r >= SIZE || c < 0 || c >= SIZE) continue;
      touching[square].push(r * SIZE + c);
      if (!down || !right) beside[square].push(r * SIZE + c);
    }
  }
}

const emptyIn = (G) => {
  const found = [];
  G.board.forEach((owner, square) => { if (owner === NOBODY && square !== G.pirate) found.push(square); });
  return found;
};
const openIn = (G, empty) => (G.pirate === null ? empty : empty.filter((square) => !beside[G.pirate].includes(square)));

/** The actions of the player whose turn it is, ascending. */
function legal(G) {
  const empty = emptyIn(G), crowded = [], nearly = new Set(), actions = [];
  for (const square of empty) {
    let ships = 0;
    for (const near of touching[square]) if (G.board[near] !== NOBODY) ships++;
    if (ships >= CROWD) crowded.push(square);
    else if (ships === CROWD - 1) nearly.add(square);
  }
  for (const square of openIn(G, empty)) {
    const filled = touching[square].filter((near) => nearly.has(near));
    if (filled.length || touching[square].some((near) => crowded.includes(near))) {
      const where = [...crowded, ...filled].sort((a, b) => a - b);
      for (const pirate of where) if (pirate !== square) actions.push([square, pirate]);
    } else actions.push([square, null]);
  }
  return actions;
}

function place({ G, ctx }, square, pirate) {
  const closed = G.pirate !== null && beside[G.pirate].includes(square);
  if (G.board[square] !== NOBODY || square === G.pirate || closed) return INVALID_MOVE;
  const me = Number(ctx.currentPlayer);
  G.board[square] = me;
  G.afloat[me]++;
  if (pirate !== null) {
    G.pirate = pirate;
    for (const near of beside[pirate]) {
      if (G.board[near] !== NOBODY) { G.afloat[G.board[near]]--; G.board[near] = NOBODY; }
    }
  }
  G.turns++;
  G.latest = me;
  return undefined;
}

function ending({ G }) {
  if (G.latest === null) return undefined;
  if (G.afloat[G.latest] === SHIPS) return { winner: G.latest };
  if (G.turns === MOST_TURNS) return { winner: NOBODY };
  return openIn(G, emptyIn(G)).length ? undefined : { winner: G.latest };
}

/** The game; `first` draws who begins. */
const cardinal = (first) => ({
  name: 'cardinal',
  setup: () => ({
    board: Array(SIZE * SIZE).fill(NOBODY), afloat: [0, 0], pirate: null, turns: 0, latest: null, first: first(),
  }),
  moves: { place },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.first, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
  },
  endIf: ending,
  ai: { enumerate: (G) => legal(G).map((args) => ({ move: 'place', args })) },
});

/** One of 0 … number - 1. */
const any = (number) => Math.floor(Math.random() * number);

module.exports = { cardinal, any, SIZE };
