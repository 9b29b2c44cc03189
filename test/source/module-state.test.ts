import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Google loads the script again for each call. Tests whose local host keeps it loaded (keepsScript) say the
// same of the add-on only if no module remembers anything from one call to the next.

/** The variables that may change in a module, and why a call does not depend on earlier ones. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/sheets/google/rest/limits.ts waited': 'set when the ports of a call are made',
  'src/sheets/problem.ts LOGGED': 'errors, each of which is thrown in one call',
};

const DECLARED = /^(?:export )?(?:declare )?(const|let|var) (\w+)([^=]*)= ?(.*)/;
const CHANGEABLE = /^(\{\}|\[\]|new (Map|Set|WeakMap|WeakSet|Array)\b)/;

/** The variables of a module that could remember something: those that vary, and collections not declared read-only. */
function variablesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (/^(?:export )?(let|var) /.test(line)) return [line.replace(/^(?:export )?(let|var) (\w+).*/, '$2')];
    const [, , name = '', type = '', value = ''] = DECLARED.exec(line) ?? [];
    return CHANGEABLE.test(value) && !/^: (Readonly|readonly )/.test(type) ? [name] : [];
  });
}

const files = ['src/rules', 'src/sheets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path)),
);

test('no module of the add-on remembers anything between calls', () => {
  const found = files.flatMap((file) =>
    variablesOf(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`),
  );
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test.each([
  'let count = 0;',
  'export let last: string | undefined;',
  'const known = new Map<string, number>();',
  'export const list: string[] = [];',
  'const byName: Record<string, number> = {};',
])('%s would remember something', (line) => {
  expect(variablesOf(line)).toHaveLength(1);
});

test.each([
  'const NAMES: ReadonlyMap<string, number> = new Map([]);',
  'const NONE: readonly string[] = [];',
  "const WORDS = ['a'];",
  '  let inner = 0;',
])('%s would not', (line) => {
  expect(variablesOf(line)).toEqual([]);
});
