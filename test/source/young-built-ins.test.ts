import { readdirSync, readFileSync } from 'node:fs';
import { YOUNG_METHODS } from '../young-methods.ts';

/** Also hasOwn, which is filled in for packages alone. */
const CALL = new RegExp(`\\.(?:${[...YOUNG_METHODS, 'hasOwn'].join('|')})\\(|\\bstructuredClone\\(`);

// The types of Node know them, and the tests too.
test('rules and sheets call no built-in method that is younger than ES2019, such as at(): use list[list.length - 1]', () => {
  const files = ['src/rules', 'src/sheets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const called = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (CALL.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(called).toEqual([]);
});
