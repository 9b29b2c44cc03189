import { listed } from '../../rules/base/words.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { checkOrder } from '../letters/letters.ts';
import { refusalLine } from '../letters/refusal-words.ts';
import type { Book } from '../log/book.ts';
import { editWords } from '../log/edit-words.ts';
import type { Playback } from '../log/playback.ts';
import { examine, type Live } from '../match/live.ts';
import type { Ports } from '../ports.ts';
import { asProblem } from '../problem.ts';
import type { FailingTrade } from '../responses/trade-desk.ts';
import { isoTime } from '../time.ts';
import type { MatchRow } from '../workbook/season.ts';
import type { MatchState, SeatState } from './panel.ts';

/** A match as the panel shows it. A problem that stops it becomes its `problem`; other matches are not affected. */
export function matchState(ports: Ports, book: Book, row: MatchRow): MatchState {
  const { number, title, game, round, over, deadline, formUrl, tradesUrl } = row;
  const base = { number, title, game, round, over, deadline, formUrl, tradesUrl };
  try {
    return { ...base, ...liveState(examine(book, number, ports.clock)), problem: null };
  } catch (error) {
    const trades = { agreed: 0, open: 0, refused: [] };
    return {
      ...base,
      graceMinutes: 0,
      seats: [],
      late: [],
      strangers: [],
      trades,
      edited: [],
      edits: null,
      outcome: null,
      problem: asProblem(error),
    };
  }
}

/** An agreed trade that will not settle, for the host. */
function failingWords({ trade: { from, to }, lacking, reason }: FailingTrade): string {
  const why = reason ?? `${listed(lacking)} cannot give it`;
  return `${from} and ${to} have agreed, but as things stand it will not settle: ${why.replace(/\.$/, '')}.`;
}

function editsOf(playback: Playback): MatchState['edits'] {
  const rounds = playback.edits.map(({ after }) => after);
  return rounds.length === 0 ? null : { rounds, words: editWords(playback) };
}

function liveState({ playback, people, sorted, orders, desk, edited, questions }: Live) {
  const { match, started } = playback;
  const seats = started.players.map(({ id, name, meadow }, seat): SeatState => {
    const submission = people[seat] && sorted.standing.get(id);
    return {
      name,
      meadow: meadow ?? '',
      receivedAt: submission ? isoTime(submission.at) : '',
      answers: submission
        ? Object.entries(submission.shown).map(([question, answer]) => `${question}: ${answer}`)
        : [],
      refused: submission
        ? checkOrder(desk.after, seat, orders[seat]).map((refusal) => refusalLine(refusal, questions))
        : [],
    };
  });
  const outcome = outcomeOf(match);
  return {
    graceMinutes: match.table.options.graceMinutes as number,
    seats,
    late: sorted.late.map(({ row, at, person }) => ({ row, at: isoTime(at), name: person?.name ?? '' })),
    strangers: sorted.strangers.map(({ row, at, claimed }) => ({ row, at: isoTime(at), claimed })),
    trades: {
      agreed: desk.agreed.length,
      open: desk.open.length,
      refused: [
        ...desk.refused.map(({ from, message, row }) => `Row ${row}, ${from}: ${message}`),
        ...desk.failing.map(failingWords),
      ],
    },
    edited: edited?.where ?? [],
    edits: editsOf(playback),
    outcome: outcome
      ? {
          winners: outcome.winners,
          candidates: outcome.candidates,
          vote: outcome.vote,
          chosen: playback.vote ?? '',
        }
      : null,
  };
}
