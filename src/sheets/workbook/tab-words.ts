import { own } from '../../rules/base/json.ts';
import type { Grid, Placed } from '../../rules/board/grid.ts';
import type { Cell } from '../../rules/declare/position.ts';
import type { Tab } from '../ports.ts';
import type { ShownWords } from './read-tables.ts';
import { isBlank } from './rows.ts';
import { isTitle, MARK, SCALARS } from './table-place.ts';

type Words = Readonly<Record<string, string>>;

/** Host's words for the schema's names in a tab. A name without words is shown unchanged. */
export interface TabWords {
  /** Title for each table, and the title of the single values. */
  readonly titles: Words;
  /** Label for each single value. */
  readonly values: Words;
  /** Heading for each column. */
  readonly heads: Words;
  /** Words for the allowed contents of each single value. */
  readonly choices: Readonly<Record<string, Words>>;
}

/** Replaces the host's words in a tab by the schema's names. Other texts stay, and nothing moves. */
export function withNames(tab: Tab, words: TabWords): Tab {
  return { ...tab, cells: translated(tab.cells, words, toName) };
}

/** Replaces the schema's names in a drawing of tables by the host's words. */
export function withWords(grid: Grid, words: TabWords): Grid {
  const lines: Cell[][] = grid.heights.map(() => []);
  for (const { row, column, text } of grid.cells) {
    const line = lines[row] as Cell[];
    while (line.length < column) line.push('');
    line[column] = text;
  }
  const texts = translated(lines, words, toWords);
  const cells = grid.cells.map(
    (cell): Placed => ({ ...cell, text: texts[cell.row]?.[cell.column] ?? cell.text }),
  );
  return { ...grid, cells };
}

/** Gives the host's word for the content of a single value. */
export function wordsOfValue({ choices }: TabWords, value: string, held: Cell): Cell {
  return toWords(choices[value] ?? {}, held);
}

/** Gives the words of a tab, for messages about its faults. */
export function shownWords({ titles, values, heads, choices }: TabWords): ShownWords {
  const names: Words = { ...titles, ...heads, ...values };
  const held: Words = Object.assign({}, ...Object.values(choices));
  return { name: (name) => own(names, name) ?? name, choice: (choice) => own(held, choice) ?? choice };
}

type Translate = (words: Words, text: Cell) => Cell;

const toName: Translate = (words, text) => Object.keys(words).find((name) => words[name] === text) ?? text;

const toWords: Translate = (words, text) =>
  Object.prototype.hasOwnProperty.call(words, String(text)) ? (words[String(text)] as string) : text;

/** Translates the titles, headings and single values in the lines of a tab. */
function translated(
  lines: readonly (readonly Cell[])[],
  { titles, values, heads, choices }: TabWords,
  translate: Translate,
): readonly (readonly Cell[])[] {
  let place: 'values' | 'heads' | 'rows' = 'rows';
  return lines.map((line) => {
    const first = line[0] ?? '';
    if (isTitle(line)) {
      const title = String(first).slice(MARK.length);
      const name = translate(titles, title);
      place = [title, name].includes(SCALARS) ? 'values' : 'heads';
      return [`${MARK}${name}`, ...line.slice(1)];
    }
    if (place === 'heads') {
      place = 'rows';
      return line.map((head) => translate(heads, head));
    }
    if (place === 'rows' || isBlank(line)) {
      place = 'rows';
      return line;
    }
    const name = translate(values, first);
    const held = choices[String(first)] ?? choices[String(name)] ?? {};
    return [name, ...line.slice(1).map((text) => translate(held, text))];
  });
}
