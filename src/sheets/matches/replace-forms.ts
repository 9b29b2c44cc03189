import * as z from 'zod/mini';
import { count, text } from '../../rules/declare/position.ts';
import { atRound, replaceRow } from '../actions/change.ts';
import { addToOutbox, allFiles } from '../actions/outbox.ts';
import { commit } from '../commit/commit.ts';
import { forgetCheck } from '../delivery/form-changes.ts';
import { filledWith } from '../delivery/form-head.ts';
import { renewForms, wantedForm } from '../delivery/renew-forms.ts';
import { forgetForm, noteForm } from '../delivery/written-form.ts';
import { type Book, openBook } from '../log/book.ts';
import { linkedHeads, mustPlayBack } from '../log/fold.ts';
import { readNote } from '../note.ts';
import type { MadeForm, Ports, Tab, Write } from '../ports.ts';
import { afterwards, asProblem } from '../problem.ts';
import { findColumns } from '../responses/columns.ts';
import type { Which } from '../responses/confirmed.ts';
import { withLinkedHeads } from '../workbook/bound-columns.ts';
import { MATCH_FORMS } from '../workbook/form-link.ts';
import { findMatch } from '../workbook/host-tabs.ts';
import { seasonTabs } from '../workbook/known-tabs.ts';
import { type MatchRow, ORDER_FORM, TRADE_FORM } from '../workbook/season.ts';
import { responseRows } from './archive/response-rows.ts';
import { type FormTab, fillNew, newTab, WHICH, withTabs } from './archive/restore-responses.ts';
import { noteHiddenForms } from './hidden-forms.ts';

/**
 * Replaces the forms of a match by new forms of this account, because the old forms belong to a former host (H23). First
 * closes and unlinks the old forms, so that the former host sees no further response. Then copies all responses into the
 * tabs of the new forms, and writes the new links to all pages. Idempotent. Gives sentences for the host.
 */
export function replaceForms(ports: Ports, match: number, owner: string): readonly string[] {
  const book = openBook(ports, { whole: match });
  const row = findMatch(book, match);
  const open = WHICH.filter((which) => !closeOld(ports, row, which));
  const made = makeForms(ports, book, row);
  const { hidden } = ports.files.open({
    grants: [],
    published: '',
    forms: WHICH.map((which) => ({ id: made[which].id, title: MATCH_FORMS[which].titleOf(row) })),
  });
  noteHiddenForms(ports.memo, match, hidden);
  const forms = WHICH.map((which) => made[which].id);
  for (const problem of ports.files.letHostsIn([], forms)) ports.tell(problem);
  writeForms(ports, book, row, made);
  ports.memo.set(NOTE, undefined);
  for (const id of [row.form, row.trades]) {
    forgetForm(ports, id);
    forgetCheck(ports.memo, id);
  }
  afterwards(ports, () => renewForms(ports));
  if (open.length === 0) afterwards(ports, () => ports.forms.deleteTabs([row.formTab, row.tradesTab]));
  return [
    `${row.title} has new forms, which have all responses so far. The former host ${owner} can still read those responses in the old forms. The old links no longer work. The pages show the new links.`,
    ...open.map(
      (which) =>
        `The old ${MATCH_FORMS[which].key} of ${row.title} cannot be closed from this account. ${owner} can read what players send there. Tell the players to use the link on their page.`,
    ),
  ];
}

/**
 * Closes and unlinks an old form. The form's new title sends players to the link on the player's page. Gives false if
 * this account cannot open the form.
 */
function closeOld({ forms }: Ports, row: MatchRow, which: Which): boolean {
  const { form, titleOf } = MATCH_FORMS[which];
  try {
    // A closed form shows its title alone.
    forms.renew(row[form], [], { title: `${titleOf(row)} (replaced: use the link on your page)` });
    forms.unlink(row[form]);
    return true;
  } catch (error) {
    if (asProblem(error).code === 'limited') throw error;
    return false;
  }
}

const NOTE = 'new forms';

/**
 * Shape of the note about new forms that a script is making: the match, the start in milliseconds, and the ids of the
 * forms made so far.
 */
