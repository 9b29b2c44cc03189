import { own } from '../../base/json.ts';
import { stack } from '../../board/arrange.ts';
import { fields } from '../../board/fields.ts';
import type { Grid } from '../../board/grid.ts';
import { latest } from '../../board/history.ts';
import type { OutcomeColumn } from '../../board/outcome.ts';
import { table } from '../../board/table.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import type { PrivateSeen, PublicSeen } from '../../game.ts';
import { drawMeadows, drawRounds } from './draw-meadows.ts';
import type { Options } from './options.ts';
import type { Hand, PolarPosition } from './position.ts';
import type { PrivateView, PublicView } from './view.ts';
import { COIL_COLUMNS, COILS, MEADOWS, type Polarity } from './vocabulary.ts';

/** The five meadows as bars, and the rounds so far. */
export function drawPublic(info: MatchInfo<Options>, seen: PublicSeen<PublicView>): Grid {
  return stack([drawMeadows(info, seen), ...drawRounds(seen)]);
}

/** A player’s own hand above the public board. */
export function drawPrivate(
  info: MatchInfo<Options>,
  seat: number,
  seen: PrivateSeen<PublicView, PrivateView>,
): Grid {
  const { polarity, partner, postcards, coils, stamps } = latest(seen.private);
  const hand = fields([
    ['You are', `${polarityWords(polarity)}, in ${info.seats[seat]?.meadow} with ${partner}`],
    ['Postcards', postcards.join(', ') || 'none'],
    ['Coils', coils.map((coil) => `strength ${coil}`).join(', ') || 'none'],
    ['Stamps', stamps],
  ]);
  return stack([hand, drawPublic(info, seen)]);
}

/** The board with every player’s polarity, points and hand. */
export function drawHost(
  info: MatchInfo<Options>,
  position: PolarPosition,
  seen: PublicSeen<PublicView>,
): Grid {
  return stack([drawMeadows(info, seen), drawHands(info, position), ...drawRounds(seen)]);
}

/** The end makes every player's polarity public. */
export function outcomeColumns({ seats }: MatchInfo<Options>, { reveal }: OutcomeView): OutcomeColumn[] {
  const { polarity } = reveal as { polarity: Record<string, Polarity> };
  return [
    { head: 'meadow', cell: (name) => seats.find((seat) => seat.name === name)?.meadow ?? '' },
    { head: 'polarity', cell: (name) => polarityWords(own(polarity, name) as Polarity) },
  ];
}

function drawHands({ seats }: MatchInfo<Options>, position: PolarPosition): Grid {
  const small = { size: 9 };
  const bold = { bold: true };
  return table<Hand>(
    [
      {
        head: 'Player',
        cell: ({ player }, i) => `${player}\n${seats[i]?.meadow}`,
        style: { ...small, ...bold },
      },
      { head: '±', cell: ({ polarity }) => (polarity === '+' ? '+' : '−'), style: bold },
      { head: '★', cell: ({ points }) => points, style: bold },
      { head: 'stamps', cell: ({ stamps }) => stamps },
      { head: 'postcards', cell: postcardWords, style: small },
      { head: 'coils', cell: coilWords, style: small },
    ],
    position.seats,
  );
}

function postcardWords(hand: Hand): string {
  const held = MEADOWS.filter((colour) => hand[colour] > 0);
  return held.map((colour) => `${hand[colour]} ${colour}`).join(', ') || 'none';
}

function coilWords(hand: Hand): string {
  const held = COILS.flatMap((coil, i) => Array<number>(hand[COIL_COLUMNS[i] as 'coil1']).fill(coil));
  return held.join(' ') || 'none';
}

/** Polarity as a sign that is easy to tell apart, with its word. */
function polarityWords(polarity: Polarity): string {
  return polarity === '+' ? '+\u00a0positive' : '−\u00a0negative';
}
