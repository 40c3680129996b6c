// Serves Cardinal (cardinal_boardgame.js) by boardgame.io, which keeps its games in files: `node serve_boardgame.js PORT FOLDER`.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { cardinal, any } = require('./cardinal_boardgame');

const [port, folder] = process.argv.slice(2);
const games = [cardinal(() => any(2))];
Server({ games, db: new FlatFile({ dir: folder }), origins: [Origins.LOCALHOST] }).run({ port: Number(port) });
