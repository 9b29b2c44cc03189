import { hashOf } from '../base/hash.ts';
import { isObject, own, quote } from '../base/json.ts';
import { checkKeys, unexpected, unusable } from '../base/unusable.ts';
import type { Position, Problem } from '../declare/position.ts';
import { type Match, replacePosition } from './match.ts';

const EDIT_KEYS = ['after', 'position'];

/** A new position that the host wrote after a round. `after` is the number of this round, or 0 for the position before round 1. */
export interface Edit {
  readonly after: number;
  /** The position as the host wrote it. It can be checked only when the match has reached the round of the edit. */
  readonly position: unknown;
  /** Path of the edit in the record. */
  readonly path: string;
}

/** Reads the `edits` of a record that has this number of rounds. An unusable edit throws an error at `edits[i]`. */
export function readEdits(raw: unknown, rounds: number): readonly Edit[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) return unexpected('edits', 'a list', raw);
  return raw.map((edit: unknown, i) => {
    const path = `edits[${i}]`;
    if (!isObject(edit)) return unexpected(path, 'an object', edit);
    checkKeys(edit, EDIT_KEYS, path);
    const after = own(edit, 'after');
    if (!Number.isInteger(after) || (after as number) < 0 || (after as number) > rounds)
      unusable(path, `after: expected a round that was played (0 to ${rounds}), found ${quote(after)}`);
    return { after: after as number, position: own(edit, 'position'), path };
  });
}

/** Applies the edits after a round one by one. So the last of these edits counts. An unusable edit throws an error at `edits[i]`. */
export function applyEdits(match: Match, edits: readonly Edit[], round: number): Match {
  if (edits.length === 0) return match;
  return edits
    .filter(({ after }) => after === round)
    .reduce(
      (edited, { position, path }) => replacePosition(edited, readPosition(edited, position, path)),
      match,
    );
}

/** Reads a whole position for a match in its present state. An unusable position throws an error at the path. */
export function readPosition(match: Match, raw: unknown, path: string): Position {
  if (!isObject(raw)) return unusable(path, `position: expected an object, found ${quote(raw)}`);
  const parsed = match.game.schema.shape.safeParse(raw);
  const issue = parsed.error?.issues[0];
  if (issue) return unusable(path, `position: ${issue.path.join('.')} does not fit ${match.game.title}`);
  if (hashOf(parsed.data) !== hashOf(raw))
    return unusable(path, `position: it has a key that ${match.game.title} does not have`);
  const position = parsed.data as unknown as Position;
  const problem = positionProblems(match, position)[0];
  if (problem) return unusable(path, `position: ${problem.path}: ${problem.problem}`);
  return position;
}

/** Finds the reasons why a position is impossible for a match in its present state, although it fits the schema. */
export function positionProblems(match: Match, position: Position): readonly Problem[] {
  const { game, info } = match;
  const names = info.names.flatMap((name, seat) =>
    position.seats[seat]?.player === name
      ? []
      : [{ path: `seats[${seat}].player`, problem: `expected ${name}` }],
  );
  const count = position.seats.length;
  const rows =
    count === info.names.length
      ? []
      : [{ path: 'seats', problem: `expected ${info.names.length} rows, found ${count}` }];
  const fixed = (['round', 'over'] as const).flatMap((key) =>
    position[key] === match.position[key]
      ? []
      : [{ path: key, problem: `expected ${match.position[key]}: it cannot be changed by hand` }],
  );
  return [...fixed, ...names, ...rows, ...(game.schema.check?.(position, info) ?? [])];
}
