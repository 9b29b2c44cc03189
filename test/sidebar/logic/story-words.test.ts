import { storyText } from '../../../src/sidebar/logic/story-words.ts';

const LINES = [
  { to: 'public', ruling: 'P6', text: 'Red is charged.' },
  { to: 'Ann', ruling: '', text: 'You paid 1 garnet to @everyone.' },
];

test('a story is a text for a chat that notifies nobody and names its reader', () => {
  expect(storyText('Polar Power, round 2', 'Ann', LINES)).toBe(
    'Polar Power, round 2, as far as Ann may know:\n• Red is charged. (ruling P6)\n• You paid 1 garnet to @\u200beveryone.',
  );
  expect(storyText('Polar Power, round 2', 'host', LINES).split('\n')).toEqual([
    'Polar Power, round 2, for hosts only: it holds secrets:',
    '• Red is charged. (Told to everyone, ruling P6)',
    '• You paid 1 garnet to @\u200beveryone. (Told to Ann only)',
  ]);
  expect(storyText('Polar Power, round 2', 'constructor', [])).toMatch(
    /^Polar Power, round 2, as far as constructor may/,
  );
  expect(storyText('Polar Power, round 2', 'public', [])).toBe(
    'Polar Power, round 2, as far as everyone may know:\nNothing happened.',
  );
});
