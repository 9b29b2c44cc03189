import { listed } from '../../src/rules/base/words.ts';
import { LEFT_OUT, SCENARIOS } from './scenarios.ts';
import { type Figures, faultTable, figuresIn, sumOf } from './table.ts';

/**
 * The section of docs/reliability.md: how the cases were run, the table, and what was not run. Actions that were not run now keep
 * the figures that the section had.
 */
export function faultText(now: ReadonlyMap<string, Figures>, before: string): string {
  const known = figuresIn(before);
  const figures = new Map(
    SCENARIOS.flatMap(({ title }) => {
      const found = now.get(title) ?? known.get(title);
      return found ? [[title, found] as const] : [];
    }),
  );
  const [, , points = 0, ...cases] = sumOf([...figures.values()]);
  const single = cases.slice(0, 3).reduce((sum, count) => sum + count, 0);
  const missing = SCENARIOS.filter(({ title }) => !figures.has(title)).map(({ title }) => title);
  return [
    'Each action is run on the local host with a fault at one of its calls of Google: the call **fails before** it takes effect, **fails after** it (its answer is lost), or **the script ends** there. A request inside a parallel call fails before or after, too. **Two faults** are random pairs, both in one press, or one in the press and one when it is pressed again. Then the host does what the panel says: press again, finish what was begun, deliver what waits. After the next ordinary action the workbook, the ledger, the log, the forms, the files and the rights are compared with those of a run without faults, and _Verify_ must find nothing new. No mail and no post may go out twice. **Different** counts the cases in which anything differed, or pressing again was refused.',
    '',
    'The presses of all cases are at the same moments, and what follows from the same state is run once: most faults leave the season as it was before, between or after what an action writes.',
    '',
    `${single} of ${points} single faults and ${cases[3] ?? 0} pairs, in ${figures.size} of ${SCENARIOS.length} actions. The row of an action stays until it is run again.`,
    '',
    faultTable(figures),
    '',
    'Not run:',
    '',
    ...(missing.length > 0 ? [`- ${listed(missing)}.`] : []),
    ...(single < points ? [`- ${points - single} of the single faults.`] : []),
    ...LEFT_OUT.map(({ names, why }) => `- ${listed(names.map((name) => `\`${name}\``))}: ${why}.`),
    '- Faults of `Utilities`, which computes where the script runs.',
    '- A mail or a post that did not go out counts as none: the log says that it was tried, and it is not sent twice (H19).',
    '- What the log says after invitations that Google refused: it notes them, so it has an entry more.',
    '- A page for everyone that a press made and did not come to share is no difference: it lies in the host’s Drive, and nobody else can open it.',
    '- What simulated players send in a rehearsal: it depends on the moment of the press. The season must be as without the rehearsal.',
    '- Three faults or more, and a Google that fails at every press.',
    '- Google itself: all of this is the local host (docs/google.md).',
  ].join('\n');
}
