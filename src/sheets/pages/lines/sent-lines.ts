import { own } from '../../../rules/base/json.ts';
import type { Playback, PlayedRound } from '../../log/playback/playback.ts';
import type { RoundFor } from '../../log/playback/round-for.ts';
import { openQuestions } from '../../log/playback/seen.ts';
import { earlierTrades } from '../../log/playback/shown-names.ts';
import { answerLines } from './answer-lines.ts';

/** Lists the answers of a player's order in a round; each question has a line. */
export function sentIn(playback: Playback, { input }: PlayedRound, seat: number): readonly string[] {
  const { answers = {} } = own(input.sources, playback.match.info.names[seat] as string) ?? {};
  return answerLines(answers, openQuestions(playback));
}

/** Text for an order whose answers are unknown. */
export const TAKEN_ORDER =
  'This round was played before the match was taken over. Your order is in the match file.';

/** If a round shows trades of former players of a seat, writes a sentence about each of these players (H23). */
export function earlierTradesOf(
  playback: Playback,
  { input }: PlayedRound,
  seat: number,
  { settled, failed, lapsed, withdrawn }: RoundFor,
): readonly string[] {
  const isShown = settled.length + failed.length + lapsed.length + withdrawn.length > 0;
  return isShown ? earlierTrades(playback, input, seat) : [];
}
