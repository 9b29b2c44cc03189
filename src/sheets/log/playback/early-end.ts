import { finish, outcomeOf } from '../../../rules/play/match.ts';
import { type Happening, isMatchOver, type Playback, type PlayedRound, withViews } from './playback.ts';

/** The match with the outcome by its standing; its story becomes part of the last round. */
export function judgeStanding(playback: Playback): Playback {
  const judgement: Happening[] = [];
  const match = finish(playback.match, (to, ruling, text, more) =>
    judgement.push({ to, ruling, text, ...more }),
  );
  const rounds = withLastStory(playback.rounds, (story) => [...story, ...judgement]);
  return withViews({ ...playback, match, rounds, judgement, isEnded: true });
}

/** A match after a change. If it was over and now goes on, `formerEnd` says so until its next round is resolved. */
export function withFormerEnd(before: Playback, after: Playback): Playback {
  const { formerEnd: _, ...rest } = after;
  if (isMatchOver(after)) return rest;
  const formerEnd = isMatchOver(before)
    ? { hadOutcome: outcomeOf(before.match) !== undefined }
    : before.formerEnd;
  return formerEnd ? { ...rest, formerEnd } : rest;
}

/** The rounds with another story of the last one. */
export function withLastStory(
  rounds: readonly PlayedRound[],
  change: (story: PlayedRound['story']) => PlayedRound['story'],
): readonly PlayedRound[] {
  return rounds.map((one, i) => (i === rounds.length - 1 ? { ...one, story: change(one.story) } : one));
}
