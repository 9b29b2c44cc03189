import { USUAL_TIMING } from '../../src/sheets/log/timing.ts';
import type {
  ClockState,
  GameChoice,
  MatchState,
  PanelState,
  SeasonState,
  SeatState,
  StoryLine,
} from '../../src/sheets/panel-api/panel.ts';

export const NOW = '2026-11-21T12:00:00.000Z';
const MEADOWS = ['white', 'blue', 'black', 'red', 'green'];
export const NAMES = ['Ann', 'Bob', 'Cleo', 'Dev', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Joan'];

const CLOCK: ClockState = {
  timing: USUAL_TIMING,
  due: '',
  pausedSince: '',
  resolvesAt: '',
  waitsFor: [],
  problem: null,
  afterPause: '',
  pausedDeadline: '',
  lastBySelf: null,
  next: { moments: ['2026-11-22T15:00:00.000Z', '2026-11-23T15:00:00.000Z'] },
  follows: 'maybe',
};

/** A season of ten players who have played before. */
export function makeSeason(change: Partial<SeasonState> = {}): SeasonState {
  return {
    identity: 'email',
    deadlines: 'daily at 15:00 UTC',
    timing: USUAL_TIMING,
    firstDeadline: '2026-11-23T15:00:00.000Z',
    cities: ['Berlin', 'UTC'],
    clocks: [],
    spectatorLink: 'https://docs.google.com/spreadsheets/d/spectators',
    rules: 'https://example.org/rules',
    faults: [],
    marks: '',
    players: NAMES.map((name, i) => ({
      id: name,
      key: name,
      name,
      zone: i === 1 ? 'Berlin' : '',
      note: i === 2 ? 'on holiday until Friday' : '',
      email: `${name.toLowerCase()}@example.org`,
      meadow: MEADOWS[Math.floor(i / 2)] as string,
      link: `https://docs.google.com/spreadsheets/d/${name}`,
      access: 'account',
      garnets: 3 + i,
      bellflowers: i % 3,
      tokensOfLife: i % 2,
      out: '',
      mayBeNote: false,
      upIn: '',
      heldBy: '',
    })),
    given: [],
    ...change,
  };
}

/** The roster as first typed: no ids, no files. */
export function makeNewSeason(): SeasonState {
  const { players } = makeSeason();
  return makeSeason({
    spectatorLink: '',
    players: players.map((player) => ({
      ...player,
      id: '',
      link: '',
      garnets: 0,
      bellflowers: 0,
      tokensOfLife: 0,
    })),
  });
}

/** A seat that has sent an order, unless it is changed. */
export function makeSeat(name: string, change: Partial<SeatState> = {}): SeatState {
  const meadow = MEADOWS[Math.floor(NAMES.indexOf(name) / 2)] ?? '';
  return {
    player: name,
    name,
    sentBy: '',
    label: meadow,
    receivedAt: '2026-11-21T09:41:00.000Z',
    replacedAt: '',
    isAccepted: false,
    hasAddress: true,
    invited: 'mail',
    hasSent: change.receivedAt !== '',
    remindedAt: '',
    byHost: '',
    named: null,
    answers: ['Stamps to buy: 2', 'Mail 1: red · strength 2', 'Mail 2: blue · strength 1'],
    refused: [],
    isLost: false,
    ...change,
  };
}

/** A match of Polar Power in round 3, three hours before its deadline. */
export function makeMatch(change: Partial<MatchState> = {}): MatchState {
  return {
    number: 1,
    title: 'Polar Power',
    game: 'polar-power',
    round: 2,
    lacking: 0,
    closedForm: '',
    taken: 0,
    editedAfter: 0,
    over: false,
    ruled: false,
    endedEarly: false,
    closed: false,
    deadline: '2026-11-21T15:12:00.000Z',
    graceMinutes: 0,
    formUrl: 'https://docs.google.com/forms/d/orders/viewform',
    pageLink: '',
    said: [],
    tradesUrl: 'https://docs.google.com/forms/d/trades/viewform',
    substitutes: [],
    openMails: [],
    check: 'Check: match 3 · 16 · 0123 4567',
    seats: NAMES.map((name, i) => {
      if (i === 3 || i === 8) return makeSeat(name, { receivedAt: '', answers: [] });
      if (i === 5)
        return makeSeat(name, {
          refused: [
            'Mail 2: there is no coil of strength 3 left',
            'Stamps to buy: “lots” is not a whole number',
          ],
        });
      return makeSeat(name);
    }),
    clock: CLOCK,
    late: [],
    later: [],
    unknownSenders: [],
    moreUnknown: 0,
    unreadable: [],
    changed: [],
    trades: {
      agreed: 2,
      open: 1,
      failing: [],
      refused: ['Row 4, Gus: the two of a meadow only may trade'],
      assigned: [],
    },
    edited: [],
    editNote: '',
    problem: null,
    outcome: null,
    ...change,
  };
}

/** A whole panel with one match. */
export function makeState(change: Partial<PanelState> = {}): PanelState {
  return {
    version: 'one',
    now: NOW,
    who: 'host@example.org',
    chosen: null,
    season: makeSeason(),
    isCopy: false,
    job: null,
    rehearsal: null,
    matches: [makeMatch()],
    closed: 0,
    outbox: [],
    receiptsWait: false,
    handingOver: [],
    toPost: [],
    toRenew: [],
    ledgerEdited: [],
    ledgerBack: [],
    differences: [],
    filesDue: false,
    hasLostEntries: false,
    warnings: [],
    ...change,
  };
}

/** A game with an option of every kind. */
export const POLAR_POWER: GameChoice = {
  id: 'polar-power',
  tab: null,
  title: 'Polar Power',
  pitch:
    'Ten players send mails that move five meadows up or down. The meadows furthest from 0 give points to their players.',
  seating: 'Ten players, two in each of the meadows white, blue, black, red and green.',
  options: [
    {
      name: 'stampPrice',
      label: 'Price of a stamp (garnets)',
      help: 'Bought stamps can be used in the same order.',
      kind: 'whole',
      choices: [],
      least: 0,
      fallback: 1,
    },
    {
      name: 'trade',
      label: 'Who may trade',
      help: 'Either any two players may trade, or only the two players of a meadow.',
      kind: 'choice',
      choices: [
        { value: 'anyone', words: 'anyone' },
        { value: 'within-meadow', words: 'within meadow' },
      ],
      least: 0,
      fallback: 'anyone',
    },
    {
      name: 'rainbows',
      label: 'Rainbows on diagonals',
      help: 'Diagonal rows of four colours score too.',
      kind: 'flag',
      choices: [],
      least: 0,
      fallback: false,
    },
    {
      name: 'multipliers',
      label: 'Multipliers',
      help: 'Cells and their factors, such as C3 x2.',
      kind: 'text',
      choices: [],
      least: 0,
      fallback: 'C3 x2, F6 x2',
    },
  ],
  seats: { least: 10, most: 10, isEven: false },
  meadows: { names: ['white', 'blue', 'black', 'red', 'green'], count: 5, areUsed: true },
  begins: null,
  deal: [
    {
      key: 'polarity',
      label: 'Polarity',
      help: 'Each player’s polarity, + or -. Every meadow has one player of each polarity.',
      usual: 'drawn at random',
      input: { kind: 'per-player', choices: ['+', '-'] },
    },
  ],
};

export const GAME_CHOICES: readonly GameChoice[] = [
  POLAR_POWER,
  {
    id: 'picking-nine',
    tab: null,
    title: 'Picking Nine Possibilities',
    pitch: 'Six players draft a card a round, and four cards of different numbers and colours score.',
    seating: 'Six players.',
    seats: { least: 6, most: 6, isEven: false },
    meadows: { names: [], count: 0, areUsed: false },
    begins: null,
    options: [],
    deal: [],
  },
];

/** Lines of a story, each for other readers. */
export const STORY: readonly StoryLine[] = [
  { to: 'public', ruling: 'P2', text: 'Red is charged +5 and -2: its power is 3.' },
  { to: 'Ann', ruling: 'P6', text: 'Your mail to blue arrived with strength 2.' },
  { to: 'host', ruling: 'P9', text: 'Black has 6 of the 7 points that end the match.' },
];

/** A deadline an hour before NOW. */
export const OVERDUE = '2026-11-21T11:00:00.000Z';

/** The outcome of a match with one winner and one candidate, unless it is changed. */
export function makeOutcome(change: Partial<Outcome> = {}): Outcome {
  return {
    winners: ['Ann'],
    isTopScore: false,
    candidates: ['Dev'],
    vote: false,
    chosen: '',
    opponents: [],
    opponent: '',
    missing: '',
    second: '',
    reveals: [],
    ...change,
  };
}

type Outcome = NonNullable<MatchState['outcome']>;
