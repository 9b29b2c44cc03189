import { HEADING, type Line, SOFT, STRONG, WARNING } from '../../rules/board/page.ts';
import type { Agreed, Desk } from '../responses/trade-desk.ts';
import { plain, singular } from './refusal-words.ts';

/** A player's part of the trade desk, while a round is open. */
export function tradeLines(name: string, { open, agreed, refused }: Desk): Line[] {
  const lines: Line[] = [
    ...open
      .filter(({ to }) => to === name)
      .map(({ from, gives, takes }) => ({
        text: `➜ ${from} offers you ${assets(gives)} for ${assets(takes)}. To agree, offer ${from} ${assets(takes)} for ${assets(gives)}.`,
        style: STRONG,
      })),
    ...agreed
      .filter(({ from, to }) => from === name || to === name)
      .map((trade) => ({ text: `✓ Agreed: ${exchange(trade)}. It settles first when the round ends.` })),
    ...open
      .filter(({ from }) => from === name)
      .map(({ to, gives, takes }) => ({
        text: `… Your offer to ${to} is open: your ${assets(gives)} for ${assets(takes)}.`,
      })),
    ...refused
      .filter(({ from }) => from === name)
      .map(({ message }) => ({ text: `✗ An offer of yours was not taken: ${message}`, style: WARNING })),
  ];
  if (lines.length === 0) return [];
  const lapse = open.some(({ from, to }) => from === name || to === name);
  return [
    { text: 'Trades this round', style: HEADING },
    ...lines,
    ...(lapse ? [{ text: 'Open offers lapse at the round’s end.', style: SOFT }] : []),
  ];
}

function exchange({ from, to, gives, takes }: Agreed): string {
  const [there, back] = [assets(gives), assets(takes)];
  if (back === NOTHING) return `${from} gives ${to} ${there}`;
  return `${from} gives ${to} ${there} for ${back}`;
}

const NOTHING = 'nothing';

function assets(side: Agreed['gives']): string {
  const words = Object.entries(side).map(([key, amount]) =>
    Array.isArray(amount)
      ? `${plain(amount.length === 1 ? singular(key) : key)} ${amount.join(' and ')}`
      : `${amount} ${plain(amount === 1 ? singular(key) : key)}`,
  );
  return words.join(', ') || NOTHING;
}
