import { hashOf } from '../../../rules/base/hash.ts';
import { isSame } from '../../../rules/base/json.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import type { EventData } from '../events.ts';
import type { Playback } from '../playback/playback.ts';
import { recordOf } from '../playback/record.ts';
import { pursesOf } from './ledger.ts';

/** Makes the data of the entry that closes a match: outcome, payments, and the hashes of position and record. */
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
  winners: 'the winners',
  candidates: 'who is up for elimination',
  purses: 'what the match gave its players',
  position: 'the last position',
  record: 'the hash of the orders',
} as const;

/** Finds the first part of a closing entry that contradicts the match, in words; '' if there is none. */
export function closingProblem(said: EventData<'close'>, playback: Playback): string {
  const given = closingOf(playback);
  const wrong = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find(
    (part) => !isSame(said[part], given[part]),
  );
  return wrong === undefined ? '' : `${PARTS[wrong]} in it: not what was played`;
}
