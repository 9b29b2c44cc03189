import { cut } from '../../rules/base/json.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { type Line, SOFT, STRONG, TITLE, textLines, WARNING } from '../../rules/board/page.ts';
import { drawHostBoard } from '../commit/match-tab.ts';
import { judgedOrder } from '../letters/lines/round/judged-order.ts';
import { playerPage, spectatorPage } from '../letters/pages/pages.ts';
import type { Log } from '../log/chain/audit-log.ts';
import type { Playback } from '../log/playback/playback.ts';
import type { SpreadsheetParts, Write } from '../ports.ts';
import { COVER_TAB, type MatchRow } from '../workbook/tabs/season.ts';
import type { Simulated } from './simulate.ts';

/** A rehearsal has no log. */
const NO_LOG: Log = {
  title: '',
  entries: [],
  rows: [],
  used: 0,
  moved: new Map(),
  replayed: new Map(),
};

const MARK: readonly Line[] = [
  {
    text: 'REHEARSAL: nothing here is real. Simulated players play, nobody else sees this file, and nothing of it counts.',
    style: WARNING,
  },
];

/** The pages of a rehearsal as they are now, each in a tab of its file, which has these parts. They may be written again. */
export function rehearsalTabs(
  title: string,
  playback: Playback,
  sent: readonly Simulated[],
  { tabs }: Pick<SpreadsheetParts, 'tabs'>,
): readonly Write[] {
  const row = rowOf(title, playback);
  const { names } = playback.match.info;
  const pages: readonly (readonly [title: string, grid: Grid])[] = [
    ['Rehearsal', cover(row, playback)],
    ['Host', drawHostBoard(playback)],
    ['Spectators', spectatorPage(row, playback, NO_LOG)],
    ...names.map(
      (name, seat) => [`${seat + 1} ${cut(name, 70)}`, pageOf(row, playback, seat, sent[seat])] as const,
    ),
  ];
  const writes = pages.map(([name, grid], i): Write => {
    // The last page is in the tab with which the file began; new tabs come before all others.
    const sheetId = i === pages.length - 1 ? COVER_TAB : i + 1;
    const isNew = !tabs.some((one) => one.sheetId === sheetId);
    return { kind: 'tab', sheetId, title: name, isNew, grid: stack([textLines([...MARK]), grid]) };
  });
  return writes.reverse();
}

function rowOf(title: string, { match }: Playback): MatchRow {
  const { round, over } = match.position;
  const none = { form: '', formUrl: '', formTab: 0, trades: '', tradesUrl: '', tradesTab: 0 };
  return { ...none, number: 1, game: match.game.id, title, round, over, deadline: '' };
}

function pageOf(row: MatchRow, playback: Playback, seat: number, sent: Simulated | undefined): Grid {
  const own = { seat, link: '', tradesLink: '' };
  if (!sent) return playerPage(row, playback, own, NO_LOG);
  const { at, answers, order } = sent;
  const receipt = { at, answers, ...judgedOrder(playback.match, seat, order), byTrades: [] };
  return playerPage(row, playback, { ...own, receipt }, NO_LOG);
}

function cover({ title, round, over }: MatchRow, { match }: Playback): Grid {
  const state = over ? `The match is over after round ${round}.` : `Round ${round + 1} is open.`;
  return textLines([
    { text: `Rehearsal: ${title}`, style: TITLE, height: 40 },
    { text: state, style: STRONG },
    { text: 'In a match each of these tabs is a file or a tab of its own:' },
    { text: '• Host: the tab of the match in your workbook, with all secrets.' },
    { text: '• Spectators: the file that everyone may read.' },
    {
      text: `• ${match.info.names.map((name, seat) => `${seat + 1} ${name}`).join(', ')}: the files of the players. In a match each player can open only their own.`,
    },
    {
      text: 'Resolve the rounds in the panel, and look here what becomes of them. When you end the rehearsal there, this file goes to the bin.',
      style: SOFT,
    },
  ]);
}
