import { commitmentOf } from '../rules/chance.ts';
import type { AnyGame } from '../rules/game.ts';
import { hashOf, sha256Hex } from '../rules/hash.ts';
import { isObject, type Json } from '../rules/json.ts';
import { startMatch } from '../rules/match.ts';
import { COMMON_OPTIONS, type OptionSet, readOptions } from '../rules/option.ts';
import type { Purse } from '../rules/purse.ts';
import { GAMES } from '../rules/registry.ts';
import { asUnusable } from '../rules/unusable.ts';
import { append } from './audit.ts';
import { type Book, balancesOf, EMPTY, openBook } from './book.ts';
import { commitChange, mustHoldTogether } from './commit.ts';
import { CODE_PLACE, deliver, everyone, mergeOutbox } from './deliver.ts';
import { grantsFor } from './grants.ts';
import type { NewGameRequest, Progress } from './panel.ts';
import { type Playback, playBack, type Started } from './playback.ts';
import type { MadeForm, Ports } from './ports.ts';
import { fail } from './problem.ts';
import { checkRoster, choosePlayers, codeFrom, withIds } from './roster.ts';
import type { MatchRow, Person } from './season.ts';
import { isoTime } from './time.ts';
import { deskQuestions } from './trade-desk.ts';

/** Making a match touches a dozen files, and Google may stop a script on the way: what is made is noted at once. */
interface Job {
  readonly number: number;
  readonly title: string;
  readonly started: Started;
  readonly deadline: string;
  readonly people: readonly Person[];
  spectatorFile: string;
  /** Files with the ids of the people they are for. */
  files: readonly (readonly [person: string, file: string])[];
  shared: boolean;
  orderForm: string;
  tradeForm: string;
  orders?: MadeForm;
  trades?: MadeForm;
}

const JOB = 'job';
/** A script may run for six minutes; a step takes at most about one. */
const PATIENCE = 4 * 60_000;
const STEPS = 7;

/** Checks everything, notes the work to do, and begins it. Nothing is made when anything is wrong. */
export function beginGame(
  ports: Ports,
  request: NewGameRequest,
  games: readonly AnyGame[] = GAMES,
): Progress {
  if (ports.memo.get(JOB))
    fail('A match is being made already.', 'Finish it or undo it first; both are in the panel.');
  const book = openBook(ports);
  mustHoldTogether(book);
  checkRoster(book.season);
  const live = book.matches.matches.find((row) => !row.over && row.game === request.game);
  const game =
    games.find(({ id }) => id === request.game) ??
    fail(`There is no game “${request.game}”.`, 'Choose one of the list.');
  const roster = withIds(book.season.players, () => codeFrom(ports.entropy), book.season.identity);
  const people = choosePlayers({ ...book.season, players: roster }, request.players);
  const balances = balancesOf(book.ledger);
  const number = book.matches.matches.length + 1;
  const started: Started = {
    game: game.id,
    options: optionsFrom({ ...game.options, ...COMMON_OPTIONS }, request.options),
    players: people.map(({ id, name, meadow }) => {
      const { garnets, bellflowers } = balances.get(id) ?? EMPTY;
      return { id, name, ...(meadow ? { meadow } : {}), garnets, bellflowers };
    }),
    seed: request.seed || ports.entropy.text(),
    setup: setupFrom(request.setup),
  };
  tryOut(game, started);
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
  save(ports, job);
  return continueGame(ports, games);
}

/** Goes on with the match being made until it is finished, or until this script has run long enough. */
export function continueGame(ports: Ports, games: readonly AnyGame[] = GAMES): Progress {
  const begun = ports.clock.now();
  for (;;) {
    const job = load(ports);
    if (!job) return { finished: true, done: STEPS, of: STEPS, doing: 'The match is ready.' };
    const step = nextStep(job);
    step.run(ports, job, games);
    if (step.done < STEPS) save(ports, job);
    if (step.done < STEPS && ports.clock.now() - begun > PATIENCE)
      return { finished: false, done: step.done, of: STEPS, doing: nextStep(job).doing };
  }
}

/** Undoes a match being made: its new files go to the bin; files of earlier matches stay. */
export function abandonGame(ports: Ports): void {
  const job = load(ports);
  if (!job) return;
  const book = openBook(ports);
  if (isWritten(book, job))
    fail(`${job.title} is in the workbook already.`, 'Press “Finish”: little is left to do.');
  const known = new Set([book.season.spectatorFile, ...book.season.players.map(({ file }) => file)]);
  ports.forms.unmake(job.tradeForm, tradesTitle(job));
  ports.forms.unmake(job.orderForm, ordersTitle(job));
  ports.files.discard(ports.files.made().filter((id) => !known.has(id)));
  forget(ports);
}

