import { own } from '../base/json.ts';
import { unexpected, unusable } from '../base/unusable.ts';
import { finish, type Match } from './match.ts';

/** Has the record an outcome by the standing, since the host ended the match early (H24)? Throws unusable at `end`. */
export function readEnd(record: Readonly<Record<string, unknown>>, rounds: number): boolean {
  const end = own(record, 'end');
  if (end === undefined) return false;
  if (end !== 'standing') return unexpected('end', '"standing"', end);
  return rounds > 0 || unusable('end', 'no round was played');
}

/** The match after its last round, with the outcome by the standing where it was ended so. Throws unusable at `end`. */
export function applyEnd(match: Match, isEnded: boolean): Match {
  if (!isEnded) return match;
  if (match.position.over) unusable('end', 'the game was over by its rules');
  return finish(match);
}
