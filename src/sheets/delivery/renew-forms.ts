import { type Book, openBook, requireSoundLog } from '../log/book.ts';
import { mustPlayBack } from '../log/fold.ts';
import { asShown } from '../log/playback/as-shown.ts';
import { askedQuestions } from '../log/playback/seen.ts';
import { timesOfSeason } from '../pages/reader-time.ts';
import type { Ports, SendFailure } from '../ports.ts';
import { asProblem } from '../problem.ts';
import { tradeQuestions } from '../responses/trades/trade-form.ts';
import { MAX_RUN_TIME } from '../work.ts';
import { ordersTitle, tradesTitle } from '../workbook/form-link.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import {
  CLOSE,
  isFormKey,
  type MatchRow,
  OPEN,
  ORDER_FORM,
  type OutboxRow,
  TITLES,
  TRADE_FORM,
} from '../workbook/season.ts';
import { type Delivery, NOTHING_DUE, tickOff } from './deliver.ts';
import { checkForm, closedSince, depthAfterRound, forgetCheck, formWarnings } from './form-changes.ts';
import { orderHead, orderTitle, tradeHead } from './form-head.ts';
import { changesOf, headChanges, noteForm, noteHead } from './written-form.ts';

/** Milliseconds between two tries to renew a form, if Google refused the first try because of a limit. */
const LIMIT_WAIT = 30_000;

/** Milliseconds of writing a form after which the progress is noted. */
const NOTE_PAUSE = 3_000;

/**
 * Renews the titles and questions of the forms in the outbox. Also opens and closes forms. A resolve leaves this work to
 * a later call, because FormApp is slow. Unfinished work stays in the outbox. Renewing a form twice does no harm.
 */
export function renewForms(ports: Ports): Delivery {
  const book = openBook(ports);
  requireSoundLog(book);
  const begun = ports.clock.now();
  const due: OutboxRow[] = [];
  const failures: (SendFailure | undefined)[] = [];
  for (const row of book.matches.outbox) {
    if (!isFormKey(row.to) || ports.clock.now() - begun > MAX_RUN_TIME) continue;
    due.push(row);
    failures.push(renewOne(ports, book, row));
  }
  return due.length === 0 ? NOTHING_DUE : tickOff(ports, book, due, failures);
}

/** Renews, opens or closes the form of an outbox row. Gives the failure; undefined if the work succeeded. */
function renewOne(ports: Ports, book: Book, { to, match }: OutboxRow): SendFailure | undefined {
  try {
    const row = findMatch(book, match);
    // The host may have undone what caused the outbox row, so the current state of the match decides.
    if (to === TITLES) renameForms(ports, book, row);
    else if (to === CLOSE) {
      if (row.over) closeForms(ports, book, row);
    } else if (row.over) return undefined;
    else if (to === OPEN) for (const id of [row.form, row.trades]) ports.forms.reopen(id);
    else {
      writeForm(ports, book, row, to);
      // The title of the trade form also names the round and the deadline.
      if (to === ORDER_FORM) writeForm(ports, book, row, TRADE_FORM);
    }
    return undefined;
  } catch (error) {
    const { code, what } = asProblem(error);
    return code === 'limited' ? { error: what, wait: LIMIT_WAIT } : { error: what };
  }
}

function renameForms(ports: Ports, book: Book, row: MatchRow): void {
  ports.forms.rename(row.form, ordersTitle(row));
  ports.forms.rename(row.trades, tradesTitle(row));
  for (const form of [ORDER_FORM, TRADE_FORM]) writeForm(ports, book, row, form);
}

function closeForms(ports: Ports, book: Book, row: MatchRow): void {
  for (const id of [row.form, row.trades]) {
    ports.forms.close(id);
    forgetCheck(ports.memo, id);
  }
  // A closed form shows only its title, which would still name the last deadline.
  const head = { title: orderTitle(row, timesOfSeason(ports.clock, book)) };
  ports.forms.renew(row.form, [], head);
  noteHead(ports, row.form, head);
}

