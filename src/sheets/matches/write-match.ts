import { commitmentOf } from '../../rules/base/chance.ts';
import { hashOf } from '../../rules/base/hash.ts';
import { atRound, type Change, contextOf } from '../actions/change.ts';
import { endEarly } from '../actions/end-early.ts';
import { addToOutbox, allFiles } from '../actions/outbox.ts';
import { openPart } from '../actions/verify.ts';
import type { Book } from '../log/book.ts';
import { purseChangesOf } from '../log/ledger/ledger.ts';
import { openingOf } from '../log/ledger/sources.ts';
import type { MadeForm, Ports, Tab } from '../ports.ts';
import { fail, NO_TAB_YET } from '../problem.ts';
import { bindColumns } from '../workbook/bound-columns.ts';
import type { MatchRow, Person } from '../workbook/season.ts';
import { beginJob, fileOf, type Job, loadTaken, madeFor } from './job.ts';
import { replacedBy } from './replaced-match.ts';

/** Says whether the job's match is already in the workbook. */
export function isWritten(book: Book, job: Job): boolean {
  return book.matches.matches.some(({ number }) => number === job.number);
}

/**
 * Adds the match to the workbook: the tab, the row, the log entry and the outbox rows. If the match replaces another
 * match, ends the replaced match and keeps the orders of the open round (H31).
 */
export function newMatch(ports: Ports, read: Book, job: Job): Change {
  const ended = endReplaced(ports, read, job);
  const book = ended ? { ...read, matches: { ...read.matches, ...ended.rows } } : read;
  const orders = job.orders as MadeForm;
  const trades = job.trades as MadeForm;
  const logged = {
    title: job.title,
    deadline: job.deadline,
    form: orders.id,
    formUrl: orders.url,
    formTab: orders.sheetId,
    trades: trades.id,
    tradesUrl: trades.url,
    tradesTab: trades.sheetId,
  };
  const heads = { orders: headsOf(book, orders), trades: headsOf(book, trades) };
  const bindings = (
    [
      ['orders', orders],
      ['trades', trades],
    ] as const
  ).flatMap(([which, { sheetId }]) => bindColumns(book.tabs.get(sheetId) as Tab, heads[which]));
  // The season's entry comes first.
  const { playback, taken } = beginJob(ports, job, book.log.next + 1, ended?.open);
  const { position } = playback.match;
  const known = {
    heads,
    row: logged,
    position: hashOf(position),
    commitment: commitmentOf(job.started.seed),
    ...openingOf(book, playback),
  };
  const row: MatchRow = {
    ...logged,
    number: job.number,
    game: job.started.game,
    round: position.round,
    over: position.over,
  };
  return {
    event: atRound(
      row,
      taken
        ? { what: 'take over', data: { ...taken, ...known } }
        : { what: 'new game', data: { ...job.started, ...known } },
    ),
    more: ended?.events ?? [],
    ledger: purseChangesOf(playback).map((change) => ({ ...change, why: `${job.title}, taken over` })),
    request: job.request,
    matches: [...book.matches.matches, row],
    outbox: addToOutbox(book.matches.outbox, job.number, allFiles(playback), true),
    season: {
      ...book.season,
      spectatorFile: job.spectatorFile,
      players: rosterAfter(book.season.players, job),
    },
    redraw: [playback, ...(ended?.redraw ?? [])],
    writes: bindings,
  };
}

/**
 * Ends the match that the new match replaces; gives undefined if no match is replaced. Throws if the replaced match has
 * changed since the take-over began.
 */
function endReplaced(ports: Ports, book: Book, { replaces, number, started, takenParts }: Job) {
  if (replaces === undefined || takenParts === undefined) return undefined;
  const { rounds, edits } = loadTaken(ports, takenParts);
  const replaced = replacedBy(book, { started, rounds, edits });
  if (replaced?.row.number !== replaces) return undefined;
  const { row, playback } = replaced;
  const change = endEarly(contextOf(ports, book), replaces, row.round, 'without outcome', number);
  const { matches = book.matches.matches, outbox = book.matches.outbox, redraw = [] } = change;
  return { events: [change.event], rows: { matches, outbox }, redraw, open: openPart(book, playback, ports) };
}

/** Gives the headings of a form's responses tab, which Google writes in the account's language. Throws if the tab cannot be read yet. */
function headsOf({ tabs }: Book, { sheetId }: MadeForm): readonly string[] {
  const heads = (tabs.get(sheetId)?.cells[0] ?? []).map((head) => String(head).trim());
  if (heads.length > 0) return heads;
  return fail(
    NO_TAB_YET,
    'Wait a minute, and press “Finish”. If somebody deleted the tab, undo the deletion, or abandon the match.',
  );
}

/** Gives the current roster, with ids, codes and files from the job. The host may have changed the roster since the job began. */
function rosterAfter(now: readonly Person[], job: Job): Person[] {
  // A name alone does not identify a person: without an id, the row or the address must match, too.
  const madeOf = ({ id, name, email }: Person, at: number) =>
    job.people.find((person, i) =>
      id === ''
        ? person.name === name.trim() && (i === at || person.email === email.trim())
        : person.id === id,
    );
  const players = now.map((person, i) => {
    const made = madeOf(person, i);
    return made ? { ...person, ...madeFacts(job, made) } : person;
  });
  const gone = job.people.filter(
    ({ id }) =>
      job.started.players.some((player) => player.id === id) && !players.some((one) => one.id === id),
  );
  return [...players, ...gone.map((person) => ({ ...person, ...madeFacts(job, person) }))];
}

/** Gives the fields that the job filled in for a person: id, code, file and access. */
function madeFacts(job: Job, { id, code, access }: Person): Pick<Person, 'id' | 'code' | 'file' | 'access'> {
  const shared = job.access.find(([person]) => person === id)?.[1] ?? '';
  return { id, code, file: fileOf(job, id), access: madeFor(job, id) === undefined ? access : shared };
}
