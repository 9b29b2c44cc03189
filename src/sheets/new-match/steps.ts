import { sha256Hex } from '../../rules/base/hash.ts';
import type { AnyGame } from '../../rules/game.ts';
import { commit } from '../commit/commit.ts';
import { deliver } from '../letters/deliver.ts';
import { CODE_PLACE } from '../letters/letter.ts';
import { noteForm } from '../letters/written-form.ts';
import { openBook } from '../log/book.ts';
import { beginMatch } from '../log/record.ts';
import { contextOf } from '../match/change.ts';
import type { FormRequest, MadeForm, Ports } from '../ports.ts';
import { deskQuestions } from '../responses/desk-questions.ts';
import { fileOf, forgetJob, type Job, madeFor, ordersTitle, tradesTitle } from './job.ts';
import { grantsFor, withAccess } from './share.ts';
import { isWritten, newMatch } from './write-match.ts';

/** The number of steps. */
export const STEPS = 7;

/** One step of a job: its number, what the panel says of it, and the work. */
export interface Step {
  readonly done: number;
  readonly doing: string;
  /** Does it make something that must not be made twice? */
  readonly makes?: true;
  /** `begun` is when an earlier try of a step that makes something began. */
  run(ports: Ports, job: Job, games: readonly AnyGame[], begun?: number): void;
}

/** The first step of a job that is not done yet. */
export function nextStep(job: Job): Step {
  const lacking = job.started.players.filter(({ id }) => !fileOf(job, id));
  if (lacking.length > 0 || job.spectatorFile === '')
    return { done: 1, doing: 'Making the players’ files', makes: true, run: makeFiles };
  if (!job.shared) return { done: 2, doing: 'Sharing the files', run: shareFiles };
  if (job.orderForm === '')
    return {
      done: 3,
      doing: 'Making the order form',
      makes: true,
      run: (ports, it, _games, begun) => {
        it.orderForm = ports.forms.make(ordersTitle(it), begun);
      },
    };
  if (!job.orders) return { done: 4, doing: 'Asking the questions', run: buildOrders };
  if (job.tradeForm === '')
    return {
      done: 5,
      doing: 'Making the trade desk',
      makes: true,
      run: (ports, it, _games, begun) => {
        it.tradeForm = ports.forms.make(tradesTitle(it), begun);
      },
    };
  if (!job.trades) return { done: 6, doing: 'Opening the trade desk', run: buildTrades };
  return { done: STEPS, doing: 'Writing the match into the workbook', run: finish };
}

function makeFiles(ports: Ports, job: Job, _games: readonly AnyGame[], begun?: number): void {
  const lacking = job.started.players.filter(({ id }) => !fileOf(job, id));
  // Drive takes at most 124 bytes for a property; a name may be longer.
  const requests = lacking.map(({ id, name }) => ({
    key: `player ${sha256Hex(id).slice(0, 32)}`,
    name: `${name} — private`,
  }));
  if (job.spectatorFile === '') requests.push({ key: 'spectators', name: 'For spectators' });
  const ids = ports.files.make(requests, begun);
  job.files = [...job.files, ...lacking.map(({ id }, i) => [id, ids[i] as string] as const)];
  if (job.spectatorFile === '') job.spectatorFile = ids[ids.length - 1] as string;
}

function shareFiles(ports: Ports, job: Job): void {
  const people = job.people.map((person) => ({ ...person, file: madeFor(job, person.id) ?? '' }));
  const spectators = job.isFirst ? [{ file: job.spectatorFile, reader: '' }] : [];
  const grants = [...grantsFor(people), ...spectators];
  // A file that could not be shared as asked does not stop the match: the roster says so, and it can be shared again.
  const shared = ports.files.share(grants);
  job.access = withAccess(people, grants, shared).map(({ id, access }) => [id, access] as const);
  if (job.isFirst) ports.files.publish(job.spectatorFile);
  job.shared = true;
}

function buildOrders(ports: Ports, job: Job, games: readonly AnyGame[]): void {
  const { game, info, position } = beginMatch(job.started, games);
  job.orders = buildForm(ports, job.orderForm, {
    title: ordersTitle(job),
    description:
      'Your order for the open round. Send it as often as you like: the latest before the deadline counts, whole. Your private file shows how it was understood.',
    identity: job.identity,
    questions: game.form.questions(info, game.publicView(info, position)),
  });
}

function buildTrades(ports: Ports, job: Job, games: readonly AnyGame[]): void {
  const match = beginMatch(job.started, games);
  job.trades = buildForm(ports, job.tradeForm, {
    title: tradesTitle(job),
    description:
      'A trade settles when both sides have offered it, at the end of the round, before the orders. Open offers lapse then.',
    identity: job.identity,
    questions: deskQuestions(match),
  });
  ports.forms.open([
    { id: job.orderForm, title: ordersTitle(job) },
    { id: job.tradeForm, title: tradesTitle(job) },
  ]);
}

function buildForm(ports: Ports, id: string, request: Omit<FormRequest, 'code'>): MadeForm {
  const made = ports.forms.build(id, { ...request, code: CODE_PLACE });
  noteForm(ports, id, request.questions);
  return made;
}

function finish(ports: Ports, job: Job, games: readonly AnyGame[]): void {
  const book = openBook(ports);
  const saved = isWritten(book, job)
    ? book
    : commit(ports, book, newMatch(contextOf(ports, book), job, games));
  ports.forms.watch();
  forgetJob(ports);
  deliver(ports, saved);
}
