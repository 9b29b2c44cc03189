/** A player's possessions across the season: garnets, bellflowers and Tokens of Life (X10). */
export interface Purse {
  readonly garnets: number;
  readonly bellflowers: number;
  readonly tokensOfLife: number;
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
  if (earnings.length === 0) return purses;
  const paid = purses.slice();
  for (const { seat, garnets = 0, bellflowers = 0, tokensOfLife = 0 } of earnings) {
    const purse = paid[seat] as Purse;
    paid[seat] = {
      garnets: purse.garnets + garnets,
      bellflowers: purse.bellflowers + bellflowers,
      tokensOfLife: purse.tokensOfLife + tokensOfLife,
    };
  }
  return paid;
}
