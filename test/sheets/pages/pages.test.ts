import * as fc from 'fast-check';
import type { Grid } from '../../../src/rules/board/grid.ts';
import { drawMatchTab } from '../../../src/sheets/commit/match-tab.ts';
import type { Log } from '../../../src/sheets/log/audit-log.ts';
import type { Book } from '../../../src/sheets/log/book.ts';
import type { Playback, PlayedRound } from '../../../src/sheets/log/playback/playback.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { playerPage } from '../../../src/sheets/pages/player-page.ts';
import { spectatorPage } from '../../../src/sheets/pages/spectator-page.ts';
import { matchOffers } from '../../../src/sheets/responses/trades/trading.ts';
import type { MatchRow } from '../../../src/sheets/workbook/season.ts';
import { EACH_GAME } from '../../rules/law/all-games.ts';
import { cutTexts, tooWide } from '../../rules/law/faults/fit.ts';
import { viewersIn } from '../../rules/law/tell.ts';
import { anyMatch, lawRuns, type Step, walk } from '../../rules/law/walk.ts';

/* The spectators' page and the host's tab of each round, and each player's page of every third one; of each round with LAW_RUNS=500. */
const RUNS = Math.ceil(Number(process.env.LAW_RUNS || 12) / 12);
const LINK = `https://docs.google.com/forms/d/e/${'x'.repeat(56)}/viewform`;

test.each(EACH_GAME)(
  '%s: pages of players and spectators fit a phone, and no text on them or in the host’s tab is cut',
  (_, game) => {
    fc.assert(
      fc.property(anyMatch(0, 0, 1), (seed) => {
        const rounds: PlayedRound[] = [];
        walk(game, seed, (step) => {
          rounds.push(roundOf(step));
          const playback = playbackOf(step, rounds);
          const { names } = step.played.match.info;
          const { grid } = drawMatchTab(BOOK, playback, []) as { readonly grid: Grid };
          expect(problems('host', grid)).toEqual([]);
          expect(problems('spectators', spectatorPage(rowOf(playback), playback, LOG), tooWide)).toEqual([]);
          for (const viewer of viewersIn(step.played.match)) {
            if (viewer === 'public') continue;
            const page = playerPage(rowOf(playback), playback, ownOf(playback, viewer), LOG);
            expect(problems(names[viewer] as string, page, tooWide)).toEqual([]);
            // Whatever a player wrote, only the addresses of the forms are links.
            expect(page.cells.every(({ link }) => link === undefined || link === LINK)).toBe(true);
          }
        });
      }),
      lawRuns(RUNS),
    );
  },
);

/** A log with an act of the host of every kind. */
const LOG = {
  entries: [
    { what: 'edit', data: {}, round: 12 },
    { what: 'accept late', data: { player: 'nobody', round: 12, at: '', response: '', due: '' } },
    { what: 'deadline', data: { from: '', to: '2026-01-02T03:04:05Z' } },
    { what: 'ledger', data: [{ player: 'nobody', garnets: 1, bellflowers: 0, tokensOfLife: 0 }] },
  ].map((entry) => ({
    ...entry,
    match: 1,
    number: 1234,
    time: '2026-11-22T23:04:05Z',
    hash: 'd'.repeat(64),
    seats: Array.from({ length: 40 }, () => 'd'.repeat(32)),
  })),
} as unknown as Log;

const BOOK = { tabs: new Map(), matches: { matches: [] } } as unknown as Book;

/** The round with a response of every player, as the log would give it. */
function roundOf({ before, played, events }: Step): PlayedRound {
  const { names } = before.info;
  const answers = { Bids: 'U 5\nX 2', 'Number card': '3' };
  const sources = Object.fromEntries(names.map((name) => [name, { at: '2026-01-02T03:04:05Z', answers }]));
  return {
    round: played.match.position.round,
    entry: 1,
    time: '',
    input: { orders: {}, sources, trades: [] },
    refused: played.refused,
    story: events,
    amended: [],
    before: { hostTrades: [], acceptedLate: [] },
  } as unknown as PlayedRound;
}

function playbackOf({ played: { match }, seen }: Step, rounds: readonly PlayedRound[]): Playback {
  const { names } = match.info;
  return {
    number: 1,
    started: {
      seed: 'a seed',
      setup: { polarity: {}, tieBreak: [] },
      seedTyped: true,
      players: names.map((name) => ({ id: name, name })),
    },
    match,
    rounds,
    publicViews: seen.map((one) => one.public),
    privateViews: names.map((name) => seen.map((one) => one.private[name])),
    edits: [{ after: 0, position: match.position }],
    acceptedLate: [],
    substitutes: [{ player: names[0], from: names[0], to: names[0], person: 'other', entry: 0, round: 3 }],
    timing: USUAL_TIMING,
  } as unknown as Playback;
}

function rowOf({ match: { game, position } }: Playback): MatchRow {
  const { round, over } = position;
  return { number: 1, title: game.title, round, over, deadline: '2026-01-02T03:04:05Z' } as MatchRow;
}

/** Links, a receipt with a refusal, and the trade form without offers. */
function ownOf({ match }: Playback, seat: number) {
  const refusal = {
    player: '',
    part: 'bids[2]',
    code: 'not-legal',
    message: 'No such card lies open.',
  } as const;
  const receipt = {
    at: '2026-01-02T03:04:05Z',
    answers: { Bids: 'U 5' },
    refused: [refusal],
    byTrades: [refusal],
    replaced: [],
    isLost: false,
    counts: [['Bids', 'U 5 chips']],
    cost: 12,
    left: 1000,
    hasTraded: true,
    shares: ['Another match', 'A third one'],
  } as const;
  return { seat, link: LINK, tradesLink: LINK, receipt, trading: matchOffers([], match) } as const;
}

/** Texts that do not fit on a page, each with its reader. */
function problems(reader: string, grid: Grid, widthOf: typeof tooWide = () => []): string[] {
  return [...widthOf(grid), ...cutTexts(grid)].map((problem) => `${reader}: ${problem}`);
}
