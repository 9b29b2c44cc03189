import type { AnyGame } from '../../src/rules/game.ts';
import { type Definition, readDefinition } from '../../src/rules/games/own-game/definition.ts';
import { defineOwnGame } from '../../src/rules/games/own-game/index.ts';

/** Definitions as a record has them, by title: no two of the tests' games have the same. */
const known = new Map<string, object>();

/** The game of a definition. */
export function ownGameOf(definition: object): AnyGame {
  const game = defineOwnGame(definition);
  known.set(game.title, definition);
  return game;
}

/** The definition of a game as a record has it; nothing for a game with code. */
export function definitionOf({ define, title }: AnyGame): { readonly definition?: object } {
  const definition = known.get(title);
  return define && definition ? { definition } : {};
}

/** The definition of a game of a host’s own, as it is read. */
export function readOf(game: AnyGame): Definition {
  return readDefinition(known.get(game.title));
}

const everyone = { known: 'everyone' } as const;
const owner = { known: 'owner' } as const;
const host = { known: 'host' } as const;
const number = { kind: 'number', start: 0 } as const;
const text = { kind: 'text', start: '' } as const;

/** Sealed bids of secret coins for a pot. */
export const AUCTION = {
  title: 'Auction night',
  players: [3, 12],
  lastRound: 3,
  questions: [{ id: 'bid', title: 'Your bid', kind: 'number', least: 0, most: 'coins', missing: 0 }],
  columns: [
    { id: 'coins', title: 'Coins', ...number, start: 10, ...owner, trade: true },
    { id: 'points', title: 'Points', ...number, ...everyone },
  ],
  facts: [
    { id: 'lot', title: 'Worth of the lot', ...number, ...everyone, draw: [1, 2, 3, 5] },
    { id: 'price', title: 'Last price', ...number, ...everyone },
  ],
  score: { column: 'points', wins: 'most' },
};

/** Players in the smaller camp score. */
export const MINORITY = {
  title: 'Minority',
  players: [3, 30],
  lastRound: 3,
  questions: [{ id: 'camp', title: 'Camp', kind: 'choice', choices: ['left', 'right'] }],
  columns: [{ id: 'points', title: 'Points', ...number, ...everyone }],
  facts: [{ id: 'smaller', title: 'Smaller camp', ...text, ...everyone }],
  score: { column: 'points', wins: 'most' },
};

/** Hidden roles, night and day: wolves choose a victim, the seer looks at one player, all accuse. */
export const WEREWOLVES = {
  title: 'Werewolves',
  players: [4, 6],
  questions: [
    { id: 'victim', title: 'Whom do you bite?', kind: 'player', when: { column: 'role', is: 'wolf' } },
    { id: 'look', title: 'At whom do you look?', kind: 'player', when: { column: 'role', is: 'seer' } },
    { id: 'accused', title: 'Whom do you accuse?', kind: 'player', when: { fact: 'phase', is: 'day' } },
    { id: 'will', title: 'Last words', kind: 'text', when: { column: 'alive', is: 0 } },
  ],
  columns: [
    {
      id: 'role',
      title: 'Role',
      ...text,
      ...owner,
      deal: ['wolf', 'seer', 'sheep', 'sheep', 'wolf', 'sheep'],
    },
    { id: 'seen', title: 'What you saw', ...text, ...owner },
    { id: 'alive', title: 'Alive', ...number, start: 1, ...everyone },
    { id: 'protected', title: 'Protected', ...number, ...host },
  ],
  facts: [
    { id: 'phase', title: 'Phase', kind: 'text', start: 'night', ...everyone },
    { id: 'wolves', title: 'Wolves left', ...number, ...host, reveal: true },
  ],
};

/** Two thirds of the average; the worst score wins nothing. */
export const TWO_THIRDS = {
  title: 'Two thirds',
  players: [2, 30],
  lastRound: 3,
  questions: [{ id: 'guess', title: 'Your number', kind: 'number', least: 0, most: 100 }],
  columns: [
    { id: 'guess', title: 'Last number', ...text, ...host },
    { id: 'distance', title: 'Distance so far', ...number, ...everyone },
  ],
  facts: [{ id: 'target', title: 'Three times the target', ...number, ...everyone }],
  score: { column: 'distance', wins: 'fewest' },
};

/** Partners share or grab; the host draws new partners. */
export const DEALS = {
  title: 'Prisoners’ deals',
  players: [2, 12],
  lastRound: 4,
  questions: [
    { id: 'deed', title: 'What do you do?', kind: 'choice', choices: ['share', 'grab'], missing: 'share' },
    { id: 'note', title: 'A word to the host', kind: 'text' },
  ],
  columns: [
    { id: 'partner', title: 'Partner', kind: 'player', start: '', ...owner, deal: 'others' },
    { id: 'years', title: 'Years', ...number, ...owner, reveal: true },
  ],
  facts: [],
  score: { column: 'years', wins: 'fewest' },
};

/** A ladder on which bets are placed: places are drawn as an order, bets are goods. */
export const LADDER = {
  title: 'The ladder',
  players: [3, 10],
  lastRound: 3,
  questions: [
    { id: 'rival', title: 'Whom do you challenge?', kind: 'player' },
    { id: 'stake', title: 'Stake', kind: 'number', least: 1, most: 'chips' },
    { id: 'favourites', title: 'On whom do you bet?', kind: 'players', most: 2 },
  ],
  columns: [
    { id: 'place', title: 'Place', ...number, ...everyone },
    { id: 'dice', title: 'Luck', ...number, ...host, draw: 'order' },
    { id: 'chips', title: 'Chips', ...number, start: 5, ...everyone, trade: true },
  ],
  facts: [],
  score: { column: 'place', wins: 'fewest' },
};

