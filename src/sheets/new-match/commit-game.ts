import { commitmentOf } from '../../rules/base/chance.ts';
import { hashOf } from '../../rules/base/hash.ts';
import type { Json } from '../../rules/base/json.ts';
import type { AnyGame } from '../../rules/game.ts';
import { commitChange } from '../commit/commit.ts';
import { everyone, mergeOutbox } from '../letters/deliver.ts';
import { append } from '../log/audit.ts';
import { type Playback, playBack } from '../log/playback.ts';
import { beginMatch } from '../log/started.ts';
import type { MadeForm, Ports } from '../ports.ts';
import { isoTime } from '../time.ts';
import type { Book } from '../workbook/book.ts';
import type { MatchRow, Person } from '../workbook/season.ts';
import { fileOf, type Job } from './job.ts';

/** Is the match being made in the workbook already? */
export function isWritten(book: Book, job: Job): boolean {
  return book.matches.matches.some(({ number }) => number === job.number);
}

/** Writes the match into the workbook: its tab, its row, its entry in the log, and who must hear of it. */
export function commitGame(ports: Ports, book: Book, job: Job, games: readonly AnyGame[]): Book {
  const orders = job.orders as MadeForm;
  const trades = job.trades as MadeForm;
  const row: MatchRow = {
    number: job.number,
    game: job.started.game,
    title: job.title,
    round: 0,
    over: false,
    deadline: job.deadline,
    form: orders.id,
    formUrl: orders.url,
    formTab: orders.sheetId,
    trades: trades.id,
    tradesUrl: trades.url,
    tradesTab: trades.sheetId,
    cursor: 1,
    seen: 0,
    tradesCursor: 1,
    tradesSeen: 0,
  };
  const match = beginMatch(job.started, games);
  const data = {
    ...job.started,
    position: hashOf(match.position),
    commitment: commitmentOf(job.started.seed),
  } as unknown as Json;
  const entry = append(book.audit.entries, {
    time: isoTime(ports.clock.now()),
    who: ports.who(),
    match: job.number,
    round: 0,
    what: 'new game',
    data,
  });
  const playback = playBack([entry], job.number, games) as Playback;
  return commitChange(ports, book, {
    entries: [entry],
    matches: [...book.matches.matches, row],
    outbox: mergeOutbox(book.matches.outbox, job.number, everyone(playback), true),
    season: {
      ...book.season,
      spectatorFile: job.spectatorFile,
      players: rosterAfter(book.season.players, job),
    },
    redraw: [playback],
  });
}

/** The roster as it is by now, with what was made for its people: a host may have typed meanwhile. */
function rosterAfter(now: readonly Person[], job: Job): Person[] {
  const madeOf = ({ id, name }: Person) =>
    job.people.find((person) => (id === '' ? person.name === name.trim() : person.id === id));
  const players = now.map((person) => {
    const made = madeOf(person);
    return made ? { ...person, id: made.id, code: made.code, file: fileOf(job, made.id) } : person;
  });
  const gone = job.people.filter(
    ({ id }) =>
      job.started.players.some((player) => player.id === id) && !players.some((one) => one.id === id),
  );
  return [...players, ...gone.map((person) => ({ ...person, file: fileOf(job, person.id) }))];
}
