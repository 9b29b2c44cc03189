import { faultTable, type Row, type Sample } from './table.ts';

/** The section of docs/reliability.md: how the cases were run, the table, and what was not run. */
export function faultText(rows: readonly Row[], { seed, oneIn, pairs }: Sample): string {
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const single = rows.reduce(
    (sum, { cases }) =>
      sum + Object.values(cases).reduce((all, count) => all + count, 0) - cases['two faults'],
    0,
  );
  return [
    'Each action is run on the local host with a fault at one of its calls of Google: the call **fails before** it takes effect, **fails after** it (its answer is lost), or **the script ends** there. A request inside a parallel call fails before or after, too. **Two faults** are random pairs, both in one press, or one in the press and one when it is pressed again. Then the host does what the panel says: press again, finish what was begun, deliver what waits. After the next ordinary action the workbook, the ledger, the log, the forms, the files and the rights are compared with those of a run without faults, and _Verify_ must find nothing. **Different** counts the cases in which anything differed, or pressing again was refused.',
    '',
    `Seed ${seed}; ${single} of ${points} single faults${oneIn > 1 ? ` (one in ${oneIn}, chosen by the seed)` : ''}, and ${pairs} pairs per action.`,
    '',
    faultTable(rows),
    '',
    'Not run:',
    '',
    ...(oneIn > 1
      ? [
          `- ${points - single} of the single faults; \`npm run faults\` without \`--sample\` runs all of them.`,
        ]
      : []),
    '- Faults of `Utilities`, which computes where the script runs.',
    '- The steps of the self-test, which make scratch files of their own and remove them.',
    '- `getGames`, `viewerPage`, `selfTestSteps`, and the menu: they read and write nothing of the season.',
    '- Three faults or more, and a Google that fails at every press.',
    '- Google itself: all of this is the local host (docs/google.md).',
  ].join('\n');
}
