import type { AnyGame } from '../../rules/game.ts';
import { GAMES } from '../../rules/registry.ts';
import { openBook } from '../log/book.ts';
import { isAnswered } from '../log/request.ts';
import type { Ports } from '../ports.ts';
import { afterOthers, fail } from '../problem.ts';
import { MAX_RUN_TIME, type Progress, requireIdle } from '../work.ts';
import { handedOver } from './files/hand-over.ts';
import type { NewGameRequest } from './game-request.ts';
import { isOwn, type Job, loadJob, saveJob, saveTaken } from './job.ts';
import { planJob } from './plan.ts';
import { nextStep, STEPS } from './steps.ts';
import type { TakeOverRequest } from './take-over.ts';

/**
 * Checks the request, saves it as a job, and begins the job. Fails before anything is made. Pressed again it goes on with what
 * it began.
 */
export function beginGame(
  ports: Ports,
  request: NewGameRequest | TakeOverRequest,
  games: readonly AnyGame[] = GAMES,
): Progress {
  if (ports.request !== undefined && loadJob(ports)?.request === ports.request)
    return continueGame(ports, games);
  requireIdle(ports);
  const read = openBook(ports);
  if (isAnswered(read.log, ports.request)) return FINISHED;
  // Hand-overs are finished only for a match that is not refused.
  const planned = planJob(ports, request, games, read);
  const book = handedOver(ports, read);
  const { taken, ...whole } =
    book === read ? planned : afterOthers(() => planJob(ports, request, games, book));
  const job: Job = taken ? { ...whole, takenParts: saveTaken(ports, taken) } : whole;
  noteNextStep(ports, job);
  saveJob(ports, job);
  return work(ports, job, games, job.begun?.step);
}

/** Continues the job until it is finished or the script has run for MAX_RUN_TIME. */
export function continueGame(ports: Ports, games: readonly AnyGame[] = GAMES): Progress {
  const job = loadJob(ports);
  if (!job) return FINISHED;
  const { who = '', title } = job;
  if (!isOwn(ports, job))
    fail(
      `${who} began ${title}: the files made so far are open to that account alone.`,
      `Let ${who} press “Finish”, or give the match up and begin it again from here.`,
    );
  return work(ports, job, games);
}

const FINISHED: Progress = { finished: true, done: STEPS, of: STEPS, doing: 'The match is ready.' };

/** `noted`: the step whose beginning this run has noted. A note of an earlier run means that that run was interrupted in this step. */
function work(ports: Ports, job: Job, games: readonly AnyGame[], noted?: number): Progress {
  const begun = ports.clock.now();
  let ownNote = noted;
  for (;;) {
    const step = nextStep(job);
    if (step.makes && job.begun?.step !== step.done) {
      ownNote = noteNextStep(ports, job);
      saveJob(ports, job);
    }
    const isBrokenOff = step.makes && ownNote !== step.done;
    afterOthers(() => step.run(ports, job, games, isBrokenOff ? job.begun?.at : undefined));
    if (step.done === STEPS) return FINISHED;
    const isLate = ports.clock.now() - begun > MAX_RUN_TIME;
    // One save says that this step is done and that the next one begins.
    if (!isLate) ownNote = noteNextStep(ports, job);
    saveJob(ports, job);
    if (isLate) return { finished: false, done: step.done, of: STEPS, doing: nextStep(job).doing };
  }
}

/** Notes the beginning of the next step, if the step makes something that must not be made twice. Returns its number. */
function noteNextStep(ports: Ports, job: Job): number | undefined {
  const { done, makes } = nextStep(job);
  if (!makes) return undefined;
  job.begun = { step: done, at: ports.clock.now() };
  return done;
}

/** The match being made, for the panel. */
export function jobState(
  ports: Ports,
): { kind: 'new'; title: string; done: number; of: number; doing: string } | undefined {
  const job = loadJob(ports);
  if (!job) return undefined;
  const { done, doing } = nextStep(job);
  return { kind: 'new', title: job.title, done: done - 1, of: STEPS, doing };
}
