import { own } from '../../rules/base/json.ts';
import type { Purse } from '../../rules/declare/purse.ts';
import { type Book, balancesOf, EMPTY } from '../workbook/book.ts';
import type { Entry } from './audit.ts';
import { playBack } from './playback.ts';

/** What an award, or an accepted change of the Ledger tab, gave somebody. */
interface Given extends Purse {
  readonly player: string;
}

/** A purse that the Ledger tab has otherwise than the log. */
export interface LedgerFault extends Purse {
  readonly player: string;
}

/** By how much the Ledger tab differs from what the log gives, player by player: somebody typed into it. */
export function ledgerFaults(book: Book): readonly LedgerFault[] {
  const expected = expectedBalances(
    book.audit.entries,
    book.matches.matches.map(({ number }) => number),
  );
  const found = balancesOf(book.ledger);
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((player) => {
    const difference = add(found.get(player) ?? EMPTY, expected.get(player) ?? EMPTY, -1);
    return isNothing(difference) ? [] : [{ player, ...difference }];
  });
}

function expectedBalances(entries: readonly Entry[], matches: readonly number[]): Map<string, Purse> {
  const balances = new Map<string, Purse>();
  const give = (player: string, purse: Purse, sign = 1) =>
    balances.set(player, add(balances.get(player) ?? EMPTY, purse, sign));
  for (const { what, data } of entries) {
    if (what === 'award') give((data as unknown as Given).player, data as unknown as Given);
    if (what === 'ledger') for (const given of data as unknown as readonly Given[]) give(given.player, given);
  }
  for (const number of matches) {
    const playback = playBack(entries, number);
    playback?.started.players.forEach(({ id, garnets, bellflowers }, seat) => {
      give(id, playback.match.purses[seat] ?? EMPTY);
      give(id, { garnets, bellflowers, tokensOfLife: 0 }, -1);
    });
    // Credits came from outside the match: awards and other matches have them already.
    for (const { input } of playback?.rounds ?? [])
      playback?.started.players.forEach(({ id, name }) => {
        const credit = own(input.credits, name);
        if (credit) give(id, { ...EMPTY, ...credit }, -1);
      });
  }
  return balances;
}

function add(a: Purse, b: Purse, sign: number): Purse {
  return {
    garnets: a.garnets + sign * b.garnets,
    bellflowers: a.bellflowers + sign * b.bellflowers,
    tokensOfLife: a.tokensOfLife + sign * b.tokensOfLife,
  };
}

function isNothing({ garnets, bellflowers, tokensOfLife }: Purse): boolean {
  return garnets === 0 && bellflowers === 0 && tokensOfLife === 0;
}

/** A change of a purse in words: “Ann: +3 garnets, -1 bellflowers”. */
export function purseWords({ player, garnets, bellflowers, tokensOfLife }: LedgerFault): string {
  const part = (amount: number, what: string) =>
    amount === 0 ? '' : `${amount > 0 ? '+' : ''}${amount} ${what}`;
  const parts = [
    part(garnets, 'garnets'),
    part(bellflowers, 'bellflowers'),
    part(tokensOfLife, 'Tokens of Life'),
  ];
  return `${player}: ${parts.filter(Boolean).join(', ')}`;
}
