import * as z from 'zod/mini';
import { stack } from '../../rules/board/arrange.ts';
import { type Grid, PALETTE, type Placed, type Style } from '../../rules/board/grid.ts';
import { linesOver, SOFT, TITLE } from '../../rules/board/page.ts';
import { heightOf } from '../../rules/board/text-size.ts';
import { text } from '../../rules/declare/position.ts';
import type { Tab } from '../ports.ts';
import { USUAL_SCHEDULE } from '../schedule.ts';
import { CITIES } from '../time-zones.ts';
import { MATCHES_WORDS, SEASON_WORDS } from './host-words.ts';
import { writeTables } from './read-tables.ts';
import { type Matches, matchesShape, outboxCheck, type Season, seasonShape } from './season.ts';
import { fitted } from './spread.ts';
import { withWords } from './tab-words.ts';

/** Number of empty rows below the roster, for more players. */
const SPARE_ROWS = 30;
const ROW = 27;
const WIDTHS = [190, 240, 120, 160, 420];
const NARROW = 110;
/** Number of empty columns beside the roster, for what a host wants to add, such as meadows. */
const SPARE_COLUMNS = 3;

const HEADING = 'Season';
/** Beginning of the line below the heading. */
const HELP = 'Type or paste the players below';

const FIELD: Style = {
  align: 'left',
  vertical: 'middle',
  isText: true,
  border: { style: 'thin', colour: PALETTE.line },
};
const PROBLEM: Style = { ink: PALETTE.warn, size: 9, vertical: 'middle', wrap: true };

/** Gives the height in pixels of a row with a text in the column “To correct”. */
export function heightWith(problem: string): number {
  return Math.max(ROW, heightOf(problem, WIDTHS[TO_CORRECT] as number, PROBLEM));
}

/** Gives the schema of the rows and columns that the tab shows. Meadows are left out, because they belong to each match. */
function drawnShape() {
  const { players: _, ...settings } = seasonShape.shape;
  const columns = COLUMNS.map((name) => [name, text()] as const);
  return z.object({ ...settings, players: z.array(z.object(Object.fromEntries(columns))) });
}

const ZONE = 2;
const TO_CORRECT = 4;
/** Columns of the roster. The columns from `id` on are hidden from the host. */
const COLUMNS = ['name', 'email', 'zone', 'note', 'problem', 'id', 'file', 'code', 'access'];
/** Settings that are hidden from the host. */
const OWN_SETTINGS: readonly string[] = ['spectatorFile', 'workbook'];

const SCHEDULES = [
  USUAL_SCHEDULE,
  '24 hours after the last round',
  '48 hours after the last round',
  '45 minutes after the last round',
  'by hand',
];

const RULES_NOTE =
  'This is optional. Write the address of the rule text, such as https://example.com/rules. All pages and forms then link to that address.';

const CHOICES: Readonly<Record<string, (season: Season) => NonNullable<Placed['choices']>>> = {
  // Files and forms depend on this setting, so it cannot be changed later.
  identity: ({ identity }) => ({ of: [SEASON_WORDS.choices.identity?.[identity] ?? identity] }),
  deadlines: () => ({ of: SCHEDULES, isOpen: true }),
  standings: () => ({ of: Object.values(SEASON_WORDS.choices.standings ?? {}) }),
};

