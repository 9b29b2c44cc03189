import { cut } from '../../rules/base/json.ts';
import type { AnyGame } from '../../rules/game.ts';
import { type Book, requireSoundLog } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { balances } from '../log/ledger/ledger.ts';
import { requireToCome } from '../match/round/deadline.ts';
import { peopleWithIds } from '../match/season/on-roster.ts';
import type { Entropy, Ports } from '../ports.ts';
import { fail } from '../problem.ts';
import { readDeadline } from '../time.ts';
import { checkNames } from '../workbook/tabs/roster.ts';
import { choosePlayers, requireDifferentPeople } from '../workbook/tabs/roster-people.ts';
import type { MatchRow, Person } from '../workbook/tabs/season.ts';
import { checkSeed, mustFindGame, type NewGameRequest, readRequest, withMeadows } from './game-request.ts';
import type { Job } from './job.ts';
import { type Planned, readTakeOver, type TakeOverRequest } from './take-over.ts';

/** The job of a match that is new, or taken over; stops where the request does not fit the season. */
export function planJob(
  ports: Ports,
  request: NewGameRequest | TakeOverRequest,
  games: readonly AnyGame[],
  book: Book,
): Job & Pick<Planned, 'taken'> {
  requireSoundLog(book);
  checkNames(book);
  const roster = peopleWithIds({ book, entropy: ports.entropy });
  const chosen = choosePlayers({ ...book.season, players: roster }, request.players);
  requireDifferentPeople(chosen, book.standIns);
  const number = nextMatchNumber(book);
  const { game, started, taken } =
    'record' in request
      ? readTakeOver(request, games, chosen, book, ports.entropy)
      : readNewGame(request, games, chosen, book, ports.entropy);
  const deadline =
    request.deadline === ''
      ? ''
      : (readDeadline(request.deadline) ??
        fail(`“${cut(request.deadline, 60)}” is no time for a deadline.`, 'Choose a deadline, or none.'));
  requireToCome(deadline, ports.clock.now());
  const earlier = earlierMatches(book);
  return {
    number,
    title: titleFor(game.title, earlier),
    started,
    ...(taken ? { taken } : {}),
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
    models: modelsFor(game.id, earlier),
    tabs: [...book.tabs.keys()],
  };
}

function readNewGame(
  request: NewGameRequest,
  games: readonly AnyGame[],
  chosen: readonly Person[],
  book: Book,
  entropy: Entropy,
): Planned {
  checkSeed(request.seed, book.log);
  const game = mustFindGame(games, request.game);
  const people = withMeadows(chosen, request);
  const seed = request.seed || entropy.text();
  return { game, started: readRequest(game, request, people, balances(book), seed) };
}

/** The latest forms that a match of this game may copy: a trade form of another game may ask the same questions. */
function modelsFor(game: string, rows: readonly Earlier[]): NonNullable<Job['models']> {
  const last = rows[rows.length - 1];
  const same = rows.filter((row) => row.game === game);
  const { form = '', trades = last?.trades ?? '' } = same[same.length - 1] ?? {};
  return { orders: form, trades };
}

/** A number that no match of the season has or had. */
function nextMatchNumber({ matches, log }: Book): number {
  const begun = [...matches.matches.map(({ number }) => number), ...log.entries.map(({ match }) => match)];
  return Math.max(0, ...begun) + 1;
}

/** The game’s title, for a second match “… 2”: the first number that no match of the season has, in whatever case. */
function titleFor(title: string, earlier: readonly Earlier[]): string {
  const taken = new Set(earlier.map((match) => match.title.toLowerCase()));
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? title : `${title} ${number}`;
    if (!taken.has(numbered.toLowerCase())) return numbered;
  }
}

type Earlier = Pick<MatchRow, 'number' | 'game' | 'title' | 'form' | 'trades'>;

/** All matches of the season by their numbers, those in the archive too. */
function earlierMatches({ matches, log }: Book): readonly Earlier[] {
  const archived = [...seasonFacts(log).archived.values()].map(({ match, data }) => ({
    ...data.row,
    number: match,
  }));
  return [...archived, ...matches.matches].sort((a, b) => a.number - b.number);
}
