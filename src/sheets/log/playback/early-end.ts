import { finish, outcomeOf } from '../../../rules/play/match.ts';
import { type Happening, isMatchOver, type Playback, type PlayedRound, withViews } from './playback.ts';

/** Ends a match with the outcome of the current standing. Adds the texts about the end to the last round's story. */
export function judgeStanding(playback: Playback): Playback {
  const judgement: Happening[] = [];
  const match = finish(playback.match, (to, ruling, text, more) =>
    judgement.push({ to, ruling, text, ...more }),
  );
  const rounds = withLastStory(playback.rounds, (story) => [...story, ...judgement]);
  return withViews({ ...playback, match, rounds, judgement, isEnded: true });
}

/** Sets `formerEnd` if a change reopens a match that was over. `formerEnd` stays until the next round is resolved. */
export function withFormerEnd(before: Playback, after: Playback): Playback {
  const { formerEnd: _, ...rest } = after;
  if (isMatchOver(after)) return rest;
  const formerEnd = isMatchOver(before)
    ? { hadOutcome: outcomeOf(before.match) !== undefined }
    : before.formerEnd;
  return formerEnd ? { ...rest, formerEnd } : rest;
}

/** Changes the story of the last round. */
export function withLastStory(
  rounds: readonly PlayedRound[],
  change: (story: PlayedRound['story']) => PlayedRound['story'],
): readonly PlayedRound[] {
  return rounds.map((one, i) => (i === rounds.length - 1 ? { ...one, story: change(one.story) } : one));
}
