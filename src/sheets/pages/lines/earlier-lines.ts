import { own } from '../../../rules/base/json.ts';
import type { Style } from '../../../rules/board/grid.ts';
import { HEADING, type Line, SOFT } from '../../../rules/board/page.ts';
import { refusalLine } from '../../../rules/order/refusal-words.ts';
import { isTaken, type Playback, type PlayedRound } from '../../log/playback/playback.ts';
import { roundFor } from '../../log/playback/round-for.ts';
import { openQuestions } from '../../log/playback/seen.ts';
import { earlierSender } from '../../log/playback/shown-names.ts';
import { leftInRound } from './order-left.ts';
import { earlierTradesOf, sentIn, TAKEN_ORDER } from './sent-lines.ts';
import { inOneCell } from './shortened.ts';

const ROUND: Style = { ...SOFT, bold: true };

/**
 * Lists all rounds except the last, newest first. Everyone reads what happened. On a player's page, each round also has
 * the player's order, refusals and trades.
 */
export function earlierLines(playback: Playback, viewer: 'public' | number): Line[] {
  const lines = playback.rounds
    .slice(0, -1)
    .reverse()
    .flatMap((round): Line[] => {
      const said = roundLines(playback, round, viewer);
      if (said.length === 0) return [];
      return [
        { text: `Round ${round.round}`, style: ROUND },
        { text: inOneCell(said), style: SOFT },
      ];
    });
  return lines.length === 0 ? [] : [{ text: 'Earlier rounds', style: HEADING }, ...lines];
}

function roundLines(playback: Playback, round: PlayedRound, viewer: 'public' | number): string[] {
  const shown = roundFor(round, playback.match.info.names, viewer);
  const { settled, failed, lapsed, withdrawn, refused, told } = shown;
  const happened = told.filter(({ isDetail }) => !isDetail).map(({ text }) => text);
  if (viewer === 'public') return happened;
  const questions = openQuestions(playback);
  const { answers } = own(round.input.sources, playback.match.info.names[viewer] as string) ?? {};
  return [
    sentLine(playback, round, viewer),
    ...earlierTradesOf(playback, round, viewer, shown),
    ...settled.map((words) => `✓ Traded: ${words}.`),
    ...[...failed, ...lapsed].map((words) => `✗ ${words}`),
    ...withdrawn.map((words) => `↩ ${words}`),
    ...refused.map((refusal) => refusalLine(refusal, questions, answers)),
    ...instead(round, playback, viewer),
  ];
}

/** Names the default that replaced a player's order, or parts of the order, in a round. */
function instead(round: PlayedRound, { match }: Playback, seat: number): readonly string[] {
  const name = match.info.names[seat] as string;
  const isWhole = own(round.input.orders, name) !== undefined && leftInRound(round, name) === 'all';
  return isWhole ? [] : round.story.filter(({ to }) => to === seat).map(({ text }) => text);
}

/** Shows a player's order of a round in one line. */
function sentLine(playback: Playback, played: PlayedRound, seat: number): string {
  const { round, input } = played;
  if (isTaken(playback, round)) return TAKEN_ORDER;
  const name = playback.match.info.names[seat] as string;
  const source = own(input.sources, name);
  if (!source) return 'You sent no order.';
  if (source.byHost && own(input.orders, name) === undefined) return 'The host deleted your order.';
  const said = sentIn(playback, played, seat).join('; ') || 'an empty form';
  const earlier = earlierSender(playback, played, seat);
  return `${source.byHost ? `The host entered for ${earlier ?? 'you'}` : `${earlier ?? 'You'} sent`}: ${said}.`;
}
