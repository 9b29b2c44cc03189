import { isSame } from '../../rules/base/json.ts';
import { listed, nameInWords, plural } from '../../rules/base/words.ts';
import { isTopScoreOnly } from '../../rules/declare/outcome.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import type { Playback, PlayedRound } from '../log/playback/playback.ts';
import { change, rowName } from '../log/playback/position-words.ts';

/** Lists the changes of a correction, with one entry for each round that changes or disappears. */
export function newsOf(before: Playback, after: Playback) {
  return before.rounds
    .map((old) => newsOfRound(old, after.rounds[old.round - 1], before, after))
    .filter(
      ({ wrong, told, refused, accepted, boards }) =>
        wrong.length + told.length + refused.length + accepted.length + boards.length > 0,
    );
}

/** Lists the changes that a correction makes in one round. */
function newsOfRound(old: PlayedRound, now: PlayedRound | undefined, before: Playback, after: Playback) {
  const { round } = old;
  const story = now?.story ?? [];
  const refused = now?.refused ?? [];
  return {
    round,
    /** Lines of the round's story that the correction removes (`wrong`) and adds (`told`). */
    wrong: without(old.story, story),
    told: without(story, old.story),
    /** `refused`: order lines that only the corrected round refuses. `accepted`: order lines that only the uncorrected round refused. */
    refused: without(refused, old.refused),
    accepted: without(old.refused, refused),
    boards: boardsOf(before, after, round),
  };
}

/** Removes each item of `others` from `items` once. */
function without<T>(items: readonly T[], others: readonly T[]): readonly T[] {
  const left = [...others];
  return items.filter((item) => {
    const at = left.findIndex((other) => isSame(item, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Lists the viewers whose boards a correction changes. 'everyone' means the public board; a number is the seat of a player. */
function boardsOf(before: Playback, after: Playback, round: number): readonly ('everyone' | number)[] {
  const isOther = (views: readonly object[], now: readonly object[] | undefined) =>
    !isSame(views[round], now?.[round]);
  const seats = before.privateViews.flatMap((views, seat) =>
    isOther(views, after.privateViews[seat]) ? [seat] : [],
  );
  return [...(isOther(before.publicViews, after.publicViews) ? (['everyone'] as const) : []), ...seats];
}

/** Lists the changes that a correction makes to the position. Each player or card has one line: “Ann: points 3 → 4, stamps 2 → 1”. */
export function positionNews({ match: before }: Playback, { match: after }: Playback): readonly string[] {
  const [old, now] = [before.position, after.position] as unknown as Record<string, unknown>[];
  return Object.keys(now ?? {}).flatMap((name) => {
    const [from, to] = [old?.[name], now?.[name]];
    if (Array.isArray(from) && Array.isArray(to)) return tableNews(name, from, to);
    // `standingWords` reports round and end.
    const isSaid = name === 'round' || name === 'over';
    return isSaid || isSame(from, to) ? [] : [`${nameInWords(name)}: ${change(from, to)}`];
  });
}

type Lines = readonly Readonly<Record<string, unknown>>[];

function tableNews(name: string, from: Lines, to: Lines): readonly string[] {
  const count =
    from.length === to.length ? [] : [`${nameInWords(name)}: ${plural(from.length, 'line')} → ${to.length}`];
  const rows = to.flatMap((line, i) => {
    const old = from[i];
    const changed = Object.keys(line).filter((column) => old && !isSame(old[column], line[column]));
    if (!old || changed.length === 0) return [];
    const each = changed.map((column) => `${nameInWords(column)} ${change(old[column], line[column])}`);
    return [`${rowName(line)}: ${each.join(', ')}`];
  });
  return [...count, ...rows];
}

/** Says whether the match is open or over. If there is an outcome, names the winners and Elimination Candidates. */
export function standingWords({ match, rounds, isEnded }: Playback): string {
  const outcome = outcomeOf(match);
  const after = plural(rounds.length, 'round');
  if (!outcome) return isEnded ? `The match ended after ${after}.` : `Round ${rounds.length + 1} is open.`;
  const { winners, candidates } = outcome;
  const first = isTopScoreOnly(outcome) ? 'Top score' : 'Winners';
  return `The match is over after ${after}. ${first}: ${listed(winners) || 'nobody'}. Elimination Candidates: ${listed(candidates) || 'nobody'}.`;
}
