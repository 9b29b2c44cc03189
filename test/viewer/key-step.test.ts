import { type KeyPress, keyStep } from '../../src/viewer/shown/key-step.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  target: { tagName: 'BODY' },
  ...more,
});

test('the arrow keys go a round back and forth, and no other key does', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'a'].map((key) => keyStep(press(key)))).toEqual([
    -1, 1, 0, 0,
  ]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s they are the browser’s own', (held) => {
  expect(keyStep(press('ArrowLeft', { [held]: true }))).toBe(0);
});

test.each(['INPUT', 'SELECT', 'TEXTAREA'])('in a field (%s) they move in its text or choose', (tagName) => {
  expect(keyStep(press('ArrowRight', { target: { tagName } }))).toBe(0);
});
