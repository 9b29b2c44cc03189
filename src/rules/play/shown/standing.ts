import { own } from '../../base/json.ts';
import { capital, joined, keyInWords } from '../../base/words.ts';
import { drawFacts } from '../../board/facts.ts';
import type { Grid } from '../../board/grid.ts';
import { latest } from '../../board/history.ts';
import { pointsOfEach } from '../../board/outcome.ts';
import { section } from '../../board/page.ts';
import type { AnyGame, PrivateSeen, Standing } from '../../game.ts';
import type { Match } from '../match.ts';

type Named = Pick<Match, 'game' | 'info'>;
type Seen = PrivateSeen<object, object>;

/**
 * Draws how an open match stands. Without `seat` the drawing is for everyone, with `seat` for that player. `seen` holds
 * the views so far.
 */
export function drawStanding(match: Named, seen: Seen, seat?: number): Grid {
  return drawnAs(standingOf(match, seen, seat), seat);
}

/** Draws how a match stands. Facts that the page repeats in the rules below are left out. */
export function drawStandFacts(match: Named, seen: Seen, seat?: number): Grid {
  return drawnAs(standFacts(match, seen, seat), seat);
}

function drawnAs(facts: readonly Standing[], seat: number | undefined): Grid {
  const lines = facts.map(([label, text]) => [label, text, { bold: false, size: 9 }] as const);
  return section(seat === undefined ? 'Where the match stands' : 'Where do I stand?', drawFacts(lines));
}

/** Gives texts with labels that say how a match stands, and when it ends. */
export function standingOf(match: Named, seen: Seen, seat?: number): readonly Standing[] {
  const { game, info } = match;
  // A game's own `standing` also says when the match ends.
  const ends = game.standing ? undefined : game.glance.ends?.(info.options);
  return [...standFacts(match, seen, seat), ...(ends ? [['The match ends', ends] as const] : [])];
}

/** Gives texts with labels that say how a match stands. The rules about the end of the match are left out. */
export function standFacts({ game, info }: Named, seen: Seen, seat?: number): readonly Standing[] {
  const mine = seat === undefined ? undefined : { seat, views: seen.private };
  return (
    (game as AnyGame).standing?.(info, seen, mine) ?? [
      ...pointsIn({ game, info }, seen, seat),
      ...numbersIn(seen, mine !== undefined),
      ['Rounds played', String(seen.public.length - 1)] as const,
    ]
  );
}

/**
 * Gives the points that everyone knows. With `seat` these are the player's own points. Without `seat` they are all
 * players' points, highest first.
 */
function pointsIn({ game, info }: Named, seen: Seen, seat?: number): readonly Standing[] {
  const points = game.publicPoints?.(latest(seen.public) as never);
  if (!points) return [];
  const { many } = game.score;
  if (seat === undefined) return [[capital(many), pointsOfEach(info.names, points)]];
  return [[`Your ${many}`, String(own(points, info.names[seat] as string) ?? 0)]];
}

/**
 * Lists the single numbers of the newest views with their names. The player's own numbers share one line, because a name
 * such as “poured into” is not clear as a label.
 */
function numbersIn(seen: Seen, isPlayer: boolean): readonly Standing[] {
  const mine = isPlayer ? numbers(latest(seen.private)) : [];
  const { garnets: _, bellflowers: __, ...others } = Object.fromEntries(mine);
  const words = Object.entries(others).map(([name, value]) => `${keyInWords(name)} ${value}`);
  return [
    ...(words.length > 0 ? [['Yours', joined(words)] as const] : []),
    ...numbers(latest(seen.public)).map(
      ([name, value]) => [capital(keyInWords(name)), String(value)] as const,
    ),
  ];
}

function numbers(view: object): readonly (readonly [name: string, value: number])[] {
  return Object.entries(view).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : []));
}
