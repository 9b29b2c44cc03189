import { outcomeOf } from '../../rules/play/match.ts';
import { happeningsFor } from '../letters/letter-round.ts';
import { checkOrder } from '../letters/letters.ts';
import { refusalLine } from '../letters/refusal-words.ts';
import { ledgerFaults, purseWords } from '../log/ledger.ts';
import type { Playback, PlayedRound } from '../log/playback.ts';
import { planRound, type ResolveRequest } from '../match/resolve.ts';
import { jobState } from '../new-match/new-game.ts';
import type { Ports } from '../ports.ts';
import { asProblem, fail } from '../problem.ts';
import { examine, type Live } from '../responses/live.ts';
import { isoTime } from '../time.ts';
import { type Book, balancesOf, EMPTY, isSetUp, readBook } from '../workbook/book.ts';
import type { MatchRow } from '../workbook/season.ts';
import type { MatchState, PanelState, PreviewAnswer, SeasonState, SeatState, StoryLine } from './panel.ts';

/** Everything the panel shows, from one read of the workbook. */
export function panelState(ports: Ports): PanelState {
  const snapshot = ports.workbook.read();
  const base = { now: isoTime(ports.clock.now()), who: ports.who(), job: jobState(ports) ?? null };
  if (!isSetUp(snapshot))
    return { ...base, season: null, matches: [], outbox: [], ledgerEdited: [], warnings: [] };
  const book = readBook(snapshot);
  const fault = book.audit.fault;
  return {
    ...base,
    season: seasonState(ports, book),
    matches: book.matches.matches.map((row) => matchState(ports, book, row)),
    outbox: book.matches.outbox,
    ledgerEdited: fault ? [] : ledgerFaults(book).map(purseWords),
    warnings: fault ? [`The audit log does not hold together at ${fault.address}: ${fault.problem}.`] : [],
  };
}

function seasonState(ports: Ports, { season, ledger }: Book): SeasonState {
  const balances = balancesOf(ledger);
  const link = (file: string) => (file === '' ? '' : ports.files.link(file));
  return {
    identity: season.identity,
    roundHours: season.roundHours,
    spectatorLink: link(season.spectatorFile),
    players: season.players.map(({ id, name, email, meadow, file }) => ({
      id,
      name,
      email,
      meadow,
      link: link(file),
      ...(balances.get(id) ?? EMPTY),
    })),
  };
}

function matchState(ports: Ports, book: Book, row: MatchRow): MatchState {
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
      outcome: null,
      problem: asProblem(error),
    };
  }
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
        ? checkOrder(playback, seat, orders[seat]).map((refusal) => refusalLine(refusal, questions))
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
      refused: desk.refused.map(({ from, message, row }) => `Row ${row}, ${from}: ${message}`),
    },
    edited: edited?.where ?? [],
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

/** What resolving now would do; writes nothing. */
export function previewRound(ports: Ports, request: ResolveRequest): PreviewAnswer {
  const book = readBook(ports.workbook.read());
  const { live, after, round, change } = planRound(ports, book, { ...request, early: true });
  const names = after.match.table.names;
  const row = change.matches.find(({ number }) => number === request.match);
  return {
    round: round.round,
    over: after.match.position.over,
    story: round.story.map((happening) => storyLine(happening, names)),
    refused: round.refused,
    missing: names.filter((_, seat) => live.orders[seat] === undefined),
    purses: (change.ledger ?? []).map(purseWords),
    files: change.outbox.map(({ to }) => to),
    deadline: row?.deadline ?? '',
  };
}

/** Why a round came out as it did, for the host, the public, or one player, as far as they may know. */
export function whyRound(playback: Playback, round: number, viewer: string): readonly StoryLine[] {
  const names = playback.match.table.names;
  const played: PlayedRound =
    playback.rounds[round - 1] ?? fail(`Round ${round} has not been resolved.`, 'Choose one that has.');
  const who = viewer === 'host' || viewer === 'public' ? viewer : names.indexOf(viewer);
  if (who === -1) fail(`${viewer} does not play in this match.`, 'Choose a player of it.');
  const refusals = played.refused
    .filter(({ player }) => viewer === 'host' || player === viewer)
    .map(({ player, part, code, message }) => ({
      to: player,
      ruling: 'X3',
      text: `${player}, ${part}: ${message} (${code})`,
    }));
  return [...refusals, ...happeningsFor(played, who).map((happening) => storyLine(happening, names))];
}

function storyLine({ to, ruling, text }: PlayedRound['story'][number], names: readonly string[]): StoryLine {
  return { to: typeof to === 'number' ? (names[to] as string) : to, ruling, text };
}