/** Goods that pass, and a secret aim that counts one of them. */
export const GOODS = {
  title: 'Goods and aims',
  players: [3, 6],
  lastRound: 3,
  questions: [
    { id: 'wants', title: 'What do you take?', kind: 'choices', choices: ['salt, fine', 'silk', 'tea'] },
  ],
  columns: [
    { id: 'aim', title: 'Aim', ...text, ...owner, deal: ['salt', 'silk', 'tea', 'salt', 'silk', 'tea'] },
    { id: 'salt', title: 'Salt', ...number, start: 2, ...owner, trade: true },
    { id: 'silk', title: 'Silk', ...number, start: 1, ...owner, trade: true },
    { id: 'tea', title: 'Tea', ...number, ...owner, trade: true },
    { id: 'worth', title: 'Worth', ...number, ...host, reveal: true },
  ],
  facts: [{ id: 'harvest', title: 'Harvest', ...text, ...everyone, draw: ['salt', 'silk', 'tea'] }],
  score: { column: 'worth', wins: 'most' },
};

/** Go on or turn back; treasure and dangers are drawn, and the host says who is lost. */
export const EXPEDITION = {
  title: 'The expedition',
  players: [2, 8],
  lastRound: 5,
  questions: [
    {
      id: 'step',
      title: 'On or back?',
      kind: 'choice',
      choices: ['on', 'back'],
      missing: 'on',
      when: { column: 'out', is: 1 },
    },
    {
      id: 'pack',
      title: 'What do you carry?',
      kind: 'choices',
      choices: ['rope', 'lamp', 'food'],
      when: { column: 'out', is: 1 },
    },
  ],
  columns: [
    { id: 'out', title: 'On the way', ...number, start: 1, ...everyone },
    { id: 'bag', title: 'In the bag', ...number, ...owner },
    { id: 'home', title: 'Brought home', ...number, ...everyone },
    { id: 'omen', title: 'Omen', ...text, ...owner, draw: ['calm', 'storm', 'beast'] },
  ],
  facts: [
    { id: 'find', title: 'Find', ...number, ...host, draw: [2, 4, 6, -1] },
    { id: 'dangers', title: 'Dangers so far', ...number, ...everyone },
  ],
  score: { column: 'home', wins: 'most' },
};

/** The eight games that hosts invent most. */
export const EIGHT = [AUCTION, MINORITY, WEREWOLVES, TWO_THIRDS, DEALS, LADDER, GOODS, EXPEDITION];

/** All lists are empty: only the host’s word counts. */
const NOTHING = { title: 'Nothing at all', players: [2, 6], questions: [], columns: [], facts: [] };

/** Each kind of question with and without its parts; ids that every object has, or that a position has itself. */
const EVERYTHING = {
  title: 'Everything, once',
  players: [2, 8],
  lastRound: 6,
  questions: [
    { id: 'any', title: 'Any number', kind: 'number' },
    { id: 'below', title: 'A number below zero', kind: 'number', least: -9, most: -1, missing: -5 },
    {
      id: 'atLeast',
      title: 'At least what you have',
      kind: 'number',
      least: 'player',
      missing: 1_000_000_000,
    },
    {
      id: 'toString',
      title: 'A choice',
      kind: 'choice',
      choices: ['no', 'yes', '—', ' yes ', 'a, b', 'A\nB', '7'],
    },
    {
      id: 'tool',
      title: 'A tool',
      kind: 'choice',
      choices: ['rope'],
      missing: 'rope',
      when: { fact: 'round', is: '' },
    },
    { id: 'tools', title: 'Tools', kind: 'choices', choices: ['rope', 'rope, long', 'rope; long', '—', ' '] },
    { id: 'tools1', title: 'More tools', kind: 'choices', choices: ['x'], when: { column: 'say', is: 'a' } },
    { id: 'valueOf', title: 'A player', kind: 'player', when: { column: 'wins', is: '' } },
    { id: 'others', title: 'Players', kind: 'players' },
    { id: 'one', title: 'One player', kind: 'players', most: 1, when: { column: 'player', is: 3 } },
    { id: 'text', title: 'A text', kind: 'text' },
  ],
  columns: [
    { id: 'player', title: 'Player', ...number, start: 3, ...everyone, trade: true, reveal: true },
    { id: 'say', title: 'Say', ...text, ...owner, draw: ['a', 'b', ''] },
    { id: 'wins', title: 'Wins', kind: 'player', start: '', ...owner },
    { id: 'candidate', title: 'Candidate', kind: 'player', start: '', ...host, deal: 'others' },
    { id: 'toString', title: 'Draw', ...number, ...host, draw: [-5, 5] },
    { id: 'hidden', title: 'Hidden', ...text, start: '=1+1', ...host, trade: false, reveal: false },
    { id: 'answers', title: 'Order', ...number, ...owner, draw: 'order' },
  ],
  facts: [
    { id: 'round', title: 'Round', ...text, ...everyone },
    { id: 'over', title: 'Over', ...number, start: -7, ...host },
    { id: 'seats', title: 'Seats', ...text, start: 'x', ...host, reveal: true },
    { id: 'hasOwnProperty', title: 'Drawn', ...text, ...host, draw: ['left', 'right'] },
    { id: 'roundsPlayed', title: 'Rounds played', ...number, ...everyone, draw: [1, 2] },
  ],
};

/** The games of these definitions, for the laws. */
export const OWN_GAMES: readonly AnyGame[] = [...EIGHT, NOTHING, EVERYTHING].map(ownGameOf);
