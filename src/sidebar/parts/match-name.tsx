import type { MatchState } from '../../sheets/panel-api/panel.ts';

/** The number of signs and colours in style.css. */
const LOOKS = 6;

/** The classes that give a match a sign and a colour, the same on each page of the panel. */
export function lookOf(number: number): string {
  return `match-name look-${number % LOOKS}`;
}

/** The match that a page acts on, always visible at its top. */
export function MatchName({ match }: { readonly match: Pick<MatchState, 'number' | 'title'> }) {
  return <p class={lookOf(match.number)}>{match.title}</p>;
}
