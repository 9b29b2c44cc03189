import { listed } from '../../../rules/base/words.ts';
import { HEADING, type Line, SOFT } from '../../../rules/board/page.ts';
import type { Happening, Playback } from '../../log/playback/playback.ts';
import { roundFor } from '../../log/playback/round-for.ts';
import { typedWords } from '../../log/playback/ruled-marks.ts';
import { inOneCell } from './shortened.ts';

/** Lists for everyone what happened in the last round. */
export function storyLines({ rounds, match }: Playback): Line[] {
  const last = rounds[rounds.length - 1];
  const seen = last
    ? roundFor(last, match.info.names, 'public').told.filter(({ isDetail }) => !isDetail)
    : [];
  if (!last || seen.length === 0) return [];
  return [{ text: `What happened in round ${last.round}`, style: HEADING }, ...seen.map(happening)];
}

/** Shows the last round's details and rulings to a viewer who wants to check the round. */
export function rulingLines(playback: Playback, viewer: 'public' | number): Line[] {
  const { rounds, match } = playback;
  const last = rounds[rounds.length - 1];
  const told = last ? roundFor(last, match.info.names, viewer).told : [];
  if (!last || told.length === 0) return [];
  const ids = [...new Set(told.map(({ ruling }) => ruling))].sort(byNumber);
  const details = told.filter(({ isDetail }) => isDetail).map(({ text }) => text);
  return [
    ...(details.length > 0 ? [{ text: inOneCell(details), style: SOFT }] : []),
    ...typedLines(playback, viewer),
    {
      text: `Round ${last.round} used the ${ids.length === 1 ? 'ruling' : 'rulings'} ${listed(ids)}. A ruling answers what a rule text leaves open. The host can look it up by its number.`,
      style: SOFT,
    },
  ];
}

/** Says which new values of the last round the host typed (O8). Leaves out values that the viewer may not know. */
export function typedLines(playback: Playback, viewer: 'public' | number): Line[] {
  const text = typedWords(playback, viewer, playback.rounds.length);
  return text === '' ? [] : [{ text, style: SOFT }];
}

function byNumber(a: string, b: string): number {
  return a.charAt(0).localeCompare(b.charAt(0)) || Number(a.slice(1)) - Number(b.slice(1));
}

export function happening({ text }: Happening): Line {
  return { text: `• ${text}` };
}
