import type { Question } from '../../../src/rules/order/question.ts';
import { formProblems } from '../../../src/sheets/responses/answer-limits.ts';
import { askedFields } from '../../../src/sheets/responses/asked-fields.ts';

const QUESTIONS: readonly Question[] = [
  { id: 'buy', title: 'Buy', input: { kind: 'whole', least: 0 } },
  { id: 'card', title: 'Card', help: 'One of yours.', input: { kind: 'choice', choices: ['—', '1', '2'] } },
  { id: 'ask', title: 'Ask', input: { kind: 'ticks', choices: ['A', 'B'] } },
  {
    id: 'bids',
    title: 'Bids',
    input: { kind: 'paragraph', pattern: '[A-Z] \\d+', expected: 'A place and a number.' },
  },
];

test.each<[Record<string, string>, string]>([
  [{}, ''],
  [{ buy: ' 12 ', card: '—', ask: 'A, B', bids: 'U 5' }, ''],
  [{ buy: '1.5' }, 'Buy: The answer must be a whole number from 0, in at most 9 digits.'],
  [{ buy: '1234567890' }, 'Buy: The answer must be a whole number from 0, in at most 9 digits.'],
  [{ card: '3' }, 'Card: “3” is not among the choices.'],
  [{ ask: 'A, C' }, 'Ask: “A, C” is not among the choices.'],
  [{ bids: 'U5' }, 'Bids: A place and a number.'],
  [{ bids: 'U 5 and more' }, 'Bids: A place and a number.'],
  [{ want: 'r' }, 'want: The form has no such question.'],
  [{ constructor: 'x' }, 'constructor: The form has no such question.'],
  [{ bids: 'x'.repeat(5001) }, 'Bids: The answer has 5001 characters, but at most 5000 are read.'],
])('H16 the form’s checks of %j', (answers, problem) => {
  expect(formProblems(QUESTIONS, answers).map((one) => `${one.title}: ${one.problem}`)).toEqual(
    problem === '' ? [] : [problem],
  );
});

test('the questions of a form as fields', () => {
  const fields = askedFields(QUESTIONS, { card: '2' });
  expect(fields.map(({ key, label, help, kind, value }) => [key, label, help, kind, value])).toEqual([
    ['buy', 'Buy', '', 'whole', ''],
    ['card', 'Card', 'One of yours.', 'choice', '2'],
    ['ask', 'Ask', '', 'ticks', ''],
    ['bids', 'Bids', '', 'lines', ''],
  ]);
  // The panel adds an empty choice where the form offers “—”: they are the same.
  expect(fields[1]?.choices).toEqual(['1', '2']);
});
