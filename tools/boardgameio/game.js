// A game to load boardgame.io's server with: about as much on the table as in Avalon. Two players,
// eleven regions with a pile for each, hands and a deck that are hidden, a discard pile in the open.
// One card a move; a random game is about as long as a random game of Avalon.

'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const REGIONS = ['marsh', 'avalon', 'forest', 'hill', 'plain', 'castle', 'stones', 'coast'];
const COLOURS = ['red', 'green', 'blue', 'yellow', 'purple'];
const ROW = 11;
const HAND = 6;
const PILE = 3;
const LAST = 180;

function setup({ random }) {
  const deck = [];
  for (const colour of COLOURS) {
    for (let i = 0; i < 8; i++) deck.push(`${colour}-knight`);
    for (let i = 0; i < 4; i++) deck.push(`${colour}-witch`);
  }
  const shuffled = random.Shuffle(deck);
  return {
    row: Array.from({ length: ROW }, (_, i) => ({
      region: REGIONS[i % REGIONS.length],
      owner: null,
      piles: [[], []],
    })),
    hands: [shuffled.splice(0, HAND), shuffled.splice(0, HAND)],
    deck: shuffled,
    discard: [],
    crowns: [0, 0],
    conquests: 0,
    number: 0,
  };
}

const weight = (pile) => pile.reduce((sum, card) => sum + (card.endsWith('knight') ? 2 : 1), 0);

function play({ G, playerID, random }, at, place) {
  const me = Number(playerID);
  const region = G.row[place];
  const hand = G.hands[me];
  if (!region || !(at in hand) || region.piles[me].length >= PILE) return INVALID_MOVE;
  region.piles[me].push(hand.splice(at, 1)[0]);
  if (region.piles[me].length === PILE) conquer(G, region, me);
  if (G.deck.length === 0) G.deck = random.Shuffle(G.discard.splice(0));
  if (G.deck.length > 0) hand.push(G.deck.pop());
  G.number += 1;
}

// A full pile against the other: the lighter one is discarded, and of the heavier one card stays.
function conquer(G, region, me) {
  const winner = weight(region.piles[me]) >= weight(region.piles[1 - me]) ? me : 1 - me;
  G.discard.push(...region.piles[1 - winner].splice(0), ...region.piles[winner].splice(1));
  region.owner = winner;
  G.crowns[winner] += 1;
  G.conquests += 1;
}

// One's own hand is open; of the other's and of the deck only the number of cards.
function playerView({ G, playerID }) {
  const { deck, hands, ...open } = G;
  return {
    ...open,
    draw: deck.length,
    hands: hands.map((cards, seat) => ({
      size: cards.length,
      cards: String(seat) === playerID ? cards : null,
    })),
  };
}

module.exports = {
  PILE,
  game: {
    name: 'regions',
    minPlayers: 2,
    maxPlayers: 2,
    setup,
    playerView,
    // What depends on hidden cards is carried out by the server alone.
    moves: { play: { move: play, client: false } },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }) => (G.number >= LAST ? { crowns: G.crowns } : undefined),
  },
};
