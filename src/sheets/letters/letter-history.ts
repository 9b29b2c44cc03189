import { cut, own } from '../../rules/base/json.ts';
import { HEADING, type Line, SOFT } from '../../rules/board/page.ts';
import { isTaken, type Playback, type PlayedRound } from '../log/playback.ts';
import { roundFor } from '../log/round-for.ts';
import { openQuestions } from '../log/seen.ts';
import { answerLines, TAKEN_ORDER } from './letter-round.ts';
import { refusalLine } from './refusal-words.ts';

/** Rounds before the last that a page has line by line; older ones are in one paragraph each. */
const LINE_BY_LINE = 3;
/** Characters of such a round, and of an older one, at most: so a page grows little with each round. */
const RECENT_SHOWN = 1200;
const OLD_SHOWN = 240;

/**
 * The rounds before the last, newest first, each in one cell: for everyone what happened; for a seat also what the player
 * sent, what was refused of it, and the player's trades.
 */
export function earlierLines(playback: Playback, viewer: 'public' | number): Line[] {
  const texts = playback.rounds
    .slice(0, -1)
    .reverse()
    .map((round, i) => ({
      round: round.round,
      lines: roundLines(playback, round, viewer),
      isOld: i >= LINE_BY_LINE,
    }))
    .filter(({ lines }) => lines.length > 0)
    .map(
      ({ round, lines, isOld }) =>
        `Round ${round}${isOld ? `: ${lines.join(' · ')}` : `\n${lines.join('\n')}`}`,
    );
  if (texts.length === 0) return [];
  return [
    { text: 'The rounds before, newest first', style: HEADING },
    ...texts.map((text, i) => ({
      text: shortText(text, i < LINE_BY_LINE ? RECENT_SHOWN : OLD_SHOWN),
      style: SOFT,
    })),
  ];
}

function roundLines(playback: Playback, round: PlayedRound, viewer: 'public' | number): string[] {
  const { settled, failed, lapsed, refused, told } = roundFor(round, playback.match.info.names, viewer);
  const happened = told.filter(({ isDetail }) => !isDetail).map(({ text }) => text);
  if (viewer === 'public') return happened;
  const questions = openQuestions(playback);
  return [
    sentLine(playback, round, viewer),
    ...settled.map((words) => `✓ Traded: ${words}.`),
    ...[...failed, ...lapsed].map((words) => `✗ ${words}`),
    ...refused.map((refusal) => refusalLine(refusal, questions)),
    ...happened,
  ];
}

/** What a player sent for a round, in one line. */
function sentLine(playback: Playback, { round, input }: PlayedRound, seat: number): string {
  if (isTaken(playback, round)) return TAKEN_ORDER;
  const name = playback.match.info.names[seat] as string;
  const source = own(input.sources, name);
  if (!source) return 'Nothing came from you.';
  if (source.byHost && own(input.orders, name) === undefined) return 'The host took out your order.';
  const said = answerLines(source.answers, openQuestions(playback)).join('; ') || 'an empty form';
  return `${source.byHost ? 'The host entered for you' : 'You sent'}: ${said}.`;
}

function shortText(text: string, most: number): string {
  return text.length <= most ? text : `${cut(text, most)}…`;
}
