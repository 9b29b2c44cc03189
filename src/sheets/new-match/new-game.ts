import { sha256Hex } from '../../rules/base/hash.ts';
import type { AnyGame } from '../../rules/game.ts';
import { GAMES } from '../../rules/registry.ts';
import { commit } from '../commit/commit.ts';
import { deliver } from '../letters/deliver.ts';
import { CODE_PLACE } from '../letters/letter.ts';
import { openBook, requireSoundLog } from '../log/book.ts';
import { beginMatch } from '../log/record.ts';
import { contextOf } from '../match/change.ts';
import type { MadeForm, Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { deskQuestions } from '../responses/desk-questions.ts';
import { isoTime } from '../time.ts';
import { balancesOf } from '../workbook/ledger-tab.ts';
import { checkRoster, choosePlayers, codeFrom, withIds } from '../workbook/roster.ts';
import { type NewGameRequest, readRequest } from './game-request.ts';
import { fileOf, forgetJob, type Job, loadJob, madeFor, ordersTitle, saveJob, tradesTitle } from './job.ts';
import { grantsFor } from './share.ts';
import { isWritten, newMatch } from './write-match.ts';

/** A script may run for six minutes; a step takes at most about one. */
const MAX_RUN_TIME = 4 * 60_000;
const STEPS = 7;

/** The progress of a job; call `continueWork` until it is finished. */
export interface Progress {
  readonly finished: boolean;
  readonly done: number;
  readonly of: number;
  readonly doing: string;
}

/** Checks the request, saves it as a job, and begins the job. Fails before anything is made. */
export function beginGame(
  ports: Ports,
  request: NewGameRequest,
  games: readonly AnyGame[] = GAMES,
): Progress {
  if (loadJob(ports))
    fail('A match is being made already.', 'Finish it or undo it first; both are in the panel.');
  const book = openBook(ports);
  requireSoundLog(book);
  checkRoster(book.season);
  const live = book.matches.matches.find((row) => !row.over && row.game === request.game);
  const game =
    games.find(({ id }) => id === request.game) ??
    fail(`There is no game “${request.game}”.`, 'Choose one of the list.');
  const roster = withIds(book.season.players, () => codeFrom(ports.entropy), book.season.identity);
  const people = choosePlayers({ ...book.season, players: roster }, request.players);
  const number = book.matches.matches.length + 1;
  const seed = request.seed || ports.entropy.text();
  const started = readRequest(game, request, people, balancesOf(book.ledger), seed);
  if (request.deadline !== '' && Number.isNaN(Date.parse(request.deadline)))
    fail(`“${request.deadline}” is no time.`, 'Choose a deadline, or none.');
  const job: Job = {
    number,
    title:
      live || book.matches.matches.some(({ title }) => title === game.title)
        ? `${game.title} ${number}`
        : game.title,
    started,
    deadline: request.deadline === '' ? '' : isoTime(Date.parse(request.deadline)),
    people: roster,
    spectatorFile: book.season.spectatorFile,
    files: [],
    shared: false,
    orderForm: '',
    tradeForm: '',
  };
  saveJob(ports, job);
  return continueGame(ports, games);
}

/** Continues the job until it is finished or the script has run for MAX_RUN_TIME. */
export function continueGame(ports: Ports, games: readonly AnyGame[] = GAMES): Progress {
  const begun = ports.clock.now();
  for (;;) {
    const job = loadJob(ports);
    if (!job) return { finished: true, done: STEPS, of: STEPS, doing: 'The match is ready.' };
    const step = nextStep(job);
    step.run(ports, job, games);
    if (step.done < STEPS) saveJob(ports, job);
    if (step.done < STEPS && ports.clock.now() - begun > MAX_RUN_TIME)
      return { finished: false, done: step.done, of: STEPS, doing: nextStep(job).doing };
  }
}

/** Gives up the job: its new files go to the bin; files of earlier matches stay. */
export function abandonGame(ports: Ports): void {
  const job = loadJob(ports);
  if (!job) return;
  const book = openBook(ports);
  if (isWritten(book, job))
    fail(`${job.title} is in the workbook already.`, 'Press “Finish”: little is left to do.');
  const known = new Set([book.season.spectatorFile, ...book.season.players.map(({ file }) => file)]);
  ports.forms.discard(job.tradeForm, tradesTitle(job));
  ports.forms.discard(job.orderForm, ordersTitle(job));
  ports.files.discard(ports.files.made().filter((id) => !known.has(id)));
  forgetJob(ports);
}

/** The match being made, for the panel. */
export function jobState(ports: Ports): { title: string; done: number; of: number } | undefined {
  const job = loadJob(ports);
  return job && { title: job.title, done: nextStep(job).done - 1, of: STEPS };
}

interface Step {
  readonly done: number;
  readonly doing: string;
  run(ports: Ports, job: Job, games: readonly AnyGame[]): void;
}

function nextStep(job: Job): Step {
  const lacking = job.started.players.filter(({ id }) => !fileOf(job, id));
  if (lacking.length > 0 || job.spectatorFile === '')
    return { done: 1, doing: 'Making the players’ files', run: makeFiles };
  if (!job.shared) return { done: 2, doing: 'Sharing the files', run: shareFiles };
  if (job.orderForm === '')
    return {
      done: 3,
      doing: 'Making the order form',
      run: (ports, it) => {
        it.orderForm = ports.forms.make(ordersTitle(it));
      },
    };
  if (!job.orders) return { done: 4, doing: 'Asking the questions', run: buildOrders };
  if (job.tradeForm === '')
    return {
      done: 5,
      doing: 'Making the trade desk',
      run: (ports, it) => {
        it.tradeForm = ports.forms.make(tradesTitle(it));
      },
    };
  if (!job.trades) return { done: 6, doing: 'Opening the trade desk', run: buildTrades };
  return { done: STEPS, doing: 'Writing the match into the workbook', run: finish };
}

function makeFiles(ports: Ports, job: Job): void {
  const lacking = job.started.players.filter(({ id }) => !fileOf(job, id));
  // Drive takes at most 124 bytes for a property; a name may be longer.
  const requests = lacking.map(({ id, name }) => ({
    key: `player ${sha256Hex(id).slice(0, 32)}`,
    name: `${name} — private`,
  }));
  if (job.spectatorFile === '') requests.push({ key: 'spectators', name: 'For spectators' });
  const ids = ports.files.make(requests);
  job.files = [...job.files, ...lacking.map(({ id }, i) => [id, ids[i] as string] as const)];
  if (job.spectatorFile === '') job.spectatorFile = ids[ids.length - 1] as string;
}

function shareFiles(ports: Ports, job: Job): void {
  const book = openBook(ports);
  const people = job.people.map((person) => ({ ...person, file: madeFor(job, person.id) ?? '' }));
  const isNew = job.spectatorFile !== book.season.spectatorFile;
  const spectators = isNew ? [{ file: job.spectatorFile, reader: '' }] : [];
  ports.files.share([...grantsFor(book.season, people), ...spectators]);
  if (isNew) ports.files.publish(job.spectatorFile);
  job.shared = true;
}

function buildOrders(ports: Ports, job: Job, games: readonly AnyGame[]): void {
  const { game, table, position } = beginMatch(job.started, games);
  job.orders = buildForm(ports, job.orderForm, {
    title: ordersTitle(job),
    description:
      'Your order for the open round. Send it as often as you like: the latest before the deadline counts, whole. Your private file shows how it was understood.',
    identity: openBook(ports).season.identity,
    questions: game.form.questions(table, game.publicView(table, position)),
  });
}

function buildTrades(ports: Ports, job: Job, games: readonly AnyGame[]): void {
  const match = beginMatch(job.started, games);
  job.trades = buildForm(ports, job.tradeForm, {
    title: tradesTitle(job),
    description:
      'A trade settles when both sides have offered it, at the end of the round, before the orders. Open offers lapse then.',
    identity: openBook(ports).season.identity,
    questions: deskQuestions(match),
  });
}

function buildForm(ports: Ports, id: string, request: Parameters<Ports['forms']['build']>[1]): MadeForm {
  const made = ports.forms.build(id, request);
  return request.identity === 'code' ? { ...made, url: ports.forms.prefill(id, CODE_PLACE) } : made;
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
