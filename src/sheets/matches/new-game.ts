import { commitmentOf } from '../../rules/base/chance.ts';
import { ofSeason } from '../actions/change.ts';
import { peopleWithIds } from '../actions/on-roster.ts';
import { askedDeadline } from '../actions/timing.ts';
import { forgetForm } from '../delivery/written-form.ts';
import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { balances } from '../log/ledger/ledger.ts';
import { isAnswered } from '../log/request.ts';
import { perform } from '../perform.ts';
import type { Entropy, Ports } from '../ports.ts';
import { afterOthers, fail } from '../problem.ts';
import { MAX_RUN_TIME, type Progress, requireIdle } from '../work.ts';
import { ordersTitle, tradesTitle } from '../workbook/form-link.ts';
import { checkNames } from '../workbook/roster.ts';
import { choosePlayers, requireDifferentPeople } from '../workbook/roster-people.ts';
import type { Person } from '../workbook/season.ts';
import {
  type ChosenGame,
  checkSeed,
  chosenGame,
  type NewGameRequest,
  readRequest,
  withMeadows,
} from './game-request.ts';
import { handedOver } from './hand-over.ts';
import { forgetJob, isOwn, type Job, loadJob, otherTabs, saveJob, saveTaken } from './job.ts';
import { nextStep, STEPS } from './steps.ts';
import { type Planned, readTakeOver, type TakeOverRequest } from './take-over.ts';
import { isWritten } from './write-match.ts';

/**
 * Checks the request, saves it as a job, and begins the job. An impossible request fails before any file is made. The
 * next press continues the job.
 */
export function beginGame(ports: Ports, request: NewGameRequest | TakeOverRequest): Progress {
  if (ports.request !== undefined && loadJob(ports)?.request === ports.request) return continueGame(ports);
  requireIdle(ports);
  const read = openBook(ports);
  if (isAnswered(read.log, ports.request)) return FINISHED;
  // Hand-overs are finished only for a match that is not refused.
  const planned = planJob(ports, request, read);
  const book = handedOver(ports, read);
  const { taken, ...whole } = book === read ? planned : afterOthers(() => planJob(ports, request, book));
  const job: Job = taken ? { ...whole, takenParts: saveTaken(ports, taken) } : whole;
  noteNextStep(ports, job);
  saveJob(ports, job);
  return work(ports, job, job.begun?.step);
}

/** Continues the job until it is finished or the script has run for MAX_RUN_TIME. */
export function continueGame(ports: Ports): Progress {
  const job = loadJob(ports);
  if (!job) return FINISHED;
  const { who = '', title } = job;
  if (!isOwn(ports, job))
    fail(
      `${who} began ${title}. Only that account can open the files made so far.`,
      `Ask ${who} to press “Finish”, or abandon the match and begin it again.`,
    );
  return work(ports, job);
}

const FINISHED: Progress = { finished: true, done: STEPS, of: STEPS, doing: 'The match is ready.' };

/**
 * Does the job's next steps. `noted` is the step whose beginning this run has saved. If an earlier run saved the
 * beginning of a step, that run was interrupted.
 */
function work(ports: Ports, job: Job, noted?: number): Progress {
  const begun = ports.clock.now();
  let ownNote = noted;
  for (;;) {
    const step = nextStep(job);
    if (step.makes && job.begun?.step !== step.done) {
      ownNote = noteNextStep(ports, job);
      saveJob(ports, job);
    }
    const isBrokenOff = step.makes && ownNote !== step.done;
    afterOthers(() => step.run(ports, job, isBrokenOff ? job.begun?.at : undefined));
    if (step.done === STEPS) return FINISHED;
    const isLate = ports.clock.now() - begun > MAX_RUN_TIME;
    // One save says that this step is done and that the next one begins.
    if (!isLate) ownNote = noteNextStep(ports, job);
    saveJob(ports, job);
    if (isLate) return { finished: false, done: step.done, of: STEPS, doing: nextStep(job).doing };
  }
}

/**
 * If the next step makes something that must not be made twice, notes in the job that this step begins. Gives the number
 * of such a step; otherwise undefined.
 */
function noteNextStep(ports: Ports, job: Job): number | undefined {
  const { done, makes } = nextStep(job);
  if (!makes) return undefined;
  job.begun = { step: done, at: ports.clock.now() };
  return done;
}

/** Gives the state of the match being made, for the panel. */
export function jobState(ports: Ports) {
  const job = loadJob(ports);
  if (!job) return undefined;
  const { done, doing } = nextStep(job);
  return { kind: 'new' as const, title: job.title, done: done - 1, of: STEPS, doing };
}

