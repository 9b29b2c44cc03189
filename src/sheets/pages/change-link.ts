import type { Playback } from '../log/playback/playback.ts';
import { openQuestions } from '../log/playback/seen.ts';
import { filledLink } from '../workbook/form-link.ts';

/**
 * The link to the order form with an order filled in, by the titles of its questions; undefined where the link would be too long: a shortened
 * one would erase answers.
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
