/** The throws; each beats the one before it, and the first beats the last. */
export const THROWS = ['rock', 'paper', 'scissors'] as const;
export type Throw = (typeof THROWS)[number];

export const SIGNS: Readonly<Record<Throw, string>> = { rock: '✊', paper: '✋', scissors: '✌' };

/** What a throw beats: paper beats rock, scissors beat paper, rock beats scissors. */
export function beatenBy(thrown: Throw): Throw {
  return THROWS[(THROWS.indexOf(thrown) + THROWS.length - 1) % THROWS.length] as Throw;
}
