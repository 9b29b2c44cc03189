import { stack } from '../../rules/board/arrange.ts';
import { type Grid, PALETTE, type Placed, type Style } from '../../rules/board/grid.ts';
import { linesOver, SOFT, TITLE } from '../../rules/board/page.ts';
import { MARK, SCALARS } from '../workbook/table-place.ts';

/** Words that the host reads in the tab of a game. Each key is the word for the same thing in the record (docs/record.md). */
export const WORDS = {
  questionKinds: {
    number: 'a number',
    choice: 'one of the choices',
    choices: 'several of the choices',
    player: 'another player',
    players: 'several other players',
    text: 'a text',
  },
  columnKinds: { number: 'a number', text: 'a text', player: 'a player' },
  factKinds: { number: 'a number', text: 'a text' },
  known: { everyone: 'everyone', owner: 'its player', host: 'only the host' },
  factKnown: { everyone: 'everyone', host: 'only the host' },
  wins: { most: 'the player with the most', fewest: 'the player with the fewest' },
  yes: { true: 'yes' },
} as const;
/** Words for two ways to deal: with OTHERS, every player gets another player; with ORDER, places are drawn. */
export const OTHERS = 'another player each';
export const ORDER = 'places 1, 2, 3 …';

/** Labels of the values outside the tables, by their keys in the record. The value of `over` is a rule. */
export const VALUES = {
  title: 'Title',
  fewest: 'Fewest players',
  most: 'Most players',
  lastRound: 'Last round (empty: you decide)',
  score: 'Column with the score',
  wins: 'Who wins',
  over: 'Rule: the match is over if',
} as const;

/** Column headings of the tables. Each key is also a key of the record, except `rule` and `problem`. */
export const HEADS = {
  questions: {
    title: 'Title',
    kind: 'Answer',
    choices: 'Choices (with commas)',
    least: 'Least allowed',
    most: 'Most allowed',
    missing: 'Answer if nothing is sent',
    when: 'Only while',
    is: 'is',
    problem: 'To correct',
  },
  columns: {
    title: 'Title',
    kind: 'Kind',
    start: 'Starts with',
    known: 'Who knows it',
    trade: 'Can be traded',
    reveal: 'Shown at the end',
    deal: 'Dealt at the start (with commas)',
    draw: 'Drawn each round from',
    rule: 'Rule for the new value',
    problem: 'To correct',
  },
  facts: {
    title: 'Title',
    kind: 'Kind',
    start: 'Starts with',
    known: 'Who knows it',
    reveal: 'Shown at the end',
    draw: 'Drawn each round from',
    rule: 'Rule for the new value',
    problem: 'To correct',
  },
} as const;
export type TableName = keyof typeof HEADS;
export const TABLE_NAMES = Object.keys(HEADS) as TableName[];

/** Description of a game: the host's texts, by the keys of `VALUES` and `HEADS`. */
export interface Description {
  readonly values: Partial<Record<keyof typeof VALUES, string>>;
  readonly questions: readonly Partial<Record<keyof typeof HEADS.questions, string>>[];
  readonly columns: readonly Partial<Record<keyof typeof HEADS.columns, string>>[];
  readonly facts: readonly Partial<Record<keyof typeof HEADS.facts, string>>[];
}

const CHOICES: Readonly<Record<string, Readonly<Record<string, Placed['choices']>>>> = {
  values: { wins: { of: Object.values(WORDS.wins) } },
  questions: { kind: { of: Object.values(WORDS.questionKinds) } },
  columns: {
    kind: { of: Object.values(WORDS.columnKinds) },
    known: { of: Object.values(WORDS.known) },
    trade: { of: ['yes'] },
    reveal: { of: ['yes'] },
    deal: { of: [OTHERS], isOpen: true },
    draw: { of: [ORDER], isOpen: true },
  },
  facts: {
    kind: { of: Object.values(WORDS.factKinds) },
    known: { of: Object.values(WORDS.factKnown) },
    reveal: { of: ['yes'] },
  },
};

/** Number of empty rows below each table. */
const SPARE = 6;
const WIDTHS = [210, 160, 150, 130, 110, 130, 170, 170, 330, 330];
const ROW = 27;

const HEAD: Style = { bold: true, fill: PALETTE.shade, size: 9, wrap: true };
const FIELD: Style = {
  align: 'left',
  vertical: 'middle',
  wrap: true,
  isText: true,
  border: { style: 'thin', colour: PALETTE.line },
};
/** A long formula stays on one line, because a row shows no second line of this size. */
const RULE: Style = { ...FIELD, wrap: false };
const PROBLEM: Style = { ink: PALETTE.warn, size: 9, wrap: true, vertical: 'middle' };

const HELP = [
  'The form asks each question in every round. A column holds one value for each player. A fact is one value for the whole match.',
  'After each round, you set the new values in the tab “This round” of the match. A rule can do this for you. A rule is a formula with titles in brackets.',
  '[Coins] is the player’s own value or answer. [all Coins] are the values of all players. [new Coins] is the new value that you set. [sent] is 1 for players who sent an order.',
  '[past Coins] are the values of all players in earlier rounds, newest first. [past player] and [past round] name the player and round of each value. Write ; between the parts of a function.',
];

/** Draws the tab that describes a game. */
export function drawDescription(game: Description): Grid {
  const cells: Placed[] = [];
  let row = 0;
  const put = (column: number, text: string, style: Style, choices?: Placed['choices']) => {
    cells.push({ row, column, text, style, ...(choices ? { choices } : {}) });
  };
  const title = (name: string) => {
    put(0, MARK + name, { bold: true, ink: PALETTE.accent });
    row++;
  };
  title(SCALARS);
  for (const [key, words] of Object.entries(VALUES)) {
    put(0, words, { ink: PALETTE.soft });
    put(
      1,
      game.values[key as keyof typeof VALUES] ?? '',
      key === 'over' ? RULE : FIELD,
      CHOICES.values?.[key],
    );
    put(2, '', PROBLEM);
    row++;
  }
  for (const name of TABLE_NAMES) {
    row++;
    title(name);
    const keys = Object.entries(HEADS[name]);
    keys.forEach(([, head], at) => {
      put(at, head, HEAD);
    });
    row++;
    const rows = game[name] as readonly Readonly<Record<string, string>>[];
    for (const line of [...rows, ...Array(SPARE).fill({})] as typeof rows) {
      keys.forEach(([key], at) => {
        if (key === 'problem') put(at, '', PROBLEM);
        else put(at, line[key] ?? '', key === 'rule' ? RULE : FIELD, CHOICES[name]?.[key]);
      });
      row++;
    }
  }
  const help = linesOver(WIDTHS, [
    { text: 'A game of your own', style: TITLE, height: 40 },
    ...HELP.map((text) => ({ text, style: SOFT })),
  ]);
  return stack([help, { widths: WIDTHS, heights: Array(row).fill(ROW), cells }]);
}
