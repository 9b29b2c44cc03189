import { tableOf } from '../../tools/docs/markdown-table.ts';
import { INSIDE, type Row } from './run.ts';

/** The section of docs/reliability.md. */
export function interleavingText(rows: readonly Row[], share: number, seed: number): string {
  const cellsOf = (title: string, some: readonly Row[]) => {
    const sum = (of: (row: Row) => number) => String(some.reduce((total, row) => total + of(row), 0));
    return [
      title,
      sum(({ steps }) => steps),
      ...INSIDE.map((inside) => sum(({ trials }) => trials[inside])),
      sum(({ faults }) => faults.length),
    ];
  };
  const part =
    share < 1
      ? ` Of the pairs of buttons one in ${Math.round(1 / share)} was tried, chosen by the seed ${seed}.`
      : '';
  return [
    `Written by \`npm run interleave -- --write\`, in memory.${part} Each action of the panel is run, and before one of its steps (a call of Google, the lock taken or given back) something else happens:`,
    [
      '- **another press**: another panel presses any button, each with each. It is tried at the first and the last step and in the middle of each stretch with the lock and without it. Who finds the season locked presses again. In the end both have the answers, and log, matches, purses, players, forms and pages are the same, as if one had been pressed after the other, in one order or the other; so nothing is done twice.',
      '- **a response**: a player sends an order before each step; Google wakes the add-on up only after the action.',
      '- **a response that wakes the add-on up**: the same, and Google wakes it up at once.',
    ].join('\n'),
    'After a response the action has the same answer and as many entries in the log as without it; the order is counted, late, or in the open round, unless its round was undone; every page shows what it would if it were drawn anew; no file is written that would not be written without the response, but the sender’s; and Verify finds nothing.',
    tableOf([
      ['action', 'steps', ...INSIDE, 'wrong'],
      ...rows.map((row) => cellsOf(row.title, [row])),
      cellsOf('all', rows),
    ]),
    [
      'Not run:',
      '',
      ...(share < 1 ? ['- The other pairs; without `--share` all are tried.'] : []),
      '- Three panels at once; more than one response in an action (test/sheets/letters/delivery/turn.test.ts has two, and scripts that are ended; test/e2e/crowd.test.ts thirty in a minute).',
      '- A press before every step under the lock: it finds the season locked at each of them.',
      '- A lock that excludes nobody, which the self-test would name (docs/google.md, G9).',
      '- Google itself: its lock, its triggers, and how soon a write can be read.',
    ].join('\n'),
  ].join('\n\n');
}
