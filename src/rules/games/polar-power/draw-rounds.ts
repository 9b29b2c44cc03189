import { stack } from '../../board/arrange.ts';
import { type Grid, PALETTE } from '../../board/grid.ts';
import type { PublicTold } from '../../game.ts';
import { COLOURS, COLUMNS, type Field, HEAD, tableOf } from './draw-parts.ts';
import type { PolarPower } from './kinds.ts';
import { signed } from './resolve.ts';
import { MEADOWS } from './vocabulary.ts';

const LEGEND =
  '✉ mails; change → power; ★ points to the player of the meadow whose polarity matches; ↺ reset to 0, a bellflower for both players.';

/** Every round so far in a line; what the signs mean. */
export function drawRounds({ public: views }: PublicTold<PolarPower>): Grid {
  const rounds = views.slice(1);
  const legend = tableOf([[[LEGEND, COLUMNS, { size: 8, italic: true, ink: PALETTE.soft }]]]);
  if (rounds.length === 0) return legend;
  const head: Field[] = [
    ['Rd', 2, HEAD],
    ...MEADOWS.map(
      (meadow): Field => [meadow, 4, { ...COLOURS[meadow], bold: true, size: 9, align: 'center' }],
    ),
  ];
  const lines = rounds.map(({ meadows }, i): Field[] => {
    const fill = i % 2 ? PALETTE.shade : PALETTE.paper;
    return [
      [i + 1, 2, { bold: true }],
      ...MEADOWS.map((meadow): Field => {
        const { mails = 0, change = 0, charge = 0, points, reset } = meadows[meadow];
        const gain = points?.['+'] || points?.['-'];
        const more = `${mails}✉${gain ? ` ★${gain}` : ''}${reset ? ' ↺' : ''}`;
        return [`${signed(change)} → ${signed(charge)}\n${more}`, 4, { align: 'center', size: 9, fill }];
      }),
    ];
  });
  return stack([tableOf([head, ...lines]), legend], 0);
}
