import type { AnyGame } from '../../src/rules/game.ts';
import { type CellSchema, expectationOf, layoutOf, wordsOf } from '../../src/sheets/workbook/schema.ts';

/** Lists the parts of each game's position for docs/record.md: single values, tables and columns, with the type of each value. */
export function positionList(games: readonly AnyGame[]): string {
  return games
    .flatMap((game) => [`- \`${game.id}\``, ...partsOf(game).map((part) => `  - ${part}`)])
    .join('\n');
}

function partsOf({ schema, declaration }: AnyGame): readonly string[] {
  const { scalars, tables } = layoutOf(schema.shape);
  return [
    `single values: ${valuesIn(scalars)}`,
    ...tables.map(([name, columns]) => {
      const fixed = declaration?.tables[name]?.fixed;
      const others = columns.filter(([column]) => column !== fixed?.column);
      const rows = fixed
        ? `one row per value of its column \`${fixed.column}\`: ${inRuns(fixed.values.map((value) => JSON.stringify(value)))}`
        : name === 'seats'
          ? 'one row per player, in seat order'
          : 'as many rows as there are';
      return `\`${name}\`, ${rows}; ${valuesIn(others)}`;
    }),
  ];
}

type Values = readonly (readonly [name: string, schema: CellSchema])[];

/** Lists names with their possible values. Names that have the same values share a line. */
function valuesIn(values: Values): string {
  const byMeaning = new Map<string, string[]>();
  for (const [name, schema] of values) {
    const meaning = meaningOf(schema);
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), name]);
  }
  return [...byMeaning].map(([meaning, names]) => `${inRuns(names)}: ${meaning}`).join('; ');
}

function meaningOf(schema: CellSchema): string {
  const words = wordsOf(schema);
  if (words) return `one of ${inRuns(words.map((word) => JSON.stringify(word)))}`;
  const expected = expectationOf(schema);
  return expected === 'TRUE or FALSE' ? '`true` or `false`' : expected;
}

/** Writes texts as code. Three or more consecutive texts become a range: `A` to `H`, `red-1` to `red-10`. */
function inRuns(texts: readonly string[]): string {
  const runs: string[][] = [];
  for (const text of texts) {
    const last = runs[runs.length - 1];
    if (last && follows(last[last.length - 1] as string, text)) last.push(text);
    else runs.push([text]);
  }
  return runs
    .flatMap((run) =>
      run.length < 3
        ? run.map(code)
        : [`${code(run[0] as string)} to ${code(run[run.length - 1] as string)}`],
    )
    .join(', ');
}

const code = (text: string): string => `\`${text}\``;

/**
 * Says whether the second text comes directly after the first text. The texts are single letters, or have numbers at the
 * end. Quotation marks do not count.
 */
function follows(before: string, after: string): boolean {
  const [one, next] = [before, after].map((text) => text.replace(/"/g, '')) as [string, string];
  if (/^[A-Z]$/.test(one)) return next === String.fromCharCode(one.charCodeAt(0) + 1);
  const [, stem, number] = /^(.*?)(\d+)$/.exec(one) ?? [];
  return number !== undefined && next === `${stem}${Number(number) + 1}`;
}
