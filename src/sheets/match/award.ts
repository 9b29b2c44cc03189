import { cut } from '../../rules/base/json.ts';
import { isPurseAmount, PURSE_LIMIT } from '../../rules/play/players.ts';
import type { Book } from '../log/book.ts';
import { playBack } from '../log/fold.ts';
import { balances, ledgerFaults } from '../log/ledger.ts';
import { knownIds } from '../log/person-facts.ts';
import { fail } from '../problem.ts';
import { isoTime } from '../time.ts';
import { EMPTY_PURSE } from '../workbook/ledger-tab.ts';
import { whyNotPlain } from '../workbook/plain-text.ts';
import { checkRoster, codeFrom, withIds } from '../workbook/roster.ts';
import type { OutboxRow } from '../workbook/season.ts';
import type { Change, Context } from './change.ts';
import { addToOutbox } from './outbox.ts';

/** Gives or takes garnets, bellflowers or Tokens of Life from outside a game: a prize, a fine, a gift (X7, N13). */
export interface Award {
  readonly player: string;
  readonly garnets: number;
  readonly bellflowers: number;
  readonly tokensOfLife: number;
  readonly why: string;
}

/** Writes an award into the ledger: to anyone on the roster, the Elimination Candidate included (X7). */
export function award({ book, clock, entropy }: Context, given: Award): Change {
  checkRoster(book);
  const players = withIds(
    book.season.players,
    () => codeFrom(entropy),
    book.season.identity,
    knownIds(book.log),
  );
  const person =
    players.find(({ id }) => id === given.player) ??
    players.find(({ name }) => name === given.player) ??
    fail(
      `${cut(given.player, 60)} is not on the roster.`,
      'Add them to the Season tab, or choose somebody else.',
    );
  const { garnets, bellflowers, tokensOfLife, why } = given;
  checkAmounts(given);
  const bad = whyNotPlain(why, WHY_LIMIT);
  if (bad !== undefined) fail(`The reason of the award holds ${bad}.`, 'Type it again, in one line.');
  const purse = balances(book).get(person.id) ?? EMPTY_PURSE;
  if (
    purse.garnets + garnets < 0 ||
    purse.bellflowers + bellflowers < 0 ||
    purse.tokensOfLife + tokensOfLife < 0
  )
    return fail(
      `${person.name} has ${purse.garnets} garnets, ${purse.bellflowers} bellflowers and ${purse.tokensOfLife} Tokens of Life: not that much can be taken.`,
      'Take less.',
    );
  if (purse.garnets + garnets > PURSE_LIMIT || purse.bellflowers + bellflowers > PURSE_LIMIT)
    return fail(`${person.name} would have more than ${PURSE_LIMIT} of something.`, 'Award less.');
  const time = isoTime(clock.now());
  const data = { player: person.id, garnets, bellflowers, tokensOfLife, why };
  return {
    time,
    event: { what: 'award', data, match: 0, round: 0 },
    ledger: [{ time, ...data }],
    season: { ...book.season, players },
    outbox: liveMatchesOf(book, person.id).reduce<readonly OutboxRow[]>(
      (rows, match) => addToOutbox(rows, match, [person.id]),
      book.matches.outbox,
    ),
  };
}

/** The numbers of the matches that go on and in which a person plays: their pages show the award. */
function liveMatchesOf({ log, matches }: Book, person: string): readonly number[] {
  const live = matches.matches.filter(({ over }) => !over).map(({ number }) => number);
  return live.filter((number) => playBack(log, number)?.started.players.some(({ id }) => id === person));
}

/** Characters of an award’s reason. */
const WHY_LIMIT = 500;

/** Refuses what no purse holds (H13). */
function checkAmounts({ garnets, bellflowers, tokensOfLife }: Award): void {
  if ([garnets, bellflowers, tokensOfLife].every(isPurseAmount)) return;
  fail(`An award is of at most ${PURSE_LIMIT} of each thing.`, 'Type a smaller number.');
}

/** Accepts the Ledger tab as it was changed by hand; the log keeps the differences. */
export function acceptLedger({ book, clock }: Context): Change {
  const data = ledgerFaults(book);
  if (data.length === 0) return fail('The ledger is as the log gives it.', 'There is nothing to accept.');
  return { time: isoTime(clock.now()), event: { what: 'ledger', data, match: 0, round: 0 } };
}
