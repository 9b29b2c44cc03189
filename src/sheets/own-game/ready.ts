import { type Description, OTHERS, WORDS } from './description.ts';

const { questionKinds: asks, columnKinds: kinds, known, wins } = WORDS;
const points = { title: 'Points', kind: kinds.number, start: '0', known: known.everyone };

/** Ready-made games that a host can begin with. Each game has a key. */
export const READY = {
  'two-thirds': {
    values: {
      title: 'Two thirds',
      fewest: '2',
      most: '30',
      lastRound: '5',
      score: 'Points',
      wins: wins.most,
    },
    questions: [{ title: 'Your number', kind: asks.number, least: '0', most: '100' }],
    columns: [
      {
        title: 'Distance times 3',
        kind: kinds.number,
        start: '0',
        known: known.everyone,
        rule: '=IF([Your number] = ""; 0; ROUND(ABS(3 * [Your number] - 2 * AVERAGE([all Your number])); 0))',
      },
      {
        ...points,
        rule: '=[Points] + IF([Your number] = ""; 0; IF(SUMPRODUCT(([all new Distance times 3] < [new Distance times 3]) * ([all Your number] <> "")) = 0; 1; 0))',
      },
    ],
    facts: [],
  },
  'auction-night': {
    values: {
      title: 'Auction night',
      fewest: '3',
      most: '12',
      lastRound: '5',
      score: 'Points',
      wins: wins.most,
    },
    questions: [{ title: 'Your bid', kind: asks.number, least: '0', most: 'Coins', missing: '0' }],
    columns: [
      {
        title: 'Coins',
        kind: kinds.number,
        start: '20',
        known: known.owner,
        trade: 'yes',
        rule: '=[Coins] - IF([new Points] > [Points]; [Your bid]; 0)',
      },
      {
        ...points,
        rule: '=[Points] + IF(([Your bid] > 0) * ([Your bid] = MAX([all Your bid])) * (SUMPRODUCT(([all Your bid] = [Your bid]) * 1) = 1); [Worth of the lot]; 0)',
      },
    ],
    facts: [
      {
        title: 'Worth of the lot',
        kind: kinds.number,
        start: '0',
        known: known.everyone,
        draw: '1, 2, 3, 5',
      },
      {
        title: 'Last price',
        kind: kinds.number,
        start: '0',
        known: known.everyone,
        rule: '=MAX([all Your bid])',
      },
    ],
  },
  'the-wolf': {
    values: {
      title: 'The wolf',
      fewest: '5',
      most: '12',
      over: '=OR([new Wolves] = 0; [new Sheep] <= [new Wolves])',
    },
    questions: [
      { title: 'Whom do you bite?', kind: asks.player, when: 'Role', is: 'wolf' },
      { title: 'At whom do you look?', kind: asks.player, when: 'Role', is: 'seer' },
      { title: 'Whom do you accuse?', kind: asks.player, when: 'Alive', is: '1' },
    ],
    columns: [
      {
        title: 'Role',
        kind: kinds.text,
        known: known.owner,
        deal: 'wolf, seer, sheep, sheep, sheep, wolf, sheep, sheep, sheep, wolf, sheep, sheep',
      },
      {
        title: 'What you saw',
        kind: kinds.text,
        known: known.owner,
        rule: '=IF([At whom do you look?] = ""; ""; [At whom do you look?] & ": " & XLOOKUP([At whom do you look?]; [all player]; [all Role]))',
      },
      {
        title: 'Alive',
        kind: kinds.number,
        start: '1',
        known: known.everyone,
        rule: '=IF([Alive] * (SUMPRODUCT(([all Whom do you bite?] = [player]) * ([all Alive] = 1)) = 0) * (2 * SUMPRODUCT(([all Whom do you accuse?] = [player]) * 1) <= SUMPRODUCT(([all Alive] = 1) * 1)); 1; 0)',
      },
    ],
    facts: [
      {
        title: 'Wolves',
        kind: kinds.number,
        start: '1',
        known: known.host,
        reveal: 'yes',
        rule: '=SUMPRODUCT(([all Role] = "wolf") * ([all new Alive] = 1))',
      },
      {
        title: 'Sheep',
        kind: kinds.number,
        start: '4',
        known: known.host,
        reveal: 'yes',
        rule: '=SUMPRODUCT(([all Role] <> "wolf") * ([all new Alive] = 1))',
      },
    ],
  },
  deals: {
    values: { title: 'Deals', fewest: '2', most: '12', lastRound: '4', score: 'Points', wins: wins.most },
    questions: [
      { title: 'What do you do?', kind: asks.choice, choices: 'share, grab', missing: 'share' },
      { title: 'A word to the host', kind: asks.text },
    ],
    columns: [
      { title: 'Partner', kind: kinds.player, known: known.owner, deal: OTHERS },
      {
        ...points,
        known: known.owner,
        reveal: 'yes',
        rule: '=[Points] + IF([What do you do?] = "share"; IF(XLOOKUP([Partner]; [all player]; [all What do you do?]) = "share"; 3; 0); IF(XLOOKUP([Partner]; [all player]; [all What do you do?]) = "share"; 5; 1))',
      },
    ],
    facts: [],
  },
  empty: { values: { fewest: '2', most: '30' }, questions: [], columns: [], facts: [] },
} as const satisfies Readonly<Record<string, Description>>;
export type ReadyGame = keyof typeof READY;