/** Plans the job of a new match, or of a match taken over. Throws if the request does not fit the season. */
export function planJob(
  ports: Ports,
  request: NewGameRequest | TakeOverRequest,
  book: Book,
): Job & Pick<Planned, 'taken'> {
  requireSoundLog(book);
  checkNames(book);
  const roster = peopleWithIds({ book, entropy: ports.entropy });
  const chosen = choosePlayers({ ...book.season, players: roster }, request.players);
  requireDifferentPeople(chosen, book.standIns);
  const number = nextMatchNumber(book);
  const { game, started, taken, replaces } =
    'record' in request
      ? readTakeOver(request, chosen, book, ports.entropy)
      : readNewGame(request, chosenGame(ports, request), chosen, book, ports.entropy);
  const deadline = askedDeadline(request.deadline, ports.clock.now(), 'Choose a deadline, or none.');
  return {
    number,
    title: titleFor(game.title, book),
    started,
    ...(taken ? { taken } : {}),
    ...(replaces === undefined ? {} : { replaces }),
    deadline,
    ...(ports.request === undefined ? {} : { request: ports.request }),
    who: ports.who(),
    people: roster,
    identity: book.season.identity,
    timeZone: book.timeZone,
    rules: book.season.rules,
    isFirst: book.season.spectatorFile === '',
    spectatorFile: book.season.spectatorFile,
    files: [],
    access: [],
    orderForm: '',
    tradeForm: '',
    tabs: [...book.tabs.keys()],
  };
}

function readNewGame(
  request: NewGameRequest,
  game: ChosenGame,
  chosen: readonly Person[],
  book: Book,
  entropy: Entropy,
): Planned {
  checkSeed(request.seed, book.log);
  const people = withMeadows(chosen, request);
  const seed = request.seed || entropy.text();
  return { game: game.game, started: readRequest(game, request, people, balances(book), seed) };
}

/** Gives a match number that the season has never used. */
function nextMatchNumber({ matches, log }: Book): number {
  const begun = [
    ...matches.matches.map(({ number }) => number),
    ...seasonFacts(log).begun.keys(),
    ...log.entries.flatMap((entry) =>
      entry.what === 'lost entries' ? entry.data.map(({ match }) => match) : entry.match,
    ),
  ];
  return Math.max(0, ...begun) + 1;
}

/**
 * Gives the game’s title. If the season has used that title, gives the first unused title with a number: “… 2”. Capital
 * and small letters count as equal.
 */
function titleFor(title: string, { matches, log }: Book): string {
  const closed = [...seasonFacts(log).archived.values()].map(({ data }) => data.row);
  const taken = new Set([...closed, ...matches.matches].map((match) => match.title.toLowerCase()));
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? title : `${title} ${number}`;
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}

/** Abandons the job: moves the job's new files to Drive's bin, and keeps files of earlier matches. */
export function abandonGame(ports: Ports): void {
  const job = loadJob(ports);
  if (!job) return;
  const book = openBook(ports);
  if (isWritten(book, job))
    fail(`${job.title} is in the workbook already.`, 'Press “Finish” to complete it.');
  noteAbandoned(ports, book, job);
  if (isOwn(ports, job)) discardMade(ports, book, job);
  else ports.tell(`The files of ${job.title} stay in the Drive of ${job.who}, who may delete them.`);
  for (const form of [job.tradeForm, job.orderForm]) if (form) forgetForm(ports, form);
  forgetJob(ports);
}

/** Finds the files and forms that a job made, and moves these to Drive's bin. */
function discardMade(ports: Ports, book: Book, job: Job): void {
  const known = new Set([book.season.spectatorFile, ...book.season.players.map(({ file }) => file)]);
  // A file that an interrupted step was making may not be listed yet.
  const made = ports.files.made(job.begun?.step === nextStep(job).done ? job.begun.at : undefined);
  const left = job.unlinked ?? [];
  const note = (sheetId: number) => {
    job.unlinked = [...(job.unlinked ?? []), sheetId];
    saveJob(ports, job);
  };
  ports.forms.discard(job.tradeForm, tradesTitle(job), otherTabs(job), note);
  ports.forms.discard(job.orderForm, ordersTitle(job), job.tabs ?? [], note);
  if (left.length > 0) ports.forms.deleteTabs(left);
  ports.files.discard(made.flatMap(({ file }) => (known.has(file) ? [] : [file])));
}

/** Logs the seed's commitment once, before any file goes to the bin (H9). */
function noteAbandoned(ports: Ports, { log }: Book, { title, started }: Job): void {
  const commitment = started.seed ? commitmentOf(started.seed) : '';
  const isNoted = seasonFacts(log).abandoned.some((one) => one.commitment === commitment);
  if (isNoted) return;
  const data = { title, game: started.game, commitment };
  perform(ports, () => ({ event: ofSeason({ what: 'abandon', data }) }));
}
