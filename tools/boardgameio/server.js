// boardgame.io's server as it comes, with its storage in memory, on a free port of this machine.
//
// package.json holds koa-compose at 4.1.0: from 4.2.0 on, boardgame.io's lobby is never found (404),
// since its routes are added after the server was composed.

'use strict';

const { Server } = require('boardgame.io/server');
const { game } = require('./game.js');

const server = Server({ games: [game], origins: [] });
// What is called the port goes to `listen` as it is; so it can hold the address too.
server.run({ port: { port: 0, host: '127.0.0.1' } }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
