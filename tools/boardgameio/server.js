// boardgame.io's server as it comes, on a free port of this machine: with its storage in memory, or
// (a folder is given) with its storage in files.
//
// package.json holds koa-compose at 4.1.0: from 4.2.0 on, boardgame.io's lobby is never found (404),
// since its routes are added after the server was composed.

'use strict';

const { FlatFile, Server } = require('boardgame.io/server');
const { game } = require('./game.js');

const folder = process.argv[2];
const storage = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
const server = Server({ games: [game], origins: [], ...storage });
// What is called the port goes to `listen` as it is; so it can hold the address too.
server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
