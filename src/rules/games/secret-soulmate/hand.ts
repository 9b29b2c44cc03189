import { type Grid, PALETTE, type Placed } from '../../board/grid.ts';
import { areMeadowMates, type Table } from '../../declare/table.ts';
import type { PrivateTold } from '../../game.ts';
import { drawMark } from './board.ts';
import type { SecretSoulmate } from './kinds.ts';
import type { Options } from './options.ts';
import { CELL, COLUMNS, HEAD, heightOf, LEFT, NAME_COLUMNS, WIDTH } from './style.ts';
import type { PlayedView } from './view.ts';
import { ROUNDS } from './vocabulary.ts';
import { inPoints } from './why.ts';

const FACTS = COLUMNS - NAME_COLUMNS;

/** A player’s own cards, tokens and purse, what they played so far, and who cannot be their soulmate. */
export function drawHand(table: Table<Options>, seat: number, told: PrivateTold<SecretSoulmate>): Grid {
  const { cards, pointTokens, garnets, bellflowers } = told.private[told.private.length - 1]!;
  const cells: Placed[] = [];
  const heights: number[] = [];
  const label = (text: string, height: number): number => {
    const row = heights.push(height) - 1;
    cells.push({ row, column: 0, columns: NAME_COLUMNS, text, style: { ...LEFT, bold: true } });
    return row;
  };
  const fact = (name: string, text: string) => {
    const row = label(name, Math.max(24, heightOf(text, FACTS)));
    cells.push({ row, column: NAME_COLUMNS, columns: FACTS, text, style: { ...LEFT, wrap: true } });
  };
  if (cards.length > 0) {
    const row = label('Your cards', 40);
    cards.forEach((text, i) => {
      cells.push({ row, column: NAME_COLUMNS + i, text, style: CARD });
    });
  }
  fact(
    'Your point tokens',
    pointTokens > 0 && pointTokens <= 10 ? `${'● '.repeat(pointTokens)} ${pointTokens}` : String(pointTokens),
  );
  fact('Your purse', `garnets ${garnets}, bellflowers ${bellflowers}`);
  const { outcome, private: views } = told;
  if (outcome) fact('Your soulmate', wordsOfSoulmate(table.names[seat] as string, outcome));
  else if (views.length > 1) fact('Not your soulmate', wordsOfOthers(table, seat, told));
  if (views.length === 1) return { widths: Array(COLUMNS).fill(WIDTH), heights, cells };
  const head = label('Round', 24);
  const plays = label('You played', 36);
  const marks = label('You got points', 28);
  for (let r = 0; r < ROUNDS; r++) {
    const played = views[r + 1]?.played;
    const scored = played && views[views.length - 1]!.scoredIn.includes(r + 1);
    cells.push(
      { row: head, column: NAME_COLUMNS + r, text: r + 1, style: HEAD },
      {
        row: plays,
        column: NAME_COLUMNS + r,
        text: played ? shortly(played).replace(/^(\d)(.+)/, '$1\n$2') : '',
        style: { ...CELL, size: 9, wrap: true },
      },
      drawMark(marks, r, scored),
    );
  }
  const explained = '3 +2 ● is card 3, 2 garnets added, a point token.';
  const row = heights.push(heightOf(explained, FACTS)) - 1;
  cells.push({
    row,
    column: NAME_COLUMNS,
    columns: FACTS,
    text: explained,
    style: { ...LEFT, size: 9, italic: true, ink: PALETTE.soft, wrap: true },
  });
  return { widths: Array(COLUMNS).fill(WIDTH), heights, cells };
}

const CARD = {
  ...CELL,
  size: 14,
  bold: true,
  fill: PALETTE.paper,
  border: { style: 'medium', colour: PALETTE.ink },
} as const;

/** “3+2●”: card 3 with 2 garnets and a point token. */
export function shortly({ card, garnets, token }: PlayedView): string {
  return `${card}${garnets > 0 ? `+${garnets}` : ''}${token ? '●' : ''}`;
}

/** Soulmates never get points in the same round; with `across-meadows` (S5) they share no meadow either. */
function wordsOfOthers(
  table: Table<Options>,
  seat: number,
  { public: views }: PrivateTold<SecretSoulmate>,
): string {
  const { names, options } = table;
  const own = names[seat] as string;
  const shared = views.filter(({ scored }) => scored?.includes(own));
  const isAcross = options.pairing === 'across-meadows';
  const not = names.filter(
    (name, other) =>
      other !== seat &&
      (shared.some(({ scored }) => scored!.includes(name)) ||
        (isAcross && areMeadowMates(table, seat, other))),
  );
  const why = `got points in a round in which you did${isAcross ? ', or share your meadow' : ''}`;
  if (not.length === 0) return `Nobody can be ruled out yet: none ${why}.`;
  return `${not.join(', ')}: they ${why}. Still possible: ${names.length - 1 - not.length}.`;
}

function wordsOfSoulmate(own: string, outcome: NonNullable<PrivateTold<SecretSoulmate>['outcome']>): string {
  const { soulmates } = outcome.reveal as { soulmates: [string, string][] };
  const [a, b] = soulmates.find((pair) => pair.includes(own)) as [string, string];
  const mate = a === own ? b : a;
  const [mine, theirs] = [outcome.scores[own] as number, outcome.scores[mate] as number];
  return `${mate}. You have ${inPoints(mine)}, ${mate} ${theirs}. Each of you gets the lower in garnets: ${Math.min(mine, theirs)}.`;
}