/** The match being made, for the panel. */
export function jobState(ports: Ports): { title: string; done: number; of: number } | undefined {
  const job = load(ports);
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

function ordersTitle({ title }: Job): string {
  return `${title} — orders`;
}

function tradesTitle({ title }: Job): string {
  return `${title} — trade desk`;
}

function madeFor({ files }: Job, id: string): string | undefined {
  return files.find(([person]) => person === id)?.[1];
}

function fileOf(job: Job, id: string): string {
  return madeFor(job, id) ?? job.people.find((person) => person.id === id)?.file ?? '';
}

function makeFiles(ports: Ports, job: Job): void {
  const lacking = job.started.players.filter(({ id }) => !fileOf(job, id));
  // Drive takes 124 bytes for a mark; a name may be longer.
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
  const { game, match } = begin(job.started, games);
  job.orders = buildForm(ports, job.orderForm, {
    title: ordersTitle(job),
    description:
      'Your order for the open round. Send it as often as you like: the latest before the deadline counts, whole. Your private file shows how it was understood.',
    identity: openBook(ports).season.identity,
    questions: game.form.questions(match.table, game.publicView(match.table, match.position)),
  });
}

function buildTrades(ports: Ports, job: Job, games: readonly AnyGame[]): void {
  const { game, match } = begin(job.started, games);
  job.trades = buildForm(ports, job.tradeForm, {
    title: tradesTitle(job),
    description:
      'A trade settles when both sides have offered it, at the end of the round, before the orders. Open offers lapse then.',
    identity: openBook(ports).season.identity,
    questions: deskQuestions(match.table.names, game.goods),
  });
}

function buildForm(ports: Ports, id: string, request: Parameters<Ports['forms']['build']>[1]): MadeForm {
  const made = ports.forms.build(id, request);
  return request.identity === 'code' ? { ...made, url: ports.forms.prefill(id, CODE_PLACE) } : made;
}

function finish(ports: Ports, job: Job, games: readonly AnyGame[]): void {
  const book = openBook(ports);
  const saved = isWritten(book, job) ? book : commitGame(ports, book, job, games);
  ports.forms.watch();
  forget(ports);
  deliver(ports, saved);
}

function isWritten(book: Book, job: Job): boolean {
  return book.matches.matches.some(({ number }) => number === job.number);
}

function commitGame(ports: Ports, book: Book, job: Job, games: readonly AnyGame[]): Book {
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
  const { match } = begin(job.started, games);
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

function begin(started: Started, games: readonly AnyGame[]) {
  const game = games.find(({ id }) => id === started.game) as AnyGame;
  const seats = started.players.map(({ name, meadow }) => (meadow ? { name, meadow } : { name }));
  game.seating.check(seats);
  const options = readOptions({ ...game.options, ...COMMON_OPTIONS }, started.options);
  const table = { seats, names: seats.map(({ name }) => name), options };
  const purses = started.players.map(
    ({ garnets, bellflowers }): Purse => ({ garnets, bellflowers, tokensOfLife: 0 }),
  );
  return {
    game,
    match: startMatch(game, table, purses, started.seed, started.setup as Record<string, unknown>),
  };
}

/** Starts the match once for nothing, so that whatever is wrong is said before anything is made. */
function tryOut(game: AnyGame, started: Started): void {
  for (const key of Object.keys(started.setup))
    if (!Object.prototype.hasOwnProperty.call(game.dealKeys, key))
      fail(
        `${game.title} has no “${key}” to deal by hand.`,
        `It may have: ${Object.keys(game.dealKeys).join(', ') || 'nothing'}.`,
      );
  try {
    begin(started, [game]);
  } catch (error) {
    const why = asUnusable(error);
    if (!why) throw error;
    fail(
      `${game.title} cannot begin: ${why.problem} (${why.path}).`,
      'Correct the Season tab or the choices in the panel, and press again.',
    );
  }
}

function optionsFrom(set: OptionSet, entered: NewGameRequest['options']): Started['options'] {
  const options: Record<string, Json> = {};
  for (const [name, value] of Object.entries(entered)) {
    const option = Object.prototype.hasOwnProperty.call(set, name) ? set[name] : undefined;
    if (!option) fail(`There is no option “${name}” in this game.`, 'Open the panel again.');
    const raw = option.input.kind === 'text' ? option.input.fromText(String(value)) : value;
    if (option.read(raw) === undefined)
      fail(`${option.label}: expected ${option.expected}, found “${value}”.`, 'Correct it, and press again.');
    options[name] = raw as Json;
  }
  return options;
}

function setupFrom(text: string): Started['setup'] {
  if (text.trim() === '') return {};
  try {
    const setup: unknown = JSON.parse(text);
    if (isObject(setup)) return setup as Started['setup'];
  } catch {
    // Said below, as for anything else that is no object.
  }
  return fail(
    'The deal by hand is not a JSON object.',
    'Write it as in docs/record.md, under “setup”, or leave it empty.',
  );
}

/** Keeps the job in notes of at most 9 kB; those of before stay until the new ones are all there. */
function save(ports: Ports, job: Job): void {
  const [before = ''] = placeOf(ports);
  const place = before === 'a' ? 'b' : 'a';
  // A character is at most four bytes.
  const parts = JSON.stringify(job).match(/[\s\S]{1,2000}/gu) ?? [];
  parts.forEach((part, i) => {
    ports.memo.set(`${JOB}.${place}.${i}`, part);
  });
  ports.memo.set(JOB, `${place} ${parts.length}`);
}

function placeOf(ports: Ports): readonly string[] {
  return (ports.memo.get(JOB) ?? '').split(' ').filter(Boolean);
}

function load(ports: Ports): Job | undefined {
  const [place, count] = placeOf(ports);
  if (place === undefined) return undefined;
  let text = '';
  for (let i = 0; i < Number(count); i++) text += ports.memo.get(`${JOB}.${place}.${i}`) ?? '';
  return JSON.parse(text) as Job;
}

/** The job is done: its notes, which hold the seed, go too. */
function forget(ports: Ports): void {
  ports.memo.set(JOB, undefined);
  for (const place of ['a', 'b'])
    for (let i = 0; ports.memo.get(`${JOB}.${place}.${i}`) !== undefined; i++)
      ports.memo.set(`${JOB}.${place}.${i}`, undefined);
}