const noteShape = () =>
  z.strictObject({
    match: count(),
    at: count(),
    orders: z.exactOptional(text()),
    trades: z.exactOptional(text()),
  });

/**
 * Makes both forms and links each form to a new tab. If an earlier button press was interrupted, continues with the
 * forms of this press.
 */
function makeForms(ports: Ports, book: Book, row: MatchRow): Readonly<Record<Which, MadeForm>> {
  const { memo, forms, clock } = ports;
  const { identity } = book.season;
  const noted = readNote(memo, NOTE, noteShape());
  const isBegun = noted?.match === row.number && noted.orders !== row.form;
  let note = isBegun ? noted : { match: row.number, at: clock.now() };
  const save = () => memo.set(NOTE, JSON.stringify(note));
  save();
  const make = (which: Which, tabs: readonly number[]): MadeForm => {
    const { key, titleOf } = MATCH_FORMS[which];
    const id = note[which] ?? forms.make(titleOf(row), isBegun ? note.at : undefined);
    note = { ...note, [which]: id };
    save();
    const { questions, head } = wantedForm(ports, book, row, key);
    const filled = filledWith(questions.filter((one) => which === 'orders' || one.id !== 'what'));
    const made = forms.build(id, { head, identity, questions, filled, tabs });
    noteForm(ports, id, questions, { ...head, endsBefore: '' });
    return made;
  };
  const known = seasonTabs(book.matches);
  const orders = make('orders', known);
  return { orders, trades: make('trades', [...known, orders.sheetId]) };
}

/** Writes the new forms and all responses of the old forms into the workbook and the log. */
function writeForms(ports: Ports, book: Book, row: MatchRow, made: Readonly<Record<Which, MadeForm>>): void {
  const { orders, trades } = made;
  const playback = mustPlayBack(book.log, row.number);
  const read = ports.workbook.read([orders.sheetId, trades.sheetId]).tabs;
  const tabs = WHICH.map((which) =>
    newTab(
      playback,
      which,
      read.find(({ sheetId }) => sheetId === made[which].sheetId),
    ),
  );
  const forms = { form: orders.id, formUrl: orders.url, trades: trades.id, tradesUrl: trades.url };
  commit(ports, withTabs(book, tabs), {
    event: atRound(row, {
      what: 'restore responses',
      data: { orders: orders.sheetId, trades: trades.sheetId, forms },
    }),
    matches: replaceRow(book, { ...row, ...forms, formTab: orders.sheetId, tradesTab: trades.sheetId }),
    outbox: addToOutbox(book.matches.outbox, row.number, [...allFiles(playback), ORDER_FORM, TRADE_FORM]),
    writes: WHICH.flatMap((which, i) => {
      const { tab, titleOf } = MATCH_FORMS[which];
      const old = book.tabs.get(row[tab]);
      const title = titleOf(row);
      return [
        ...rowsInto({ ports, book, playback, row, which, tab: tabs[i] as Tab }),
        ...(old ? [{ kind: 'name' as const, sheetId: old.sheetId, title: `${title} (replaced)` }] : []),
        { kind: 'name' as const, sheetId: made[which].sheetId, title },
      ];
    }),
  });
}

/**
 * Gives the writes that copy the responses of an old form into the tab of the new form. If the old form cannot be read,
 * copies the rows of the old tab instead.
 */
function rowsInto(source: FormTab & { readonly tab: Tab }): readonly Write[] {
  const { ports, book, row, which, tab } = source;
  const { form, tab: oldTab, key } = MATCH_FORMS[which];
  const { questions } = wantedForm(ports, book, row, key);
  const titles = questions.map(({ title }) => title);
  const heads = linkedHeads(book.log)(row.number)?.[which] ?? [];
  const kept = ports.forms.answersSince(row[form], 0);
  const old = book.tabs.get(row[oldTab]);
  if (kept) return fillNew(source, kept).writes;
  if (!old) return fillNew(source, []).writes;
  const { time } = findColumns(old, heads, titles);
  const cells = withLinkedHeads(old.cells, old, heads);
  const formats = cells.map((line, i) =>
    line.map((_, column) => (i > 0 && column === time ? { type: 'DATE_TIME' } : undefined)),
  );
  return [responseRows(tab, { ...old, cells, formats })];
}
