import { inFormOrder, refusalOf } from '../../../rules/order/refusal-words.ts';
import type { Playback } from './playback.ts';
import { roundFor } from './round-for.ts';
import { openQuestions } from './seen.ts';

/** Line of a round's story, with the id of the ruling behind the line. */
export interface StoryLine {
  readonly ruling: string;
  readonly text: string;
}

/** Tells a viewer about a resolved round: first the viewer's own trades and refused lines, and then the events of the round. */
export function storyOf(
  { rounds, match }: Playback,
  viewer: 'public' | 'host' | number,
  round: number,
): readonly StoryLine[] {
  const played = rounds[round - 1];
  if (!played) return [];
  const shown = roundFor(played, match.info.names, viewer);
  const told = shown.told.map(({ ruling, text }) => ({ ruling, text }));
  if (viewer === 'public') return told;
  const { settled, failed, lapsed, withdrawn, refused } = shown;
  const questions = openQuestions(played.before);
  return [
    ...settled.map((words) => ({ ruling: 'X4', text: `Trade before the orders: ${words}.` })),
    ...[...failed, ...lapsed, ...withdrawn].map((text) => ({ ruling: 'H2', text })),
    ...inFormOrder(refused, questions).map((one) => ({ ruling: 'X3', text: refusalOf(one, questions) })),
    ...told,
  ];
}
