import type { StoryLine } from '../../sheets/log/playback/story.ts';
import type { ReceiptRound } from '../../sheets/log/receipts.ts';
import { uncountedWords } from '../../sheets/log/uncounted-words.ts';

/** Describes a player's responses in a round, as the player's receipt shows them. [] before round 1. */
export function receiptLines({
  round = 0,
  order,
  source,
  uncounted,
}: Partial<ReceiptRound>): readonly StoryLine[] {
  if (round === 0) return [];
  const others = uncountedWords(uncounted, saidIn, timeOf);
  return [countedLine(order, source), ...others.map((text) => ({ ruling: 'X2', text }))];
}

function countedLine(order: unknown, source: ReceiptRound['source']): StoryLine {
  if (!source)
    return {
      ruling: 'X1',
      text: order === undefined ? 'You sent no order that counted.' : 'Your order counted.',
    };
  const at = timeOf(source.at);
  if (order === undefined) return { ruling: 'H16', text: `The host deleted your order, ${at}.` };
  const said = saidIn(source.answers);
  return source.byHost
    ? { ruling: 'H16', text: `The host entered for you, ${at}: ${said}.` }
    : { ruling: 'X1', text: `Your order of ${at} counted: ${said}.` };
}

function saidIn(answers: Readonly<Record<string, string>>): string {
  const given = Object.entries(answers).filter(([, answer]) => answer.trim() !== '');
  return given.map(([title, answer]) => `${title}: ${answer}`).join('; ') || 'an empty form';
}

/** Writes an ISO time for people: “2026-11-21 15:00:08 UTC”. */
function timeOf(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}
