import { plural } from '../../../rules/base/words.ts';
import { isPurseAmount, PURSE_LIMIT } from '../../../rules/play/players.ts';
import { type AwardKind, awardWhy } from '../../log/entries/award-words.ts';
import { balances, ledgerFaults } from '../../log/ledger/ledger.ts';
import { fail } from '../../problem.ts';
import { isoTime } from '../../time.ts';
import { whyNotPlain } from '../../workbook/cells/plain-text.ts';
import { EMPTY_PURSE } from '../../workbook/tabs/ledger-tab.ts';
import type { Change, Context } from '../change.ts';
import { seasonNews } from '../outbox.ts';
import { onRoster } from './on-roster.ts';

/** Gives or takes garnets, bellflowers or Tokens of Life from outside a game: a prize, a fine, a gift (X7, N13). */
export interface Award {
  readonly player: string;
  readonly garnets: number;
  readonly bellflowers: number;
  readonly tokensOfLife: number;
  readonly why: string;
  /** What it is for, if the host said so. */
  readonly kind?: AwardKind;
}

/** Writes an award into the ledger: to anyone on the roster, the Elimination Candidate included (X7). */
export function award(context: Context, given: Award): Change {
  const { book, clock } = context;
  const { person, season } = onRoster(context, given.player);
  const { garnets, bellflowers, tokensOfLife, why, kind } = given;
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
      `${person.name} has ${plural(purse.garnets, 'garnet')}, ${plural(purse.bellflowers, 'bellflower')} and ${plural(purse.tokensOfLife, 'Token of Life', 'Tokens of Life')}: not that much can be taken.`,
      'Take less.',
    );
  if (purse.garnets + garnets > PURSE_LIMIT || purse.bellflowers + bellflowers > PURSE_LIMIT)
    return fail(`${person.name} would have more than ${PURSE_LIMIT} of something.`, 'Award less.');
  const time = isoTime(clock.now());
  const row = { player: person.id, garnets, bellflowers, tokensOfLife };
  const data = { ...row, why, ...(kind === undefined ? {} : { kind }) };
  return {
    time,
    event: { what: 'award', data, match: 0, round: 0 },
    ledger: [{ time, ...row, why: awardWhy(data) }],
    season,
    outbox: seasonNews({ ...book, season }, [person.id]),
  };
}

/** Characters of an award’s reason. */
const WHY_LIMIT = 500;

/** Refuses amounts that no purse can hold (H13). */
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
