import { signed } from '../../../rules/base/words.ts';
import { stack } from '../../../rules/board/arrange.ts';
import type { Grid } from '../../../rules/board/grid.ts';
import { type Line, NOTICE, SOFT, STRONG, section, TITLE, textLines } from '../../../rules/board/page.ts';
import { drawTable, type TableColumn } from '../../../rules/board/table.ts';
import type { Purse } from '../../../rules/declare/purse.ts';
import type { Book } from '../../log/book.ts';
import { eliminations } from '../../log/facts/eliminations.ts';
import { type Statement, type StatementLine, statementOf } from '../../log/statement.ts';
import type { Letter } from '../../ports.ts';
import { dateWords } from '../../time.ts';
import type { Person } from '../../workbook/tabs/season.ts';
import { drawWords } from '../lines/word-list.ts';

/** Lines of a statement on a player's page. */
const SHOWN = 10;

/** The first tab of a player's file: whose it is, who can open it, and the player's statement (H29). */
export function playerCover(
  book: Book,
  person: Pick<Person, 'id' | 'name' | 'access'>,
): Pick<Letter, 'statement'> & { readonly cover: Grid } {
  const statement = statementOf(book, person.id, SHOWN);
  const head = textLines([...welcomeLines(book, person), ...outLines(book, person.id)]);
  if (statement.lines.length === 0) return { cover: stack([head, textLines([NO_STATEMENT]), drawWords()]) };
  const table = drawStatement(statement);
  const above = stack([head, section('Your statement')]);
  const from = above.heights.length;
  return {
    cover: stack([stack([above, table, textLines([HOW_TO_READ])], 0), drawWords()]),
    statement: [from, from + table.heights.length],
  };
}

function welcomeLines({ season }: Book, { name, access }: Pick<Person, 'name' | 'access'>): Line[] {
  return [
    { text: 'Roundkeeper', style: TITLE },
    { text: `${name}’s private file`, style: STRONG },
    {
      text:
        'Each match has a tab here, with what you alone know, what your orders were understood as, and the public board. ' +
        (access === 'link'
          ? 'Everyone who has the link of this file can open it: keep the link to yourself.'
          : 'Only you and the host can open this file. Do not share it.'),
    },
    ...(season.identity === 'code'
      ? [{ text: 'The link to your form fills in your personal code: keep it to yourself.', style: SOFT }]
      : []),
  ];
}

/** What the host noted when the player left the season. */
function outLines({ log }: Book, id: string): Line[] {
  const out = eliminations(log).get(id);
  if (!out) return [];
  const why = out.why === '' ? '.' : `: ${out.why}`;
  return [{ text: `You are out of the season since ${dateWords(out.time)}${why}`, style: NOTICE }];
}

const NO_STATEMENT: Line = {
  text: 'Your purse is empty so far. What changes it will stand here.',
  style: SOFT,
};

const HOW_TO_READ: Line = {
  text: 'Each line says by how much it changed your purse. A match has one line, with the day of its last round: all that it gave you, less what you spent and traded away in it. The rounds on its page have the parts.',
  style: SOFT,
};

function drawStatement({ lines, now }: Statement): Grid {
  const amount = (head: string, good: keyof Purse): TableColumn<StatementLine> => ({
    head,
    cell: ({ change }) => (change[good] === 0 ? '' : signed(change[good])),
    style: { align: 'center' },
    foot: now[good],
  });
  return drawTable(
    [
      { head: 'When', cell: ({ time }) => dayWords(time), foot: '' },
      { head: 'What', cell: ({ why }) => why, foot: 'Your purse now' },
      amount('garnets', 'garnets'),
      amount('bellflowers', 'bellflowers'),
      amount('Tokens of Life', 'tokensOfLife'),
    ],
    lines,
  );
}

/** The day of an ISO time: “21 Nov 2026”; '' for none. */
function dayWords(time: string): string {
  return time === '' ? '' : dateWords(time).replace(/^\w+ (.*),.*$/, '$1');
}
