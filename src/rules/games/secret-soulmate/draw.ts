import { drawFacts, type Fact, type Grid, history, latest, PALETTE, stack, tiles } from '../../draw.ts';
import { areMeadowMates, joined, type PrivateSeen, plural } from '../../kit.ts';
import { drawPairs } from './draw-pairs.ts';
import { drawScorers, markCell } from './draw-scorers.ts';
import type { Soulmate } from './order.ts';
import type { Info } from './position.ts';
import { inWords, type PrivateView, type PublicView, type Revealed, soulmateOf } from './view.ts';

export const draw: Soulmate['draw'] = {
  public: (info, seen) => drawScorers(info, seen),
  private: (info, seat, seen) => stack([drawHand(info, seat, seen), drawScorers(info, seen, seat)]),
  host: (info, position) => drawPairs(info, position),
  /** Adds columns with facts that the end makes public: the pairs, and the players who could not win because of their soulmates. */
  outcome: (_info, outcome) => {
    const { ineligible } = outcome.reveal as unknown as Revealed;
    return [
      { head: 'soulmate', cell: (name) => `♥ ${soulmateOf(name, outcome)}` },
      { head: 'could win', cell: (name) => (ineligible.includes(name) ? 'no' : 'yes') },
    ];
  },
};

type Seen = PrivateSeen<PublicView, PrivateView>;

const EDGE = { border: { style: 'medium', colour: PALETTE.ink } } as const;

/** Draws a player’s cards, tokens and plays so far. Also says which players cannot be the player's soulmate. */
function drawHand(info: Info, seat: number, seen: Seen): Grid {
  const { cards, pointTokens } = latest(seen.private);
  const own = info.names[seat]!;
  const held = cards.map((text) => ({ text, style: EDGE }));
  const dots = pointTokens > 0 && pointTokens <= 10 ? `${'● '.repeat(pointTokens)} ` : '';
  const facts: Fact[] = held.length > 0 ? [['Your cards', tiles(held, { size: 25 })]] : [];
  facts.push(['Your point tokens', `${dots}${pointTokens}`]);
  if (seen.outcome) facts.push(['Your soulmate', soulmateOf(own, seen.outcome)]);
  else if (seen.private.length > 1 && seen.hints?.includes('ruledOut'))
    facts.push(['Not your soulmate', wordsOfOthers(info, seat, seen)]);
  return stack([drawFacts(facts), ...drawPlays(own, seen)], 0);
}

/** Draws every round so far. At the end the drawing also shows which of the rounds without points were ties (S7). */
function drawPlays(own: string, { public: all, private: views, outcome }: Seen): readonly Grid[] {
  const { scoredIn } = latest(views);
  const mate = outcome && soulmateOf(own, outcome);
  const whyNone = (round: number) => {
    if (mate === undefined) return 'no';
    return all[round]?.scored?.includes(mate) ? `no, ${mate}’s number was higher` : 'no, a tie';
  };
  const gotPoints = (round: number) =>
    scoredIn.includes(round) ? markCell(true, '★ yes') : markCell(false, whyNone(round));
  return history(views, [
    { head: 'You played', cell: ({ played }) => (played ? inWords(played) : '') },
    { head: 'You got points', cell: (_, __, round) => gotPoints(round), style: { align: 'center' } },
  ]);
}

/**
 * Says which players cannot be the soulmate. Soulmates never get points in the same round. With `across-meadows`,
 * soulmates are never in the same meadow (S5).
 */
function wordsOfOthers(info: Info, seat: number, { public: views }: Seen): string {
  const { names, options } = info;
  const own = names[seat]!;
  const together = views.flatMap(({ scored = [] }) => (scored.includes(own) ? scored : []));
  const isAcross = options.pairing === 'across-meadows';
  const isOut = (name: string, other: number) =>
    together.includes(name) || (isAcross && areMeadowMates(info, seat, other));
  const not = names.filter((name, other) => other !== seat && isOut(name, other));
  const why = `got points in the same round as you${isAcross ? ', or share your meadow' : ''}`;
  if (not.length === 0) return `Nobody can be ruled out yet, because no other players ${why}.`;
  const left = plural(names.length - 1 - not.length, 'player is', 'players are');
  return `${joined(not)}. They ${why}. ${left} still possible.`;
}
