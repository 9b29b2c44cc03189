import { signed } from '../../rules/base/words.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import { type Line, NOTICE, SOFT, STRONG, section, TITLE, textLines } from '../../rules/board/page.ts';
import { drawTable, type TableColumn } from '../../rules/board/table.ts';
import type { Purse } from '../../rules/declare/purse.ts';
import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { type Statement, type StatementLine, statementOf } from '../log/ledger/statement.ts';
import { dateWords, type TimeWords } from '../time.ts';
import type { Person } from '../workbook/season.ts';
import { drawWords } from './lines/word-list.ts';

/** Maximum number of statement lines on a player's page. One more line sums up all older lines. */
const SHOWN = 10;
/** Widths of the statement's columns in pixels; together they fill the page. */
const WIDTHS = { when: 50, what: 110, garnets: 55, bellflowers: 75, tokens: 50 };

/** Draws the first tab of a player's file: whose file it is, who can read it, and the player's statement (H29). */
export function playerCover(
  book: Book,
  person: Pick<Person, 'id' | 'name' | 'access'>,
  times: TimeWords = dateWords,
): Grid {
  const statement = statementOf(book, person.id, SHOWN);
  return stack([
    textLines([...welcomeLines(book, person), ...outLines(book, person.id, times)]),
    section('Your statement', drawStatement(statement, times), textLines([HOW_TO_READ])),
    drawWords(),
  ]);
}

function welcomeLines({ season }: Book, { name, access }: Pick<Person, 'name' | 'access'>): Line[] {
  return [
    { text: 'Roundkeeper', style: TITLE },
    { text: `${name}’s private file`, style: STRONG },
    {
      text:
        'Each match has a tab here. The tab has your secrets, the public board, and how Roundkeeper read your orders. ' +
        (access === 'link'
          ? 'Anyone with the link can open this file. Do not share the link.'
          : 'Only you and the host can open this file. Do not share it.'),
    },
    ...(season.identity === 'code'
      ? [{ text: 'The link to your form has your personal code in it. Do not share the link.', style: SOFT }]
      : []),
  ];
}

function outLines({ log }: Book, id: string, times: TimeWords): Line[] {
  const out = seasonFacts(log).eliminations.get(id);
  if (!out) return [];
  const why = out.why === '' ? '.' : `: ${out.why}`;
  return [{ text: `You have been out of the season since ${times(out.time)}${why}`, style: NOTICE }];
}

const NO_STATEMENT: Line = {
  text: 'Your purse is empty so far. Changes will be listed here.',
  style: SOFT,
};

const HOW_TO_READ: Line = {
  text: 'Each line is a change of your purse. A match has one line, with the day of its last round. The line has everything that the match paid you, minus everything that you spent and traded away. The page of the match has the details.',
  style: SOFT,
};

function drawStatement({ lines, now }: Statement, times: TimeWords): Grid {
  const amount = (head: string, good: keyof Purse, least: number): TableColumn<StatementLine> => ({
    head,
    cell: ({ change }) => (change[good] === 0 ? '' : signed(change[good])),
    style: { align: 'center' },
    foot: now[good],
    least,
  });
  if (lines.length === 0) return textLines([NO_STATEMENT]);
  return drawTable(
    [
      {
        head: 'When',
        cell: ({ time }) => (time === '' ? '' : times(time, { only: 'day' })),
        foot: '',
        least: WIDTHS.when,
      },
      { head: 'What', cell: ({ why }) => why, foot: 'Your purse now', least: WIDTHS.what },
      amount('garnets', 'garnets', WIDTHS.garnets),
      amount('bellflowers', 'bellflowers', WIDTHS.bellflowers),
      amount('Tokens of Life', 'tokensOfLife', WIDTHS.tokens),
    ],
    lines,
  );
}