function writeForm(ports: Ports, book: Book, row: MatchRow, to: string): void {
  const { identity } = book.season;
  const { form, what, questions, head } = wantedForm(ports, book, row, to);
  // The first question of a form with personal codes asks for the code.
  const firstItem = identity === 'code' ? 1 : 0;
  const changes = changesOf(ports, form, questions, firstItem);
  const headChange = headChanges(ports, form, head);
  if (changes.length === 0 && Object.keys(headChange).length === 0) return;
  // Until the first round is resolved, the form is new and only the daily check reads it.
  // If only the title of the trade form changes, the form is not checked.
  if (row.round > 0 && (to === ORDER_FORM || changes.length > 0)) {
    const depth = depthAfterRound(ports, form);
    const unwritten = changes.map(({ question }) => question.title);
    checkForm(ports, form, what, { identity, questions, unwritten, depth });
  }
  // Google may end the script at any time, so the note never has a part that may be unwritten.
  const unwritten = new Set(changes.map(({ question }) => question));
  const kept = Object.fromEntries(Object.entries(head).filter(([part]) => !(part in headChange)));
  let noted = 0;
  const note = () => {
    noteForm(ports, form, questions, kept, unwritten);
    noted = ports.clock.now();
  };
  note();
  ports.forms.renew(form, changes, headChange, (question) => {
    unwritten.delete(question);
    if (ports.clock.now() - noted > NOTE_PAUSE) note();
  });
  noteForm(ports, form, questions, head);
}

/** Gives a match's form, with the title and the questions that the form should have. */
export function wantedForm(ports: Ports, book: Book, row: MatchRow, to: string) {
  const playback = mustPlayBack(book.log, row.number);
  const { identity, rules } = book.season;
  const times = timesOfSeason(ports.clock, book);
  // Without a deadline before the pause, the title stays as it is.
  const named = { ...row, isPaused: !!playback.paused?.deadline };
  if (to === ORDER_FORM) {
    return {
      form: row.form,
      what: `The order form of ${row.title}`,
      questions: askedQuestions(playback),
      head: orderHead(named, playback.match, identity, times, rules),
    };
  }
  return {
    form: row.trades,
    what: `The trade form of ${row.title}`,
    questions: tradeQuestions(asShown(playback).match),
    head: tradeHead(named, identity, times),
  };
}

/**
 * Checks whether players could not respond to a match's order form after `since`, because it was closed, restricted or
 * gone. Opens the form again (H43). Gives the notice for the host; undefined if players could respond. Costs three calls,
 * or none if the notice is already noted.
 */
export function closedWhenDue(ports: Ports, book: Book, row: MatchRow, since: number): string | undefined {
  const noted = closedSince(ports.memo, row.form, since);
  if (noted !== undefined) return noted;
  const { form, what, questions } = wantedForm(ports, book, row, ORDER_FORM);
  const expected = { identity: book.season.identity, questions, unwritten: [], depth: 'open' } as const;
  checkForm(ports, form, what, expected);
  return closedSince(ports.memo, form, since);
}

/**
 * Checks once a day whether somebody changed the forms of an open match; see checkForm. Skips questions that wait for a
 * renewal. Gives the faults of the forms of all open matches.
 */
export function checkForms(ports: Ports, match: number): readonly string[] {
  const book = openBook(ports);
  const row = findMatch(book, match);
  if (!row.over && book.log.faults.size === 0)
    for (const to of [ORDER_FORM, TRADE_FORM]) {
      const { form, what, questions } = wantedForm(ports, book, row, to);
      const isDue = book.matches.outbox.some((one) => isFormKey(one.to) && one.match === match);
      const unwritten = isDue ? questions.map(({ title }) => title) : [];
      checkForm(ports, form, what, { identity: book.season.identity, questions, unwritten, depth: 'all' });
    }
  return formWarnings(ports.memo, book.matches);
}
