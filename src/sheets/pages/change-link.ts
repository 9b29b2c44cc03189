import type { Playback } from '../log/playback/playback.ts';
import { openQuestions } from '../log/playback/seen.ts';
import { filledLink } from '../workbook/form-link.ts';

/**
 * Makes a link that opens the order form with these answers filled in. Keys of the answers are question titles. Gives
 * undefined if the link would be too long, because a shortened link would erase answers.
 */
export function changeLink(
  link: string,
  playback: Playback,
  answers: Readonly<Record<string, string>>,
): string | undefined {
  const filled = openQuestions(playback).flatMap(({ id, title, input, isOver }) => {
    const answer = answers[title]?.trim() ?? '';
    if (answer === '' || isOver) return [];
    return [[id, input.kind === 'ticks' ? answer.split(', ') : answer] as const];
  });
  return filledLink(link, Object.fromEntries(filled));
}
