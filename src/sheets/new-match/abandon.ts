import { commitmentOf } from '../../rules/base/chance.ts';
import { forgetForm } from '../letters/delivery/forms/written-form.ts';
import { perform } from '../letters/delivery/perform.ts';
import { type Book, openBook } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import type { Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { isoTime } from '../time.ts';
import { ordersTitle, tradesTitle } from '../workbook/cells/form-titles.ts';
import { forgetJob, isOwn, type Job, loadJob, otherTabs, saveJob } from './job.ts';
import { nextStep } from './steps.ts';
import { isWritten } from './write-match.ts';

/** Gives up the job: its new files go to the bin; files of earlier matches stay. */
export function abandonGame(ports: Ports): void {
  const job = loadJob(ports);
  if (!job) return;
  const book = openBook(ports);
  if (isWritten(book, job))
    fail(`${job.title} is in the workbook already.`, 'Press “Finish”: little is left to do.');
  noteAbandoned(ports, book, job);
  if (isOwn(ports, job)) discardMade(ports, book, job);
  else
    ports.tell(`What was made for ${job.title} stays in the Drive of ${job.who}, and can be deleted there.`);
  for (const form of [job.tradeForm, job.orderForm]) if (form) forgetForm(ports, form);
  forgetJob(ports);
}

/** Puts the files and forms of a job into the bin. */
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
  ports.files.discard(made.filter((id) => !known.has(id)));
}

/** Puts the commitment of the seed into the log, once, before anything is binned (H9). */
function noteAbandoned(ports: Ports, { log }: Book, { title, started }: Job): void {
  const commitment = started.seed ? commitmentOf(started.seed) : '';
  const isNoted = seasonFacts(log).abandoned.some((one) => one.commitment === commitment);
  if (isNoted) return;
  perform(ports, ({ clock }) => ({
    time: isoTime(clock.now()),
    event: { what: 'abandon', data: { title, game: started.game, commitment }, match: 0, round: 0 },
  }));
}
