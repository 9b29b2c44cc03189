import { KINDS, type Tampering } from '../../test/sheets/tamper/changes.ts';
import { OUTCOMES, type Trial } from '../../test/sheets/tamper/trial.ts';
import { tableOf } from '../../tools/docs/markdown-table.ts';

/** A tampering and its outcome. */
export interface Tried {
  readonly tampering: Tampering;
  readonly trial: Trial;
}

/** The results of a run: `all` is the number of changes there are. */
export interface TamperingRun {
  readonly tried: readonly Tried[];
  readonly all: number;
  readonly seed: number;
}

/** The tab of a tampering, in words. */
export function tabOf({ file, before: { title } }: Tampering): string {
  return file === '' ? title : `archive: ${title}`;
}

/** The outcomes by some property of the tamperings, with their sums. */
function outcomeTable(head: string, tried: readonly Tried[], of: (one: Tampering) => string): string {
  const names = [...new Set(tried.map(({ tampering }) => of(tampering)))];
  const row = (name: string, some: readonly Tried[]) => [
    name,
    String(some.length),
    ...OUTCOMES.map((outcome) => String(some.filter(({ trial }) => trial.outcome === outcome).length)),
  ];
  return tableOf([
    [head, 'changes', ...OUTCOMES],
    ...names.map((name) =>
      row(
        name,
        tried.filter(({ tampering }) => of(tampering) === name),
      ),
    ),
    row('all', tried),
  ]);
}

/** The section of docs/reliability.md. */
export function tamperingText({ tried, all, seed }: TamperingRun): string {
  const kinds = [...tried].sort((a, b) => KINDS.indexOf(a.tampering.kind) - KINDS.indexOf(b.tampering.kind));
  return [
    `Written by \`npm run tamper -- --write\` with the seed ${seed}, in memory: ${tried.length} of ${all} changes.`,
    'One season: match 1 is in its second round, with orders and a trade; match 2 is over; match 3 lies in the archive. In each trial one tab of the workbook or of the archive is changed by hand, once: each cell gets another value of its type, a value of another type, some odd value, the value of the cell below (and that one its own), or nothing; each row is emptied, deleted, doubled, exchanged with the next, or gets an empty row above it; each column is deleted; each tab is emptied and deleted. Then the host opens the panel, verifies, sends receipts, resolves the round, pays an award, delivers what waits, for changes of the archive exports a closed match and brings it back, and before all that presses one more button of the panel, another one each time. Log, matches, purses, players and every page are compared with the same presses without the change.',
    [
      '- **no effect**: everything is as without the change, and nothing is said of it.',
      '- **named**: the same, and the panel or Verify says what was changed.',
      '- **refused**: an action stops and says why; after the tab is restored by the version history or by the panel, it goes well, and everything is as without the change.',
      '- **counts**: it is the place where it is typed: names, addresses and meadows of the roster, or the responses of the open round. Nothing else is otherwise, and a player whose order counts otherwise is told so before the round is resolved.',
      '- **wrong**: counted unsaid, told to somebody who may not know it, lost, or an error.',
    ].join('\n'),
    outcomeTable('tab', tried, tabOf),
    outcomeTable('change', kinds, ({ kind }) => kind),
    [
      'Not run:',
      '',
      ...(tried.length < all
        ? [`- ${all - tried.length} of the changes, chosen by the seed; without \`--share\` all are run.`]
        : []),
      '- Three of four empty cells; and seven of eight changes of the last state of a match in the archive, which is kept to be read by people.',
      '- Two changes at once, and notes, formats, protections and hidden rows, which the add-on does not read.',
      '- Changes of players’ files and the spectators’ file: only the add-on writes there, and reads nothing.',
      '- Changes of a form itself (test/e2e, test/local).',
    ].join('\n'),
  ].join('\n\n');
}
