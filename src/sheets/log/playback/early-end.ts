import { finish, outcomeOf, withoutOutcome } from '../../../rules/play/match.ts';
import type { EventData } from '../entries/events.ts';
import { type Happening, isMatchOver, type Playback, type PlayedRound, withViews } from './playback.ts';

/** The match after the host ended it before its end, or let it go on (H24). */
export function applyEarlyEnd(
  playback: Playback,
  { ended, outcome, lapsed }: EventData<'end early'>,
): Playback {
  if (!ended) return withFormerEnd(playback, goOn(playback));
  const over = outcome === undefined ? { ...playback, isEnded: true } : judgeStanding(playback);
  return lapsed ? { ...over, lapsed } : over;
}

/** The match with the outcome by its standing; its story becomes part of the last round. */
export function judgeStanding(playback: Playback): Playback {
  const judgement: Happening[] = [];
  const match = finish(playback.match, (to, ruling, text, more) =>
    judgement.push({ to, ruling, text, ...more }),
  );
  const rounds = withLastStory(playback.rounds, (story) => [...story, ...judgement]);
  return withViews({ ...playback, match, rounds, judgement, isEnded: true });
}

/** The match without its early end, and without the choices made after that end. */
function goOn({ lapsed: ___, ...playback }: Playback): Playback {
  const { vote: _, opponent: __, judgement, ...rest } = playback;
  if (!judgement) return { ...playback, isEnded: false };
  const rounds = withLastStory(rest.rounds, (story) => story.filter((one) => !judgement.includes(one)));
  return withViews({ ...rest, rounds, match: withoutOutcome(rest.match), isEnded: false });
}

/** A match after a change; where it goes on although it was over before, it says so until its next round is resolved. */
export function withFormerEnd(before: Playback, after: Playback): Playback {
  const { formerEnd: _, ...rest } = after;
  if (isMatchOver(after)) return rest;
  const formerEnd = isMatchOver(before)
    ? { hadOutcome: outcomeOf(before.match) !== undefined }
    : before.formerEnd;
  return formerEnd ? { ...rest, formerEnd } : rest;
}

function withLastStory(
  rounds: readonly PlayedRound[],
  change: (story: PlayedRound['story']) => PlayedRound['story'],
): readonly PlayedRound[] {
  return rounds.map((one, i) => (i === rounds.length - 1 ? { ...one, story: change(one.story) } : one));
}
