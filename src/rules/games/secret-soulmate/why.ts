import type { Tell } from '../../game.ts';
import { garnets as inGarnets } from '../../order/reading.ts';
import type { Options } from './options.ts';
import type { Order } from './order.ts';
import type { Play } from './position.ts';
import type { PlayedView } from './view.ts';

/** What one player bought and played, for that player alone (S7). */
export function tellPlay(
  tell: Tell,
  { defaultCard, pointTokenPrice }: Options,
  seat: number,
  { buyTokens, byDefault }: Order,
  play: Play,
): void {
  const { player } = play;
  if (buyTokens > 0)
    tell(seat, 'S11', `${player} buys ${tokens(buyTokens)} for ${inGarnets(buyTokens * pointTokenPrice)}.`);
  if (byDefault)
    tell(seat, 'S1', `${player} named no card that is held: the ${defaultCard} one stands in, ${play.card}.`);
  tell(seat, 'X4', `${player} plays ${inWords(play)}.`);
}

/** How two soulmates' cards compare: the host's secret (S7). */
export function tellPair(tell: Tell, a: Play, b: Play): void {
  const numbers = `${a.player} ${a.card + a.garnets}, ${b.player} ${b.card + b.garnets}`;
  const winner = a.points > 0 ? a : b;
  const used = (a.token ? 1 : 0) + (b.token ? 1 : 0);
  if (winner.points === 0)
    tell('host', 'S10', `${numbers}: a tie, and nobody scores.${used > 0 ? ` ${tokens(used)} wasted.` : ''}`);
  else
    tell(
      'host',
      'S7',
      `${numbers}: ${winner.player} gets 1 point${used > 0 ? ` and ${used} for ${tokens(used)}, ${winner.points} together` : ''}.`,
    );
}

/** Who got points, and nothing more (S7). */
export function tellScored(tell: Tell, played: readonly Play[]): void {
  const names = played.filter(({ points }) => points > 0).map(({ player }) => player);
  tell('public', 'S7', names.length > 0 ? `Points go to ${names.join(', ')}.` : 'Nobody gets points.');
}

/** “2 + 2 garnets = 4, with a point token”. */
export function inWords({ card, garnets, token }: PlayedView): string {
  const number = garnets > 0 ? `${card} + ${inGarnets(garnets)} = ${card + garnets}` : String(card);
  return token ? `${number}, with a point token` : number;
}

function tokens(count: number): string {
  return `${count} point token${count === 1 ? '' : 's'}`;
}

/** “1 point”, “3 points”. */
export function inPoints(count: number): string {
  return `${count} point${count === 1 ? '' : 's'}`;
}
