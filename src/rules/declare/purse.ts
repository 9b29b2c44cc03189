/** A player's possessions across the season: garnets, bellflowers and Tokens of Life (X10). */
export interface Purse {
  readonly garnets: number;
  readonly bellflowers: number;
  readonly tokensOfLife: number;
}

/** A purse with another one added, or taken from it. */
export function addPurses(a: Purse, b: Purse, sign: 1 | -1): Purse {
  return {
    garnets: a.garnets + sign * b.garnets,
    bellflowers: a.bellflowers + sign * b.bellflowers,
    tokensOfLife: a.tokensOfLife + sign * b.tokensOfLife,
  };
}

/** A change of one seat's purse. */
export interface Earning {
  readonly seat: number;
  readonly garnets?: number;
  readonly bellflowers?: number;
  readonly tokensOfLife?: number;
}

/** The purses after the earnings, in seat order. */
export function pay(purses: readonly Purse[], earnings: readonly Earning[]): readonly Purse[] {
  const paid = purses.slice();
  for (const { seat, garnets = 0, bellflowers = 0, tokensOfLife = 0 } of earnings) {
    paid[seat] = addPurses(paid[seat] as Purse, { garnets, bellflowers, tokensOfLife }, 1);
  }
  return paid;
}
