import type { Position, Problem } from '../../src/rules/declare/position.ts';
import type { AnyGame } from '../../src/rules/game.ts';

/** What a position corrected by hand is refused for: by its schema, else by its check. */
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
