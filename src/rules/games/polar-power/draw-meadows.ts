import { bars } from '../../board/bars.ts';
import { type Grid, PALETTE, type Style } from '../../board/grid.ts';
import { history, latest } from '../../board/history.ts';
import { legend } from '../../board/page.ts';
import type { MatchInfo } from '../../declare/match-info.ts';
import type { PublicSeen } from '../../game.ts';
import type { Options } from './options.ts';
import { signed } from './resolve.ts';
import type { MeadowView, PublicView } from './view.ts';
import { MEADOWS, type Meadow } from './vocabulary.ts';

const COLOURS: Record<Meadow, Style> = {
  white: { fill: '#ffffff', ink: PALETTE.ink },
  blue: { fill: '#cfe2ff', ink: '#0b3d91' },
  black: { fill: '#3b3f46', ink: '#ffffff' },
  red: { fill: '#fbd5d5', ink: '#8f1d1d' },
  green: { fill: '#d3efd6', ink: '#1c5e2a' },
};
const NEGATIVE: Style = { fill: '#6d5bd0', ink: '#ffffff' };
const POSITIVE: Style = { fill: '#e08a1e', ink: '#20242c' };
/** After a reset the bar shows the former power, in gray and struck through. */
const RESET: Style = { fill: '#c9ced6', ink: PALETTE.soft };
const EDGE: Style = { border: { style: 'thin', colour: PALETTE.ink } };

/** The five meadows as bars from zero, and below each its players and what the last round did to it. */
export function drawMeadows({ seats }: MatchInfo<Options>, seen: PublicSeen<PublicView>): Grid {
  const { meadows } = latest(seen.public);
  const all = MEADOWS.map((meadow) => {
    const view = meadows[meadow];
    const { power, charge = power, reset = false } = view;
    const players = seats.filter((seat) => seat.meadow === meadow).map(({ name }) => name);
    return {
      label: { text: meadow, style: { ...COLOURS[meadow], ...EDGE } },
      value: charge,
      text: { text: signed(charge), style: { strike: reset && charge !== 0 } },
      style: reset ? RESET : charge > 0 ? POSITIVE : NEGATIVE,
      side: signed(power),
      below: [players.join(' · '), lastRound(view)] as const,
    };
  });
  return bars(all, { heads: ['− negative', 'positive +', 'power'] });
}

/** Every round so far in a line, and what the signs mean. */
export function drawRounds({ public: views }: PublicSeen<PublicView>): readonly Grid[] {
  const columns = MEADOWS.map((meadow) => ({
    head: meadow,
    headStyle: COLOURS[meadow],
    style: { align: 'center', size: 9 } as const,
    cell: ({ meadows }: (typeof views)[number]) => roundWords(meadows[meadow]),
  }));
  return [
    ...history(views, columns),
    legend([
      ['✉', 'mails; change → power'],
      ['★', 'points to the player of the meadow whose polarity matches'],
      ['↺', 'reset to 0, a bellflower for both players'],
    ]),
  ];
}

/** What the last round did: mails, change and result, points, reset. */
function lastRound({ mails, change, charge, points, reset }: MeadowView): string {
  if (mails === undefined || change === undefined || charge === undefined) return '';
  const given = (['+', '-'] as const)
    .filter((polarity) => points?.[polarity])
    .map((polarity) => `★${points?.[polarity]} to ${polarity === '+' ? '+' : '−'}`);
  const parts = [`${mails}✉ ${signed(change)} → ${signed(charge)}`, ...given, ...(reset ? ['↺ reset'] : [])];
  return parts.join(' · ');
}

function roundWords({ mails = 0, change = 0, charge = 0, points, reset }: MeadowView): string {
  const gain = points?.['+'] || points?.['-'];
  const signs = [`${mails}✉`, ...(gain ? [`★${gain}`] : []), ...(reset ? ['↺'] : [])];
  return `${signed(change)} → ${signed(charge)}\n${signs.join(' ')}`;
}
