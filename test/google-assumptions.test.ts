import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDemo } from '../local/demo/demo.ts';
import { HOST_EMAIL } from '../local/demo/season.ts';
import { makeHost } from '../local/host/host.ts';
import { CHECKS } from '../src/sheets/google/self-test/self-test.ts';
import { ACCOUNT } from './e2e/season.ts';
import { runSelfTest } from './e2e/self-test.ts';

// docs/google.md lists what the add-on assumes of Google; the self-test checks what can be checked.

interface Assumption {
  readonly id: string;
  readonly source: string;
  readonly ifFalse: string;
  readonly checkedBy: string;
  readonly cells: readonly string[];
}

const assumptions: readonly Assumption[] = readFileSync('docs/google.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| G\d/.test(line))
  .map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [id = '', , source = '', ifFalse = '', checkedBy = ''] = cells;
    return { id, source, ifFalse, checkedBy, cells };
  });
const ids = new Set(assumptions.map(({ id }) => id));

/** The numbers of assumptions that are needed no more; none is used again. */
const DROPPED = [66, 69, 70, 74, 87];

test('there are assumptions, and each has an id of its own', () => {
  expect(assumptions.length).toBeGreaterThan(60);
  const numbers = [...assumptions.map(({ id }) => Number(id.slice(1))), ...DROPPED];
  expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, i) => i + 1));
});

test.each(assumptions)(
  '$id has a source, a consequence and a check',
  ({ cells, source, ifFalse, checkedBy }) => {
    expect(cells).toHaveLength(6);
    expect(source).toMatch(/^(G |T\b|C |P |none|the typed client)/);
    expect(ifFalse).not.toBe('');
    expect(checkedBy).not.toBe('');
  },
);

test.each(assumptions)('$id and the self-test name each other', ({ id, checkedBy }) => {
  const naming = CHECKS.filter(({ assumptions: of }) => of.includes(id)).map(({ name }) => name);
  expect(naming).toEqual(checkedBy === 'not checkable' ? [] : [checkedBy]);
});

test('the self-test names no assumption that is not on the page', () => {
  expect(CHECKS.flatMap((check) => check.assumptions).filter((id) => !ids.has(id))).toEqual([]);
});

describe('the table of calls', () => {
  const text = readFileSync('docs/google.md', 'utf8');
  const rows = text
    .slice(text.indexOf('## Which call rests on what'), text.indexOf('## Where sources disagree'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (class|---)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().split(', ')),
    );
  const listed = new Set(
    rows.flatMap(([classes = [], calls = []]) =>
      classes.flatMap((owner) => calls.map((call) => (owner.startsWith('REST') ? call : `${owner}.${call}`))),
    ),
  );

  test('names only assumptions that are on the page', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.flatMap(([, , of = []]) => of).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('lists every call of a season, a match and the self-test', async () => {
    const made = new Set<string>();
    const host = makeHost({
      code: readFileSync('dist/Code.js', 'utf8'),
      sidebar: '',
      manifest: JSON.parse(readFileSync('appsscript.json', 'utf8')),
      keepsScript: true,
      switches: ACCOUNT,
    });
    const call: typeof host.call = (...given) => {
      const result = host.call(...given);
      for (const { name, requests = [] } of result.calls.list) {
        made.add(name);
        for (const { method, url } of requests) made.add(`${method.toUpperCase()} ${pathOf(url)}`);
      }
      return result;
    };
    await prepareDemo({ ...host, call });
    for (const name of ['onOpen', 'showPanel']) call(HOST_EMAIL, name);
    runSelfTest({ ...host, call }, HOST_EMAIL);
    host.clock.advance(100_000);
    const resolved = call(HOST_EMAIL, 'resolveRound', [{ match: 1, round: 0, early: true }]);
    call(HOST_EMAIL, 'renewForms', []);
    expect(resolved.value).toMatchObject({ ok: true });
    expect(made.size).toBeGreaterThan(60);
    expect([...made].filter((name) => !listed.has(name))).toEqual([]);
  });
});

/** The path of a REST call without version and query, its ids as ID. */
function pathOf(url: string): string {
  return url
    .replace(/\?.*$/, '')
    .replace(/^.*\/(?=(?:spreadsheets|files|forms|webhooks)(?:\/|$))/, '')
    .replace(/\/(?!permissions|revisions|head|copy)[\w-]+/g, '/ID');
}

test('code and tests name only assumptions that are on the page', () => {
  const named = ['src', 'local', 'test', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        [...readFileSync(join(folder, path), 'utf8').matchAll(/docs\/google\.md, (G\d+)/g)].map(
          ([, id]) => id as string,
        ),
      ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
