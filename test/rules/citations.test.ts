import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_OPTIONS } from '../../src/rules/declare/option.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { registerIn } from './register.ts';

const ROOT = join(__dirname, '..', '..');
const register = registerIn(readFileSync(join(ROOT, 'docs', 'rulings.md'), 'utf8'));
const cited = new Set(textsIn('test', /\.test\.tsx?$/).flatMap(register.citedIn));

/** The texts of the files below a folder with such names. */
function textsIn(folder: string, names: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));
}

test('the register of rulings has every number once, in order', () => {
  expect(register.ids.length).toBeGreaterThan(80);
  for (const letter of register.letters) {
    const numbers = register.ids.filter((id) => id[0] === letter).map((id) => Number(id.slice(1)));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  }
});

test('each ruling is cited by a test', () => {
  expect(register.ids.filter((id) => !cited.has(id))).toEqual([]);
});

test('each ruling that a test, an option or an explanation cites is in the register', () => {
  const quoted = textsIn('src/rules', /\.ts$/).flatMap(register.quotedIn);
  expect([...new Set([...quoted, ...cited])].filter((id) => !register.ids.includes(id))).toEqual([]);
});

test('each option is named under its ruling', () => {
  for (const options of [COMMON_OPTIONS, ...GAMES.map((game) => game.options)])
    for (const [name, { ruling }] of Object.entries(options as Record<string, { ruling: string }>))
      expect(register.entryOf(ruling)).toContain(`\`${name}\``);
});
