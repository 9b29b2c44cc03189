import type { Grid, Style, TableColumn } from '../../draw.ts';
import { bars, drawFacts, drawTable, history, latest, PALETTE, STRONG, stack } from '../../draw.ts';
import { listed, plural, signed } from '../../kit.ts';
import type { Polar } from './order.ts';
import { COILS, type Hand, type Info, MEADOWS, type Meadow, POLES, type Polarity } from './position.ts';
import { type PublicView, placeIn } from './view.ts';

const COLOURS: Record<Meadow, Style> = {
  white: { fill: '#ffffff', ink: PALETTE.ink },
  blue: { fill: '#cfe2ff', ink: '#0b3d91' },
  black: { fill: '#3b3f46', ink: '#ffffff' },
  red: { fill: '#fbd5d5', ink: '#8f1d1d' },
  green: { fill: '#d3efd6', ink: '#1c5e2a' },
};
const NEGATIVE: Style = { fill: '#6d5bd0', ink: '#ffffff' };
const POSITIVE: Style = { fill: '#e08a1e', ink: '#20242c' };
/** Look of a bar after a reset. The bar shows the power before the reset, in gray. */
const RESET: Style = { fill: '#c9ced6', ink: PALETTE.ink };
const EDGE: Style = { border: { style: 'thin', colour: PALETTE.ink } };

/** Signs of the polarities, which are easy to tell apart. */
const SIGNS: Record<Polarity, string> = { '+': '+', '-': '−' };

export const draw: Polar['draw'] = {
  public: (info, seen) => stack([drawMeadows(info, seen.public), ...drawRounds(seen.public)]),

  private: (info, seat, seen) => {
    const { polarity, partner, postcards, coils, stamps } = latest(seen.private);
    const hand = drawFacts([
      ['You are', `${polarityWords(polarity)}, in ${info.seats[seat]?.meadow} with ${partner}`],
      ['Postcards', postcards.join(', ') || 'none'],
      ['Coils (strength)', coils.join(', ') || 'none'],
      ['Stamps (a mail uses one)', stamps],
    ]);
    return stack([hand, drawMeadows(info, seen.public), ...drawRounds(seen.public)]);
  },

  host: (info, { seats }, seen) =>
    stack([drawMeadows(info, seen.public), drawHands(info, seats), ...drawRounds(seen.public)]),

  /** Adds a column with every player's polarity, which the end makes public. */
  outcome: ({ seats }, { reveal }) => {
    const { polarity } = reveal as { polarity: Record<string, Polarity> };
    return [
      { head: 'meadow', cell: (name) => seats.find((seat) => seat.name === name)?.meadow ?? '' },
      { head: 'polarity', cell: (name) => polarityWords(polarity[name]!) },
    ];
  },
};

/** Draws each meadow as a bar from zero. Each bar names the meadow's players and says what happened to the meadow in the last round. */
function drawMeadows({ seats }: Info, views: readonly PublicView[]): Grid {
  const { meadows } = latest(views);
  const all = MEADOWS.map((meadow) => {
    const { power, charge = power, reset } = meadows[meadow];
    const players = seats.filter((seat) => seat.meadow === meadow).map(({ name }) => name);
    return {
      label: { text: meadow, style: { ...COLOURS[meadow], ...EDGE, size: 8 } },
      value: charge,
      text: signed(charge),
      style: reset ? RESET : charge > 0 ? POSITIVE : NEGATIVE,
      side: signed(power),
      below: [players.join(' · '), roundWords(meadows, meadow, true).join('; ')] as const,
    };
  });
  return bars(all, { heads: ['− negative', 'positive +', 'power'] });
}

function drawRounds(views: readonly PublicView[]): readonly Grid[] {
  const columns = MEADOWS.map((meadow) => ({
    head: meadow,
    headStyle: COLOURS[meadow],
    style: { align: 'center', size: 9 } as const,
    cell: ({ meadows }: PublicView) => roundWords(meadows, meadow).join('\n'),
  }));
  return history(views, columns);
}

/**
 * Says what a round did to a meadow: “3 mails”, “+1 → −4”, “2 points”, “reset to 0”. With `isLong` it also says which
 * player gets the points, and which tie lowered them (P1).
 */
function roundWords(meadows: PublicView['meadows'], meadow: Meadow, isLong = false): readonly string[] {
  const { mails, change, charge, points, reset } = meadows[meadow];
  if (mails === undefined) return [];
  const pole = charge > 0 ? '+' : '-';
  const { place, others, isLowered } = placeIn(meadows, meadow);
  return [
    plural(mails, 'mail'),
    `${signed(charge - change)} → ${signed(charge)}`,
    ...(points[pole]
      ? [`${plural(points[pole], 'point')}${isLong ? ` to the ${POLES[pole]} player` : ''}`]
      : []),
    ...(reset ? ['reset to 0'] : []),
    ...(isLong && isLowered ? [`tied with ${listed(others)} at place ${place}`] : []),
  ];
}

function drawHands({ seats }: Info, hands: readonly Hand[]): Grid {
  const small = { size: 9 };
  const postcards = (hand: Hand) =>
    MEADOWS.flatMap((colour) => (hand[colour] > 0 ? [`${hand[colour]} ${colour}`] : [])).join(', ');
  const columns: TableColumn<Hand>[] = [
    {
      head: 'Player',
      cell: ({ player }, i) => `${player}\n${seats[i]?.meadow}`,
      style: { ...small, ...STRONG },
    },
    { head: 'pole', cell: ({ polarity }) => SIGNS[polarity], style: STRONG },
    { head: 'points', cell: ({ points }) => points, style: STRONG },
    { head: 'stamps', cell: ({ stamps }) => stamps },
    { head: 'postcards', cell: (hand) => postcards(hand) || 'none', style: small },
    { head: 'coils', cell: (hand) => COILS.list(hand).join(' ') || 'none', style: small },
  ];
  return drawTable(columns, hands);
}

/** Gives a polarity's sign and word. */
function polarityWords(polarity: Polarity): string {
  return `${SIGNS[polarity]}\u00a0${POLES[polarity]}`;
}
