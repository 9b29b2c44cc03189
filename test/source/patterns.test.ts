import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Nobody makes others wait: no pattern takes quadratic time over a long text that a player sends (H12).

/** Patterns that no player's text reaches, each with what it reads. */
const OTHERS: Readonly<Record<string, string>> = {
  '\\d+$': 'ids of questions',
  '^["\'(]+|["\'),;.]+$': 'the roster that a host pastes',
  '(\\d+) hour': 'deadlines in the words of the add-on',
  '(\\d+) minute': 'deadlines in the words of the add-on',
  '[^\\s@“"\'<(]+@[^\\s@]+\\.[A-Za-z]+': 'errors that Google reports to the self-test',
};

const LITERAL =
  /(?<=^|[=(,:?[!&|;{}]|return) *\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuy]*)(?=[.,;)\]}: ]|$)/gm;
/** Patterns of texts on forms, and those that are put together. */
const QUOTED = /'(\^(?:\\.|[^'\\\n])+\$)'/g;

function patterns(): ReadonlyMap<string, RegExp> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const found = files.flatMap((name) => {
    const code = readFileSync(join('src', name), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
    const literals = [...code.matchAll(LITERAL)].map(
      ([, source = '', flags = '']) => [source, flags] as const,
    );
    const quoted = [...code.matchAll(QUOTED)].map(
      ([, source = '']) => [source.replace(/\\\\/g, '\\'), ''] as const,
    );
    return [...literals, ...quoted];
  });
  return new Map(
    found.map(([source, flags]) => [source, new RegExp(source, `${flags.replace(/[gy]/g, '')}g`)]),
  );
}

/** Characters of the classes that patterns tell apart, alone and in turn, and what may follow a long run of them. */
const RUNS = [
  ...'aZ7 \n\t.,-+:;*×(“é_@\u200b\ud83d…'.split(''),
  '1 ',
  'a,',
  'a1',
  ' ,',
  'a ',
  '- ',
  ' \n',
  'A 1 ',
];
const ENDS = ['', '!', '\u0000', '\n!'];
const LENGTH = 30_000;

/** Milliseconds that a pattern takes over a text. */
function timeOf(pattern: RegExp, text: string): number {
  const begun = performance.now();
  text.replace(pattern, '');
  return performance.now() - begun;
}

const ALL = patterns();

test('the patterns of the sources are found', () => {
  expect(ALL.size).toBeGreaterThan(100);
  for (const source of Object.keys(OTHERS)) expect([...ALL.keys()]).toContain(source);
});

test('no pattern over texts of players takes quadratic time', () => {
  const slow = [...ALL].flatMap(([source, pattern]) => {
    if (source in OTHERS) return [];
    const runs = RUNS.flatMap((run) => ENDS.map((end) => run.repeat(LENGTH / run.length) + end));
    // Quadratic time is above a second; a pause of the machine does not come twice.
    return runs.some((text) => timeOf(pattern, text) > 150 && timeOf(pattern, text) > 150) ? [source] : [];
  });
  expect(slow).toEqual([]);
});

test('the test notices a pattern of quadratic time', () => {
  expect(timeOf(/\s*\n\s*/g, ' '.repeat(LENGTH))).toBeGreaterThan(150);
});
