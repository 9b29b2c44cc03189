import * as z from 'zod/mini';
import { cut } from '../../rules/base/json.ts';
import { amountWords } from '../../rules/base/words.ts';
import { isPurseAmount, PURSE_LIMIT } from '../../rules/declare/purse.ts';
import { AWARD_KINDS, awardWhy } from '../log/events/award.ts';
import { balances, ledgerFaults, ledgerFaultWords } from '../log/ledger/ledger.ts';
import { ledgerNames } from '../log/ledger-names.ts';
import { fail } from '../problem.ts';
import { amounts, TEXT, textList, wellFormed } from '../request-shapes.ts';
import { EMPTY_PURSE, missingAfter } from '../workbook/ledger-tab.ts';
import { WHY_LIMIT, whyNotPlain } from '../workbook/plain-text.ts';
import { atRound, type Change, type Context, ofSeason, requireShown } from './change.ts';
import { peopleOnRoster } from './on-roster.ts';
import { openMatchesOf, seasonNews } from './outbox.ts';

/** Request to give or take garnets, bellflowers or Tokens of Life outside a game, for example as a prize or a fine (X7, N13). */
export const AWARD = z.object({
  /** The player's id, or the name on the roster. */
  player: TEXT,
  /** More players; each player gets the full amount. */
  others: z.exactOptional(textList()),
  ...amounts(),
  why: wellFormed(WHY_LIMIT),
  /** Purpose of the award, if the host chose one. */
  kind: z.exactOptional(z.literal(AWARD_KINDS)),
});
type Award = z.infer<typeof AWARD>;

/**
 * Adds a Ledger row and a log entry for each player who gets an award. Any player on the roster may get an award, even
 * the Elimination Candidate (X7).
 */
export function award(context: Context, given: Award): Change {
  const { book } = context;
  const { people, season } = peopleOnRoster(context, [given.player, ...(given.others ?? [])]);
  const { garnets, bellflowers, tokensOfLife, why, kind } = given;
  // A purse cannot hold a larger amount (H13).
  if (![garnets, bellflowers, tokensOfLife].every(isPurseAmount))
    fail(
      `One award can have at most ${PURSE_LIMIT} garnets, bellflowers or Tokens of Life.`,
      'Type a smaller number.',
    );
  const bad = whyNotPlain(why, WHY_LIMIT);
  if (bad !== undefined) fail(`The reason of the award contains ${bad}.`, 'Type it again, in one line.');
  const rows = people.map(({ id }) => ({ player: id, garnets, bellflowers, tokensOfLife }));
  const purses = balances(book);
  const missing = missingAfter(purses, rows);
  for (const { id, name } of people) {
    const purse = purses.get(id) ?? EMPTY_PURSE;
    if (missing.has(id))
      fail(
        `${name} has only ${amountWords(purse) || 'an empty purse'}. You cannot take more.`,
        'Take a smaller amount.',
      );
    if (purse.garnets + garnets > PURSE_LIMIT || purse.bellflowers + bellflowers > PURSE_LIMIT)
      fail(
        `${name} would then have more than ${PURSE_LIMIT} garnets or bellflowers.`,
        'Award a smaller amount.',
      );
  }
  const events = rows.map((row) => {
    const data = { ...row, why, ...(kind === undefined ? {} : { kind }) };
    return { what: 'award', data } as const;
  });
  const [event, ...others] = events.map(ofSeason) as [Change['event'], ...Change['event'][]];
  // The chains of the players' matches get copies of the award.
  const copies = events.flatMap((one) =>
    openMatchesOf(book, one.data.player).map((row) => atRound(row, one)),
  );
  return {
    event,
    more: [...others, ...copies],
    ledger: rows.map((row) => ({ ...row, why: awardWhy(given) })),
    season,
    outbox: seasonNews(
      { ...book, season },
      people.map(({ id }) => id),
    ),
  };
}

/**
 * Accepts changes that were typed into the Ledger tab, and logs the differences. `shown` are the differences that the
 * host saw. Fails if the differences have changed since then.
 */
export function acceptLedger({ book }: Context, shown?: readonly string[]): Change {
  const data = ledgerFaults(book);
  if (data.length === 0) return fail('The Ledger tab is the same as the log.', 'There is nothing to accept.');
  requireShown(ledgerFaultWords(book, data), shown);
  const { isId } = ledgerNames(book.log, book.season);
  for (const { player } of data)
    if (!isId(player))
      fail(
        player === ''
          ? 'A row of the Ledger has amounts, but no player.'
          : `The Ledger has amounts for “${cut(player, 60)}”, who is not on the roster.`,
        'Correct the name in that row, or press “Undo the ledger changes”.',
      );
  const rows = data.map(({ player }) => openMatchesOf(book, player));
  const copies = book.matches.matches.flatMap((row) => {
    const own = data.filter((_, i) => rows[i]?.includes(row));
    return own.length > 0 ? [atRound(row, { what: 'ledger', data: own })] : [];
  });
  return {
    event: ofSeason({ what: 'ledger', data }),
    // The chains of the players' matches get copies of their part.
    more: copies,
  };
}
