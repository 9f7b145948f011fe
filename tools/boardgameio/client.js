// The load on boardgame.io's server: tables of two over its own transport (socket.io over
// WebSockets), each viewer on a connection of its own. Prints what tools/load/client.py prints.
//
// The transport is used without the store of boardgame.io's client, which would carry out every
// move once more in this process: the load should not cost more than the server.

'use strict';

const { SocketIO } = require('boardgame.io/multiplayer');
const { game, PILE } = require('./game.js');

const load = JSON.parse(process.argv[2]);
const server = `http://127.0.0.1:${load.port}`;
const now = () => performance.now() / 1000;
const sleep = (seconds) => new Promise((done) => setTimeout(done, Math.max(0, seconds) * 1000));
const pick = (list) => list[Math.floor(Math.random() * list.length)];

const answers = []; // [sent, arrived at the last viewer]
const tables = [];

async function post(path, body) {
  const answer = await fetch(`${server}/games/${game.name}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Table {
  constructor() {
    this.viewers = [];
    this.sent = []; // answers that have not arrived everywhere
    this.games = 0;
  }

  async createAndJoin() {
    const { matchID } = await post('create', { numPlayers: 2 });
    this.question = null;
    this.over = false;
    this.answered = -1;
    this.games += 1;
    this.sent = [];
    for (const playerID of ['0', '1']) {
      const seat = await post(`${matchID}/join`, { playerID, playerName: `Bot ${playerID}` });
      this.viewers.push(this.enter(matchID, playerID, seat.playerCredentials));
    }
    await this.asked();
  }

  enter(matchID, playerID, credentials) {
    const transport = SocketIO({
      server,
      socketOpts: { transports: ['websocket'], forceNew: true },
    })({
      transportDataCallback: ({ type, args }) => {
        if (type === 'update') this.onUpdate(playerID, args[1]);
        else if (type === 'sync') this.onUpdate(playerID, args[1].state);
      },
      gameName: game.name,
      matchID,
      playerID,
      credentials,
      numPlayers: 2,
    });
    transport.connect();
    return transport;
  }

  onUpdate(playerID, state) {
    const at = now();
    for (const one of this.sent) {
      if (state._stateID > one.position) one.missing.delete(playerID);
      if (one.missing.size === 0) answers.push([one.at, at]);
    }
    this.sent = this.sent.filter((one) => one.missing.size > 0);
    this.over = this.over || state.ctx.gameover !== undefined;
    if (state.ctx.currentPlayer === playerID && state._stateID > this.answered)
      this.question = { playerID, state };
    if (this.wake && (this.over || this.question)) {
      this.wake();
      this.wake = null;
    }
  }

  asked() {
    if (this.over || this.question) return Promise.resolve();
    return new Promise((done) => (this.wake = done));
  }

  answer() {
    const { playerID, state } = this.question;
    const me = Number(playerID);
    const free = state.G.row.map((region, i) => [region.piles[me].length, i]);
    const place = pick(free.filter(([height]) => height < PILE))[1];
    const at = Math.floor(Math.random() * state.G.hands[me].cards.length);
    const transport = this.viewers[me];
    const { credentials } = transport;
    this.question = null;
    this.answered = state._stateID;
    this.sent.push({ at: now(), position: state._stateID, missing: new Set(['0', '1']) });
    transport.sendAction(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'play', args: [at, place], playerID, credentials },
    });
  }

  async play() {
    let due = now() + Math.random() * load.every;
    for (;;) {
      await this.asked();
      if (this.over) {
        this.leave();
        await this.createAndJoin();
        continue;
      }
      if (load.every) {
        await sleep(due - now());
        due += load.every;
      }
      this.answer();
    }
  }

  leave() {
    for (const viewer of this.viewers) viewer.disconnect();
    this.viewers = [];
  }
}

async function main() {
  const waiting = Array.from({ length: load.tables }, () => new Table());
  tables.push(...waiting);
  const seat = async () => {
    for (let table; (table = waiting.pop());) await table.createAndJoin();
  };
  await Promise.all(Array.from({ length: 10 }, seat));
  console.log('seated');
  await sleep(1);
  const fail = (error) => {
    console.error(error);
    process.exit(1);
  };
  for (const table of tables) table.play().catch(fail);
  await sleep(load.warm_up);
  const begun = now();
  console.log('begun');
  await sleep(load.seconds);
  const ended = now();
  console.log('ended');
  const counted = answers.filter(([, arrived]) => begun <= arrived && arrived < ended);
  const late = tables.flatMap((table) => table.sent).filter((one) => one.at < ended - 1);
  const games = tables.reduce((sum, table) => sum + table.games, 0);
  const times = counted.map(([sent, arrived]) => arrived - sent);
  const result = JSON.stringify({ seconds: ended - begun, times, late: late.length, games });
  process.stdout.write(`${result}\n`, () => process.exit(0));
}

main();
