import { hashOf } from '../../../rules/base/hash.ts';
import { isSame } from '../../../rules/base/json.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import type { EventData } from '../events.ts';
import type { Playback } from '../playback/playback.ts';
import { recordOf } from '../playback/record.ts';
import { pursesOf } from './ledger.ts';

/**
 * Makes the data of the entry that closes a match: the outcome, the payments, the hash of the last position, and the
 * hash of the record.
 */
export function closingOf(playback: Playback): EventData<'close'> {
  const { winners = [], candidates = [] } = outcomeOf(playback.match) ?? {};
  return {
    position: hashOf(playback.match.position),
    winners,
    candidates,
    purses: pursesOf(playback),
    record: hashOf(recordOf(playback)),
  };
}

const PARTS = {
  winners: 'the winners differ',
  candidates: 'the Elimination Candidates differ',
  purses: 'the payments differ',
  position: 'the last position differs',
  record: 'the hash of the record differs',
} as const;

/** Finds the first part of a closing entry that contradicts the match. Gives the fault in words; '' if the entry fits the match. */
export function closingProblem(said: EventData<'close'>, playback: Playback): string {
  const given = closingOf(playback);
  const wrong = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find(
    (part) => !isSame(said[part], given[part]),
  );
  return wrong === undefined ? '' : `${PARTS[wrong]} from what was played`;
}