/** Draws the Season tab: instructions, the settings in words, then the roster. The roster comes last because it grows. */
export function drawSeason(season: Season): Grid {
  const players = season.players.map((person) => ({
    ...person,
    zone: person.zone ?? '',
    note: person.note ?? '',
    problem: '',
  }));
  const written = writeTables(drawnShape(), { ...season, players });
  const own = written.widths.map((_, i) => WIDTHS[i] ?? NARROW);
  const widths = [...own, ...Array<number>(SPARE_COLUMNS).fill(NARROW)];
  const help = linesOver(widths, [
    { text: HEADING, style: TITLE, height: 40 },
    {
      text: `${HELP} “▸ players”, a name and an email in each row. Add a time zone only for players who live in another time zone than this workbook’s (File › Settings). A note such as “on holiday until Friday” is for hosts only: the panel shows it beside the player. Roundkeeper fills in the hidden columns.`,
      style: SOFT,
    },
    {
      text: 'Never share this workbook with a player, because it has every secret. “Spectators see” decides what the spectators’ file shows. Tokens of Life are the prize of a match.',
      style: SOFT,
    },
  ]);
  const last = written.heights.length - 1;
  const heights = [...written.heights.slice(0, last).map(() => ROW), ...Array<number>(SPARE_ROWS).fill(ROW)];
  const cells = [...styled(season, written.cells), ...spareCells(last)];
  const tables = withWords({ widths, heights, cells }, SEASON_WORDS);
  return { ...stack([help, tables]), hidden: hiddenIn(written, help.heights.length + 1) };
}

/**
 * Finds the text that somebody typed in place of the heading, and gives the text's zero-based row. Undefined if the
 * heading is unchanged, or if the place of the heading cannot be found.
 */
export function otherHeading({
  cells,
}: Pick<Tab, 'cells'>): readonly [row: number, text: string] | undefined {
  const row = cells.findIndex(([first = '']) => String(first).startsWith(HELP)) - 1;
  const text = String(cells[row]?.[0] ?? '').trim();
  return row < 0 || text === HEADING ? undefined : [row, text];
}

/** Gives the cells with their styles. Cells of settings also get their lists of choices. */
function styled(season: Season, cells: readonly Placed[]): Placed[] {
  const players = Math.max(...cells.filter(({ text }) => text === '▸ players').map(({ row }) => row));
  return cells.flatMap((cell): readonly Placed[] | Placed => {
    const { row, column } = cell;
    const name = column === 1 ? cells.find((one) => one.row === row && one.column === 0)?.text : undefined;
    const choices = row < players ? CHOICES[String(name)]?.(season) : undefined;
    if (choices)
      return [
        { ...cell, choices, style: FIELD },
        { row, column: TO_CORRECT, text: '', style: PROBLEM },
      ];
    if (row < players && name === 'rules') return { ...cell, style: FIELD, note: RULES_NOTE };
    if (row > players + 1) return { ...cell, ...looksOf(column) };
    return { ...cell, style: { ...cell.style, vertical: 'middle' } };
  });
}

/** Gives empty cells for more players, from row `from` on. */
function spareCells(from: number): Placed[] {
  const columns = WIDTHS.map((_, column) => column);
  return Array.from({ length: SPARE_ROWS }, (_, i) => i).flatMap((i) =>
    columns.map((column) => ({ row: from + i, column, text: '', ...looksOf(column) })),
  );
}

/** Gives the style of a roster column's cells, and their choices. */
function looksOf(column: number): Pick<Placed, 'style' | 'choices'> {
  if (column === ZONE) return { style: FIELD, choices: { of: CITIES, isOpen: true } };
  return { style: column === TO_CORRECT ? PROBLEM : FIELD };
}

/** Gives the rows and columns hidden from a host. `above` is the number of rows above the tables. */
function hiddenIn({ cells, widths }: Grid, above: number): NonNullable<Grid['hidden']> {
  const rows = cells.filter(({ column, text }) => column === 0 && OWN_SETTINGS.includes(String(text)));
  return {
    rows: rows.map(({ row }) => row + above),
    columns: widths.map((_, column) => column).slice(WIDTHS.length),
  };
}

/** Draws the Matches tab: an explanation, the matches and the outbox. `head` is the hash of the last log entry. */
export function drawMatches(matches: Matches, head: string): Grid {
  const check = outboxCheck(matches.outbox, head);
  const tables = fitted(withWords(writeTables(matchesShape, { ...matches, check }), MATCHES_WORDS));
  const help = linesOver(tables.widths, [
    { text: 'Matches', style: TITLE, height: 40 },
    {
      text: 'Roundkeeper writes this tab. Do not type here. “Pages that wait” lists the pages and forms that could not be updated. The panel can try again.',
      style: SOFT,
    },
  ]);
  return stack([help, tables]);
}
