import type { Question } from '../../rules/order/question.ts';
import type { Refusal } from '../../rules/order/refusal.ts';
import { inFormOrder, refusalOf } from '../../rules/order/refusal-words.ts';
import { type Change, contextOf } from '../actions/change.ts';
import { mustFindRound } from '../actions/correction.ts';
import { mustFindSeat } from '../actions/host-order.ts';
import { planRound, type ResolveRequest } from '../actions/resolve.ts';
import type { Spent } from '../actions/undo.ts';
import { exchange } from '../log/asset-words.ts';
import { openBook } from '../log/book.ts';
import { playBack } from '../log/fold.ts';
import { purseChangeWords } from '../log/ledger/ledger.ts';
import { asShown } from '../log/playback/as-shown.ts';
import { editWords } from '../log/playback/edit-words.ts';
import { tradeIndex } from '../log/playback/failed-trades.ts';
import { type Playback, type PlayedRound, seatOf } from '../log/playback/playback.ts';
import { hostResults, ownResults, publicResults } from '../log/playback/results.ts';
import { roundFor } from '../log/playback/round-for.ts';
import { openQuestions } from '../log/playback/seen.ts';
import { shownNames } from '../log/playback/shown-names.ts';
import { openMatch } from '../matches/archive/archived-match.ts';
import { ruledChanges } from '../own-game/ruled-changes.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { isFormKey, type OutboxRow } from '../workbook/season.ts';

/** Previews resolving the open round now. Writes nothing. */
export function previewRound(ports: Ports, request: ResolveRequest) {
  const context = contextOf(ports, openBook(ports));
  const { current, after: played, resolved, change, ruled } = planRound(context, { ...request, early: true });
  const after = asShown(played);
  const round = after.rounds[after.rounds.length - 1] as PlayedRound;
  const names = after.match.info.names;
  const questions = openQuestions(round.before);
  const { ruled: parts } = after.match.game;
  const before = current.shown.playback.match.position;
  const changes = parts ? ruledChanges(parts, names, before, after.match.position) : [];
  return {
    round: round.round,
    over: after.match.position.over,
    results: hostResults(round.before, after),
    story: [
      ...roundFor(round, names, 'host').settled.map((text) => tradeLine('both sides', text)),
      ...round.story.map((happening) => storyLine(happening, names)),
      ...changes.map((change) => storyLine({ ...change, ruling: 'O2' }, names)),
    ],
    /** Lines of the orders that would be refused. Sorted by player, and for each player in the order of the form. */
    refused: [...inFormOrder(round.refused, questions)]
      .sort((a, b) => names.indexOf(a.player) - names.indexOf(b.player))
      .map((refusal) => roundRefusal(round, refusal, questions)),
    missing: names.filter((_, seat) => current.orders[seat] === undefined),
    purses: purseLines(played, change.ledger),
    /** Names of the players whose pages of the match would be updated. */
    files: pagesOf(current.playback, change.outbox ?? []),
    deadline: resolved.deadline,
    /** Digest of the host's ruling; '' for a game whose rules are code. The call that resolves the round must send the same digest. */
    ruled,
  };
}

/** Describes a refusal of a round in a sentence. Trades have no numbers, so the sentence describes the refused trade. */
function roundRefusal({ input }: PlayedRound, refusal: Refusal, questions: readonly Question[]): string {
  const trade = input.trades[tradeIndex(refusal)];
  return trade ? `Trade, ${exchange(trade)}: ${refusal.message}` : refusalOf(refusal, questions);
}

/** Finds the players whose pages of a match wait in an outbox, and gives the players' shown names (H23). Leaves out forms. */
function pagesOf(playback: Playback, outbox: readonly OutboxRow[]): readonly string[] {
  const names = shownNames(playback);
  return outbox
    .filter(({ to, match }) => match === playback.number && !isFormKey(to))
    .map(({ to }) => names[seatOf(playback, to)] ?? to);
}

function tradeLine(to: string, words: string) {
  return { to, ruling: 'X4', text: `Trade before the orders: ${words}.` };
}

/** Explains a round to a viewer, with only what the viewer may know. `viewer` is 'host', 'public' or the name of a player. */
export function whyRound(ports: Ports, match: number, round: number, viewer: string) {
  const known = playBack(openMatch(ports, match).log, match);
  if (!known) return fail('There is no such match.', 'Open the panel again.');
  const playback = asShown(known);
  const names = playback.match.info.names;
  const played = mustFindRound(playback, round);
  const who = viewer === 'host' || viewer === 'public' ? viewer : mustFindSeat(playback, viewer);
  const { settled, failed, lapsed, withdrawn, refused, told } = roundFor(played, names, who);
  const notice = editWords(playback, typeof who === 'number' ? { player: names[who] } : who);
  const readers = notice === editWords(playback, 'public') ? 'public' : viewer;
  return [
    ...(notice === '' ? [] : [{ to: readers, ruling: 'H20', text: notice }]),
    ...resultsFor(playback, round, who).map((text) => ({ to: viewer, ruling: '', text })),
    ...settled.map((text) => tradeLine(viewer === 'host' ? 'both sides' : viewer, text)),
    ...[...failed, ...lapsed, ...withdrawn].map((text) => ({ to: viewer, ruling: 'H2', text })),
    ...refused.map((refusal) => ({
      to: refusal.player,
      ruling: 'X3',
      text: roundRefusal(played, refusal, openQuestions(played.before)),
    })),
    ...told.map((happening) => storyLine(happening, names)),
  ];
}

/** Gives the results of a round for a viewer. */
function resultsFor(playback: Playback, round: number, who: 'host' | 'public' | number): readonly string[] {
  const at = playback.rounds.findIndex((one) => one.round === round);
  const after = playback.rounds[at + 1]?.before ?? playback;
  if (who === 'host') return hostResults(playback.rounds[at]?.before ?? playback, after);
  return who === 'public' ? publicResults(after) : ownResults(after, who);
}

/** Describes changes of purses in sentences, with the current players' names (H23). */
export function purseLines(playback: Playback, rows: Change['ledger'] = []): readonly string[] {
  const names = shownNames(playback);
  return rows.map((row) =>
    purseChangeWords({ ...row, player: names[seatOf(playback, row.player)] ?? row.player }),
  );
}

/** Says why a previewed change must wait, and what the host must do first; '' if the change is possible. */
export function preventedWords(spent: Spent | undefined): string {
  return spent ? `This cannot be done yet. ${spent.what} ${spent.todo}` : '';
}

/** Gives a line of a story with its reader: 'public', 'host', a player's name, or 'both sides' of a trade. */
export function storyLine({ to, ruling, text }: PlayedRound['story'][number], names: readonly string[]) {
  return { to: typeof to === 'number' ? (names[to] as string) : to, ruling, text };
}
