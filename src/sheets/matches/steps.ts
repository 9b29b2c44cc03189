import { sha256Hex } from '../../rules/base/hash.ts';
import { keepTriggers } from '../clock/wake.ts';
import { commit } from '../commit/commit.ts';
import { deliver } from '../delivery/deliver.ts';
import { filledWith, orderHead, tradeHead } from '../delivery/form-head.ts';
import { noteForm } from '../delivery/written-form.ts';
import { openBook } from '../log/book.ts';
import { asShown } from '../log/playback/as-shown.ts';
import { askedQuestions } from '../log/playback/seen.ts';
import { timesOfSeason } from '../pages/reader-time.ts';
import type { FormRequest, Ports } from '../ports.ts';
import { tradeQuestions } from '../responses/trades/trade-form.ts';
import { ordersTitle, privateTitle, tradesTitle } from '../workbook/form-link.ts';
import { noteHiddenForms } from './hidden-forms.ts';
import { beginJob, fileOf, forgetJob, type Job, madeFor, otherTabs } from './job.ts';

import { grantsFor, withAccess } from './share.ts';
import { isWritten, newMatch } from './write-match.ts';

export const STEPS = 7;

/** One step of a job. `done` is the number of the step, `doing` is what the panel shows during the step, and `run` does the work. */
export interface Step {
  readonly done: number;
  readonly doing: string;
  /** True if the step makes something that must not be made twice. */
  readonly makes?: true;
  /** Does the work. `begun` is the start of an earlier attempt, if the step `makes` something. */
  run(ports: Ports, job: Job, begun?: number): void;
}

/** Gives the first unfinished step of a job. */
export function nextStep(job: Job): Step {
  const lacking = job.started.players.filter(({ id }) => !fileOf(job, id));
  if (lacking.length > 0 || job.spectatorFile === '')
    return { done: 1, doing: 'Making the players’ files', makes: true, run: makeFiles };
  if (job.orderForm === '') return makingOf(2, 'Making the order form', 'orderForm', ordersTitle);
  if (!job.orders)
    return buildingOf(3, 'Adding the questions to the order form', 'orderForm', 'orders', ordersForm);
  if (job.tradeForm === '') return makingOf(4, 'Making the trade form', 'tradeForm', tradesTitle);
  if (!job.trades)
    return buildingOf(5, 'Adding the questions to the trade form', 'tradeForm', 'trades', tradesForm);
  if (!job.isOpen) return { done: 6, doing: 'Sharing the files and opening the forms', run: open };
  return { done: STEPS, doing: 'Writing the match into the workbook', run: finish };
}

type FormKey = 'orderForm' | 'tradeForm';
type Which = 'orders' | 'trades';
type WantedOf = (ports: Ports, job: Job) => FormRequest;

function makingOf(done: number, doing: string, key: FormKey, titleOf: (job: Job) => string): Step {
  const run: Step['run'] = (ports, job, begun) => {
    job[key] = ports.forms.make(titleOf(job), begun);
  };
  return { done, doing, makes: true, run };
}

function buildingOf(done: number, doing: string, key: FormKey, which: Which, wantedOf: WantedOf): Step {
  const run: Step['run'] = (ports, job) => {
    const wanted = { ...wantedOf(ports, job), tabs: otherTabs(job) };
    job[which] = ports.forms.build(job[key], wanted);
    noteForm(ports, job[key], wanted.questions, wanted.head);
  };
  return { done, doing, run };
}

function makeFiles(ports: Ports, job: Job, begun?: number): void {
  const lacking = job.started.players.filter(({ id }) => !fileOf(job, id));
  // Drive takes at most 124 bytes for a property; a name may be longer.
  const requests = lacking.map(({ id, name }) => ({
    key: `player ${sha256Hex(id).slice(0, 32)}`,
    // A match that was taken over may have other names than the season.
    name: privateTitle(job.people.find((person) => person.id === id)?.name ?? name),
  }));
  if (job.spectatorFile === '') requests.push({ key: 'spectators', name: 'For spectators' });
  const ids = ports.files.make(requests, begun);
  job.files = [...job.files, ...lacking.map(({ id }, i) => [id, ids[i] as string] as const)];
  if (job.spectatorFile === '') job.spectatorFile = ids[ids.length - 1] as string;
}

/** Shares the new files and opens the forms. */
function open(ports: Ports, job: Job): void {
  const people = job.people.map((person) => ({ ...person, file: madeFor(job, person.id) ?? '' }));
  const spectators = job.isFirst ? [{ file: job.spectatorFile, reader: '' }] : [];
  // Nobody else knows the link of a new file, so it may be shared by link if Google refuses the address.
  const grants = [...grantsFor(people).map((grant) => ({ ...grant, orLink: true })), ...spectators];
  const { shared, hidden } = ports.files.open({
    grants,
    published: job.isFirst ? job.spectatorFile : '',
    forms: [
      { id: job.orderForm, title: ordersTitle(job) },
      { id: job.tradeForm, title: tradesTitle(job) },
    ],
  });
  noteHiddenForms(ports.memo, job.number, hidden);
  const files = grants.map(({ file }) => file);
  for (const problem of ports.files.letHostsIn(files, [job.orderForm, job.tradeForm])) ports.tell(problem);
  // A file with a refused share does not stop the match: the roster says so, and the file can be shared again.
  job.access = withAccess(people, grants, shared).map(({ id, access }) => [id, access] as const);
  job.isOpen = true;
}

function ordersForm(ports: Ports, job: Job): FormRequest {
  const { playback } = beginJob(ports, job);
  const { match } = playback;
  return {
    head: orderHead(
      { ...job, round: match.position.round, over: false },
      match,
      job.identity,
      timesOfSeason(ports.clock, { timeZone: 'Etc/UTC', ...job }),
      job.rules,
    ),
    identity: job.identity,
    questions: askedQuestions(playback),
    filled: filledWith(askedQuestions(playback)),
  };
}

function tradesForm(ports: Ports, job: Job): FormRequest {
  const { match } = asShown(beginJob(ports, job).playback);
  return {
    head: tradeHead(
      { ...job, round: match.position.round, over: false },
      job.identity,
      timesOfSeason(ports.clock, { timeZone: 'Etc/UTC', ...job }),
    ),
    identity: job.identity,
    questions: tradeQuestions(match),
    filled: filledWith(tradeQuestions(match).filter(({ id }) => id !== 'what')),
  };
}

function finish(ports: Ports, job: Job): void {
  // The headings of the response tabs are noted in the log.
  const tabs = [job.orders, job.trades].flatMap((form) => form?.sheetId ?? []);
  const book = openBook(ports, { tabs });
  const saved = isWritten(book, job) ? book : commit(ports, book, newMatch(ports, book, job));
  keepTriggers(ports, saved);
  forgetJob(ports);
  deliver(ports, saved);
}
