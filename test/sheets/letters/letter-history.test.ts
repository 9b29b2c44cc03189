import { describe, expect, test } from '@jest/globals';
import { earlierLines } from '../../../src/sheets/letters/letter-history.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { mustPlayBack } from '../../../src/sheets/log/fold.ts';
import { begin, NAMES, resolve, send } from '../season.ts';

describe('the rounds before the last', () => {
  const memory = begin({ setup: '{"soulmates":[["Ann","Ben"],["Cleo","Dan"]]}' });
  send(memory, 'Ann', { 'Number card': 3 });
  send(memory, 'Ben', { 'Number card': 2, 'Garnets to add': 99 });
  resolve(memory);
  const first = () => mustPlayBack(openBook(memory.ports).log, 1);

  test('are none after the first round', () => {
    expect(earlierLines(first(), 0)).toEqual([]);
  });

  test('say to a player what was sent, what was refused of it, and what happened', () => {
    resolve(memory);
    const texts = (viewer: 'public' | number) => earlierLines(first(), viewer).map(({ text }) => text);
    expect(texts(1)).toEqual([
      'The rounds before, newest first',
      [
        'Round 1',
        'You sent: Number card: 2; Garnets to add: 99.',
        '✗ Garnets to add: 99 cost 99 garnets, and the purse holds 0.',
        'Ben plays 2.',
        'Points go to Ann.',
      ].join('\n'),
    ]);
    expect(texts(3)[1]).toContain('Nothing came from you.');
    expect(texts('public').slice(1)).toEqual(['Round 1\nPoints go to Ann.']);
  });

  test('are all there, newest first, the older ones short', () => {
    while (!resolve(memory).over);
    const [, ...texts] = earlierLines(first(), NAMES.indexOf('Ben')).map(({ text }) => text);
    const { rounds } = first();
    expect(texts.map((text) => Number(/^Round (\d+)/.exec(text)?.[1]))).toEqual(
      rounds
        .slice(0, -1)
        .map(({ round }) => round)
        .reverse(),
    );
    expect(texts.slice(0, 3).every((text) => text.includes('\n'))).toBe(true);
    expect(texts.slice(3).every((text) => !text.includes('\n') && text.length <= 241)).toBe(true);
  });
});
