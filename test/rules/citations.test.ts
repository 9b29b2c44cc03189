import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { COMMON_OPTIONS } from '../../src/rules/declare/option.ts';
import { GAMES } from '../../src/rules/registry.ts';

const ROOT = join(__dirname, '..', '..');
const rulings = readFileSync(join(ROOT, 'docs', 'rulings.md'), 'utf8');
/** The numbers of the register. Each game’s begin with a letter of its own. */
const ids = [...rulings.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id]) => id as string);

const LETTERS = [...new Set(ids.map((id) => id.charAt(0)))].join('');
const CITED = new RegExp(`[${LETTERS}]\\d+`, 'g');

/** Every title of a test, or of a table of tests, below a folder. */
function titlesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .flatMap((name) => titlesOf(readFileSync(join(folder, name), 'utf8')));
}

function titlesOf(source: string): string[] {
  // A title may also stand in the row of a table: it is what begins with an id and goes on in words.
  const title = new RegExp(`(['"\`])((?:[${LETTERS}]\\d+\\b[,:]? )+)(?=[^A-Z\\d\\s])`, 'g');
  return [...source.matchAll(title)].map(([, , cited]) => cited as string);
}

test('the register of rulings has every number once, in order', () => {
  expect(ids.length).toBeGreaterThan(80);
  for (const letter of LETTERS) {
    const numbers = ids.filter((id) => id[0] === letter).map((id) => Number(id.slice(1)));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  }
});

test('each ruling is cited by a test', () => {
  const cited = new Set(titlesIn(join(ROOT, 'test')).flatMap((title) => title.match(CITED) ?? []));
  expect(ids.filter((id) => !cited.has(id))).toEqual([]);
});

test('each ruling that a test, an option or an explanation cites is in the register', () => {
  const sources = readdirSync(join(ROOT, 'src', 'rules'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(ROOT, 'src', 'rules', name), 'utf8'));
  const quoted = sources.flatMap((source) =>
    [...source.matchAll(new RegExp(`'([${LETTERS}]\\d+)'`, 'g'))].map(([, id]) => id as string),
  );
  const titles = titlesIn(join(ROOT, 'test')).flatMap((title) => title.match(CITED) ?? []);
  expect([...new Set([...quoted, ...titles])].filter((id) => !ids.includes(id))).toEqual([]);
});

test('each option is named under its ruling', () => {
  const entries = new Map(
    rulings.split(/^- (?=\*\*)/m).map((entry) => [/^\*\*([A-Z]\d+)\*\*/.exec(entry)?.[1], entry]),
  );
  for (const options of [COMMON_OPTIONS, ...GAMES.map((game) => game.options)])
    for (const [name, { ruling }] of Object.entries(options as Record<string, { ruling: string }>))
      expect(entries.get(ruling)).toContain(`\`${name}\``);
});
