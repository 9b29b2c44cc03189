import type { Position, Problem } from '../../src/rules/declare/position.ts';
import type { AnyGame } from '../../src/rules/game.ts';

/** The reasons to refuse a position corrected by hand: those of its schema, else those of its check. */
export function problemsOf(
  { schema }: AnyGame,
  position: object,
  names = (position as Position).seats.map(({ player }) => player),
): readonly Problem[] {
  const parsed = schema.shape.safeParse(position);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => ({
      path: path.reduce<string>(
        (at, key) => (typeof key === 'number' ? `${at}[${key}]` : `${at}${at && '.'}${String(key)}`),
        '',
      ),
      problem: message,
    }));
  const info = { seats: names.map((name) => ({ name })), names, options: {} };
  return schema.check?.(position, info) ?? [];
}
