import * as z from 'zod/mini';
import { fail } from '../problem.ts';
import { wellFormed } from '../request-shapes.ts';
import { type Description, HEADS, TABLE_NAMES, type TableName, VALUES } from './description.ts';
import type { Sheet } from './description-sheet.ts';
import { forbiddenIn, untranslatableIn } from './formula-check.ts';

/** Rule of an exported game, with the title of the value that the rule computes. */
export interface ExportedRule {
  readonly title: string;
  readonly rule: string;
}

/** Schema of the text of an exported game. The limit is far above the length of any game. */
export const GAME_TEXT = wellFormed(200_000);

const CELL = wellFormed(5000);
const texts = (keys: readonly string[]) =>
  z.partial(z.strictObject(Object.fromEntries(keys.map((key) => [key, CELL]))));
const table = (name: TableName) =>
  z.array(texts(Object.keys(HEADS[name]).filter((key) => key !== 'problem'))).check(z.maxLength(100));
const SHAPE = z.strictObject({
  values: texts(Object.keys(VALUES)),
  questions: table('questions'),
  columns: table('columns'),
  facts: table('facts'),
});

/** Writes a described game and the game's rules as text, for other hosts. */
export function exportedGame({ values, tables }: Sheet): string {
  const filled = (given: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(given).filter(([key, text]) => key !== 'problem' && text !== ''));
  const rows = TABLE_NAMES.map((name) => [name, tables[name].map(({ texts }) => filled(texts))] as const);
  const single = Object.entries(values).map(([key, value]) => [key, value?.text ?? ''] as const);
  return JSON.stringify({ values: filled(Object.fromEntries(single)), ...Object.fromEntries(rows) }, null, 1);
}

/** Reads the text of an exported game. Throws if the text is not an exported game, or if a rule could send data away. */
export function importedGame(text: string): {
  readonly game: Description;
  readonly rules: readonly ExportedRule[];
} {
  const game = read(text);
  const rules = [
    ...(game.values.over ? [{ title: 'The end', rule: game.values.over }] : []),
    ...[...game.columns, ...game.facts].flatMap(({ title = '', rule = '' }) =>
      rule ? [{ title, rule }] : [],
    ),
  ];
  for (const { title, rule } of rules) {
    const formula = rule.replace(/"(?:[^"]|"")*"|\[[^\]]*\]/g, (part) =>
      part.startsWith('[') ? 'A1' : part,
    );
    const expected = forbiddenIn(formula) ?? untranslatableIn(formula);
    if (expected)
      fail(
        `The rule of “${title}” is not permitted here: ${rule}`,
        `Ask for ${expected}. Nothing was written.`,
      );
  }
  return { game, rules };
}

function read(text: string): Description {
  try {
    const { data } = SHAPE.safeParse(JSON.parse(text));
    if (data) return data as Description;
  } catch {
    // The text is not JSON: fails below, like other texts that are no game.
  }
  return fail(
    'This text is not a game.',
    'In the other workbook, open the game, and copy the whole text under “Give this game to another host”.',
  );
}
