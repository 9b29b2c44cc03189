import { readOptions } from '../../../../src/rules/declare/option.ts';
import { theMvp } from '../../../../src/rules/games/the-mvp/index.ts';
import type { MvpPosition } from '../../../../src/rules/games/the-mvp/position.ts';
import type { PublicView } from '../../../../src/rules/games/the-mvp/view.ts';
import type { Refusal } from '../../../../src/rules/order/refusal.ts';
import { allViews, type Match, playRound, startMatch, type Views } from '../../../../src/rules/play/match.ts';
import { rehearseSeat } from '../../../../src/rules/play/shown/seat-form.ts';
import { PLAYERS } from './build.ts';

export interface Rehearsed {
  readonly match: Match;
  readonly positions: readonly MvpPosition[];
  readonly seen: readonly Views[];
  readonly refused: readonly Refusal[];
  readonly events: readonly {
    readonly round: number;
    readonly to: unknown;
    readonly ruling: string;
    readonly text: string;
  }[];
}

/** A whole match by simulated players, through their forms. */
export function rehearse(seed: string, options: object = {}): Rehearsed {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) >>> 0;
  const random = (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const seats = PLAYERS.map((name, i) => ({ name, meadow: i < 3 ? 'red' : 'green' }));
  const info = { seats, names: PLAYERS, options: readOptions(theMvp.options, options) };
  const purses = PLAYERS.map(() => ({ garnets: 5, bellflowers: 0, tokensOfLife: 0 }));
  let match = startMatch(theMvp, info, purses, seed, {});
  const seen = [allViews(match)];
  const positions = [match.position as MvpPosition];
  const refused: Refusal[] = [];
  const events: { round: number; to: unknown; ruling: string; text: string }[] = [];
  while (!match.position.over) {
    const view = seen[seen.length - 1]!;
    const open = view.public as PublicView;
    const orders = PLAYERS.map((_, seat) =>
      theMvp.form.read(info, open, rehearseSeat(match, view, seat, random)),
    );
    const round = match.position.round + 1;
    const played = playRound(match, { credits: [], trades: [], orders }, (to, ruling, text) =>
      events.push({ round, to, ruling, text }),
    );
    match = played.match;
    refused.push(...played.refused);
    seen.push(allViews(match));
    positions.push(match.position as MvpPosition);
  }
  return { match, positions, seen, refused, events };
}
