import { NO_ANSWER } from '../../../src/sidebar/session/failure.ts';
import { makeRequestIds } from '../../../src/sidebar/session/server.ts';

const DONE = { ok: true, value: null } as const;
const LOST = { ok: false, problem: NO_ANSWER } as const;

test('the id of a press is 128 random bits', () => {
  const ids = makeRequestIds();
  expect(ids.of('award', [1])).toMatch(/^[0-9a-f]{32}$/);
  expect(ids.of('award', [2])).not.toBe(ids.of('award', [1]));
});

test.each([
  ['whose answer was lost is repeated with its id', LOST, true],
  ['that was done is another press the next time', DONE, false],
  [
    'that was refused is another press the next time',
    { ok: false, problem: { ...NO_ANSWER, code: 'cannot' } },
    false,
  ],
] as const)('a press %s', (_, answer, isSame) => {
  const ids = makeRequestIds();
  const first = ids.of('award', [1]);
  ids.note('award', [1], answer);
  expect(ids.of('award', [1]) === first).toBe(isSame);
});

test('a press whose work goes on keeps its id until the work is finished', () => {
  const ids = makeRequestIds();
  const progress = (finished: boolean) =>
    ({ ok: true, value: { finished, done: 1, of: 2, doing: '' } }) as const;
  const first = ids.of('newGame', [1]);
  ids.note('newGame', [1], progress(false));
  ids.note('continueWork', [], LOST);
  expect(ids.of('newGame', [1])).toBe(first);
  ids.note('continueWork', [], progress(true));
  expect(ids.of('newGame', [1])).not.toBe(first);
});
