import { own } from '../../base/json.ts';
import { type Grid, PALETTE, type Style } from '../../board/grid.ts';
import type { OutcomeView } from '../../declare/outcome.ts';
import type { Table } from '../../declare/table.ts';
import { type Field, HEAD, tableOf } from './draw-parts.ts';
import type { Options } from './options.ts';
import type { PolarPosition } from './position.ts';
import type { PrivateView } from './view.ts';
import { MEADOWS, type Meadow, type Polarity } from './vocabulary.ts';

const MIDDLE: Style = { align: 'center' };

/** Polarity as a sign that is easy to tell apart, with its word. */
export function polarityWords(polarity: Polarity): string {
  return polarity === '+' ? '+ positive' : '− negative';
}

/** What one player is and holds. */
export function drawHand({ polarity, partner, postcards, coils, stamps }: PrivateView, meadow: Meadow): Grid {
  const facts: [string, string][] = [
    ['You are', `${polarityWords(polarity)}, in ${meadow} with ${partner}`],
    ['Postcards', postcards.join(', ') || 'none'],
    ['Coils', coils.map((coil) => `strength ${coil}`).join(', ') || 'none'],
    ['Stamps', String(stamps)],
  ];
  return tableOf(
    facts.map(([label, text], i): Field[] => [
      [label, 5, HEAD],
      [text, 17, { bold: true, fill: i % 2 ? PALETTE.paper : PALETTE.accentPaper }],
    ]),
  );
}

/** Everybody’s polarity, points and hand, for the host. */
export function drawHands(table: Table<Options>, { seats }: PolarPosition): Grid {
  const head: Field[] = [
    ['Player', 5, HEAD],
    ['±', 1, HEAD],
    ['★', 2, { ...HEAD, ...MIDDLE }],
    ['stamps', 3, { ...HEAD, ...MIDDLE }],
    ['postcards', 7, HEAD],
    ['coils', 4, HEAD],
  ];
  const lines = seats.map((hand, seat): Field[] => {
    const look = { size: 9, fill: seat % 2 ? PALETTE.paper : PALETTE.shade };
    const postcards = MEADOWS.filter((colour) => hand[colour] > 0).map(
      (colour) => `${hand[colour]} ${colour}`,
    );
    const coils = ([1, 2, 3] as const).flatMap((n) => Array<number>(hand[`coil${n}`]).fill(n));
    return [
      [`${hand.player}\n${table.seats[seat]!.meadow}`, 5, { ...look, bold: true }],
      [hand.polarity === '+' ? '+' : '−', 1, { ...look, bold: true }],
      [hand.points, 2, { ...look, ...MIDDLE, bold: true }],
      [hand.stamps, 3, { ...look, ...MIDDLE }],
      [postcards.join(', ') || 'none', 7, look],
      [coils.join(' ') || 'none', 4, look],
    ];
  });
  return tableOf([head, ...lines]);
}

/** The end: every player’s polarity, which is public now, with points and garnets. */
export function drawEnding({ seats }: Table<Options>, outcome: OutcomeView): Grid {
  const { polarity } = outcome.reveal as { polarity: Record<string, Polarity> };
  const head: Field[] = [
    ['Player', 8, HEAD],
    ['polarity', 4, HEAD],
    ['points', 3, { ...HEAD, ...MIDDLE }],
    ['garnets', 3, { ...HEAD, ...MIDDLE }],
    ['', 4],
  ];
  const lines = seats.map(({ name, meadow }): Field[] => {
    const wins = outcome.winners.includes(name);
    const least = outcome.candidates.includes(name);
    const look = { size: 9, fill: wins ? PALETTE.gold : least ? PALETTE.warnPaper : PALETTE.paper };
    const marks = [...(wins ? ['★ winner'] : []), ...(least ? ['▼ least'] : [])];
    return [
      [`${name} · ${meadow}`, 8, { ...look, bold: true }],
      [polarityWords(own(polarity, name) as Polarity), 4, look],
      [own(outcome.scores, name) as number, 3, { ...look, ...MIDDLE, bold: true }],
      [(own(outcome.garnets, name) as number | undefined) ?? 0, 3, { ...look, ...MIDDLE }],
      [marks.join('\n'), 4, { ...look, bold: true }],
    ];
  });
  return tableOf([head, ...lines]);
}
