import { earlierLines } from '../../../../src/sheets/pages/lines/earlier-lines.ts';

import { begin, NAMES, resolve, send } from '../../season.ts';

describe('the rounds before the last', () => {
  const memory = begin({ setup: '{"soulmates":[["Ann","Ben"],["Cleo","Dan"]]}' });
  send(memory, 'Ann', { 'Number card': 3 });
  send(memory, 'Ben', { 'Number card': 2, 'Garnets to add': 99 });
  resolve(memory);
  const first = () => memory.playback();

  test('are none after the first round', () => {
    expect(earlierLines(first(), 0)).toEqual([]);
  });

  test('say to a player what was sent, what was refused of it, and what happened', () => {
    resolve(memory);
    const texts = (viewer: 'public' | number) => earlierLines(first(), viewer).map(({ text }) => text);
    expect(texts(1)).toEqual([
      'Earlier rounds',
      'Round 1',
      [
        'You sent: Number card: 2; Garnets to add: 99.',
        '✗ Garnets to add: 99 cost 99 garnets, and none is left in the purse.',
        'Ben plays 2.',
      ].join('\n'),
    ]);
    expect(texts(3)[2]).toContain('You sent no order.');
    expect(texts('public').slice(1)).toEqual(['Round 1', 'Points go to Ann.']);
  });

  test('are all there, newest first and whole, line by line', () => {
    for (let round = 3; round <= 5; round++) resolve(memory);
    const [, ...texts] = earlierLines(first(), NAMES.indexOf('Ben')).map(({ text }) => text);
    const { rounds } = first();
    const isHead = (_: string, i: number) => i % 2 === 0;
    expect(texts.filter(isHead)).toEqual(
      rounds
        .slice(0, -1)
        .map(({ round }) => `Round ${round}`)
        .reverse(),
    );
    const bodies = texts.filter((text, i) => !isHead(text, i));
    expect(String(bodies[bodies.length - 1]).split('\n')).toEqual([
      'You sent: Number card: 2; Garnets to add: 99.',
      '✗ Garnets to add: 99 cost 99 garnets, and none is left in the purse.',
      'Ben plays 2.',
    ]);
  });

  test('keep what a player wrote, however much was told', () => {
    const long = begin();
    send(long, 'Ann', { 'Garnets to add': `9${'x'.repeat(90)}` });
    for (let round = 1; round <= 6; round++) resolve(long);
    const texts = earlierLines(long.playback(), 0).map(({ text }) => text);
    expect(texts[texts.length - 1]).toContain(`9${'x'.repeat(90)}`);
    expect(texts[texts.length - 1]).toContain('Ann plays 1.');
  });
});
