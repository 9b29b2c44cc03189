import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { plural } from '../../src/rules/base/words.ts';
import { tableOf } from '../../tools/docs/markdown-table.ts';
import { withPart } from '../../tools/docs/marked-part.ts';
import { MOST } from './bounds.ts';
import type { AnswerTrial } from './fuzz-answers.ts';
import type { CallTrial } from './fuzz-calls.ts';
import { type LeakTrial, SECRETS } from './leaks.ts';

const FILE = 'docs/reliability.md';

/** The results of all trials of one run. */
export interface Trials {
  readonly answers: readonly AnswerTrial[];
  readonly calls: readonly CallTrial[];
  readonly leaks: readonly LeakTrial[];
  readonly seed: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const most = (numbers: readonly number[]) => Math.max(0, ...numbers);

/** The results of arbitrary answers and calls, as a part of a document. */
export function fuzzingWords({ answers, calls, seed }: Trials): string {
  const rows = answers.map(({ game, answers: sent, rounds, sizes, faults }) => [
    game,
    String(sent),
    String(rounds),
    String(faults.length),
    String(sizes.cell),
    String(sizes.pageRows),
    String(Math.round(sizes.entryPerPlayer)),
    String(sizes.response),
    String(sizes.panel),
  ]);
  const called = calls.map(({ name, calls: times, done, refused, largest, faults }) => [
    name,
    String(times),
    String(done),
    String(refused),
    String(faults.length),
    String(largest),
  ]);
  return [
    `Written by \`npm run trials -- --write\` with the seed ${seed}, in memory.`,
    `${sum(answers.map((one) => one.answers))} arbitrary answers to order forms and trade desks, by players, strangers and odd senders: each round is read, told to its players, resolved, verified and exported. A fault is an error, a season that does not verify, or a size beyond these: ${MOST.cell} characters in a cell of a page, ${MOST.pageRows} rows on a page, ${MOST.entryPerPlayer} characters of a log entry for each player, ${MOST.response} of the answers of one response in it, ${MOST.panel} of what the panel is told.`,
    tableOf([
      [
        'game',
        'answers',
        'rounds',
        'faults',
        'largest cell',
        'rows of a page',
        'log entry per player',
        'response',
        'panel',
      ],
      ...rows,
    ]),
    `${sum(calls.map((one) => one.calls))} calls of every entry point of the panel with arbitrary arguments. A fault is an error that no code foresaw, a workbook that changed although the call was refused, or an answer without bounds.`,
    tableOf([['entry point', 'calls', 'done', 'refused', 'faults', 'largest answer'], ...called]),
    'Not run: Google itself; `onSubmission` apart from its work, which is done after each round of answers; the steps of the self-test, which are none in memory; the archive with arbitrary content.',
  ].join('\n\n');
}

/** The secrets that viewers could see, as a part of a document. */
export function leakWords({ leaks, seed }: Trials): string {
  const rows = leaks.map(({ game, compared, differing }) => [
    game,
    ...SECRETS.map((secret) => String(compared[secret])),
    String(differing.length),
  ]);
  return [
    `Written by \`npm run trials -- --write\` with the seed ${seed}, in memory. Two seasons that differ only in what a viewer may not know give this viewer the same files to the byte, but for the hash at the head of the log. Orders of others are compared before the round; purses, agreed gifts and open offers of others before and after it.`,
    tableOf([['game', ...SECRETS, 'differing'], ...rows]),
    'Not run here: two deals that differ only in secrets, and altered positions; the tests of the rules and of whole matches compare those. Not compared: when a file was written, and how long a call took.',
  ].join('\n\n');
}

/** Writes both parts into the document; a part that is not there is added at the end. */
export function writeReport(trials: Trials): void {
  const parts = [
    ['Fuzzing', 'fuzzing', fuzzingWords(trials)],
    ['Leaks', 'leaks', leakWords(trials)],
  ] as const;
  let text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Reliability\n';
  for (const [title, name, part] of parts) {
    if (!text.includes(`<!-- ${name} -->`))
      text = `${text.trimEnd()}\n\n## ${title}\n\n<!-- ${name} -->\n\n<!-- /${name} -->\n`;
    text = withPart(text, name, part);
  }
  writeFileSync(FILE, text);
}

/** All faults, a line each. */
export function faultsOf({ answers, calls, leaks }: Trials): readonly string[] {
  return [
    ...answers.flatMap(({ game, faults }) => faults.map((fault) => `${game}, ${fault}`)),
    ...calls.flatMap(({ faults }) => faults),
    ...leaks.flatMap(({ differing }) => differing),
  ];
}

/** One line about a run. */
export function summary(trials: Trials): string {
  const { answers, calls, leaks } = trials;
  const compared = sum(leaks.flatMap((one) => Object.values(one.compared)));
  const sizes = answers.map((one) => one.sizes);
  return [
    plural(sum(answers.map((one) => one.answers)), 'answer'),
    plural(sum(calls.map((one) => one.calls)), 'call'),
    plural(compared, 'comparison'),
    plural(faultsOf(trials).length, 'fault'),
    `largest cell ${most(sizes.map(({ cell }) => cell))}`,
  ].join(', ');
}
