// Times boardgame.io: Cardinal as its games are written, with plain data, moves on drafts and `ai.enumerate`.
// The rules are those of rules.py; an action is [square of the ship, square of the pirate or null].
const { INVALID_MOVE } = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const path = require('path');
const fs = require('fs');

const NOBODY = -1, SHIPS = 5, CROWD = 4, MOST_TURNS = 200, SIZE = 5, WITNESSES = 200, WARM_UP = 1.5; // seconds: Node compiles what it finds to be called often
const say = (told) => console.log(JSON.stringify(told));
const seconds = Number(process.argv[2]);
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };

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

/** A game in which `below` draws everything; `seen` is told each action. */
function one(game, reducer, below, seen) {
  let state = InitializeGame({ game });
  while (state.ctx.gameover === undefined) {
    const moves = game.ai.enumerate(state.G, state.ctx, state.ctx.currentPlayer);
    const { args } = moves[below(moves.length)];
    seen(args);
    const payload = { type: 'place', args, playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  return state;
}

function witness() {
  let digest = 0, turns = 0, drawn = 0;
  const wins = [0, 0, 0], squares = SIZE * SIZE;
  const below = (number) => { drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0; return (drawn >>> 8) % number; };
  const game = cardinal(() => below(2)), reducer = CreateGameReducer({ game });
  for (let number = 0; number < WITNESSES; number++) {
    drawn = (Math.imul(number, 2654435761) + 12345) >>> 0;
    const state = one(game, reducer, below, ([square, pirate]) => {
      digest = (Math.imul(digest, 31) + square * (squares + 1) + (pirate === null ? squares : pirate)) >>> 0;
      turns++;
    });
    wins[(state.ctx.gameover.winner + 3) % 3]++;
  }
  const hash = digest.toString(16).padStart(8, '0');
  return `${WITNESSES} games of ${SIZE} x ${SIZE}: ${turns} turns, won ${wins[0]} and ${wins[1]}, drawn ${wins[2]}, ${hash}`;
}

const any = (number) => Math.floor(Math.random() * number);
const game = cardinal(() => any(2)), reducer = CreateGameReducer({ game });

/** Play until so many seconds of processor time are spent. */
function spend(enough) {
  const began = spent();
  let games = 0, decisions = 0;
  while (spent() - began < enough) {
    one(game, reducer, any, () => { decisions++; });
    games++;
  }
  return { games, decisions, seconds: spent() - began };
}

const [above] = require.resolve('boardgame.io/core').split(path.join('boardgame.io', 'dist'));
const found = JSON.parse(fs.readFileSync(path.join(above, 'boardgame.io', 'package.json'), 'utf8')).version;
say({ versions: { 'boardgame.io': found, Node: process.versions.node } });
if ((process.env.PEERS_ROUND || '0') === '0') say({ witness: witness() });
spend(WARM_UP);
say({ name: 'cardinal', ...spend(seconds) });
