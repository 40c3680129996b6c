// Times boardgame.io: random games of Cardinal (cardinal_boardgame.js).
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const path = require('path');
const fs = require('fs');
const { cardinal, any, SIZE } = require('./cardinal_boardgame');

const WITNESSES = 200, WARM_UP = 1.5; // seconds: Node compiles what it finds to be called often
const say = (told) => console.log(JSON.stringify(told));
const seconds = Number(process.argv[2]);
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };

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
