import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS } from '../../src/sheets/log/events.ts';

const text = readFileSync(join(__dirname, '../../docs/record.md'), 'utf8');
const table = text.slice(text.indexOf('| kind'), text.indexOf('Shapes in these'));

/** A schema of zod, as far as it says its keys. */
interface Shape {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly element?: Shape;
      readonly shape?: Readonly<Record<string, Shape>>;
    };
  };
}

/** The keys of an event's data as record.md writes them: `order?` where it may be missing. */
function keysOf({ _zod: { def } }: Shape): readonly string[] {
  if (def.element) return keysOf(def.element);
  return Object.entries(def.shape ?? {}).map(
    ([name, { _zod }]) => `${name}${_zod.def.type === 'optional' ? '?' : ''}`,
  );
}

/** The kinds whose data decide nothing of a match: record.md says it in a word. */
const SHORT = [
  ...[
    'deadline',
    'pause',
    'resume',
    'timing',
    'rename',
    'mail',
    'share',
    'restore tab',
    'restore responses',
    'host words',
  ],
  ...['season', 'roster', 'archive', 'bring back', 'elimination'],
];

test('H39 docs/record.md lists every kind of entry, with every part of its data', () => {
  const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  // A take-over has all of a new game; a ledger has purses.
  const also: Readonly<Record<string, string>> = { 'take over': '`new game`', ledger: '`award`' };
  const missing = Object.entries(EVENTS).flatMap(([kind, { schema }]) => {
    const row = rows.find(([, kinds = '']) => kinds.includes(`\`${kind}\``));
    if (!row) return [kind];
    const more = rows.find(([, kinds]) => kinds === also[kind])?.[2] ?? '';
    const parts = SHORT.includes(kind) ? [] : keysOf(schema as unknown as Shape);
    return parts
      .filter((part) => !`${row[2]} ${more}`.includes(`\`${part}\``))
      .map((part) => `${kind}: ${part}`);
  });
  expect(missing).toEqual([]);
});
