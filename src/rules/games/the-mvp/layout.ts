import { PLACES } from './vocabulary.ts';

/** Status of a card in the pattern. A hidden card is secret. With any other status the card is public. */
export type Status = 'hidden' | 'nearly-exposed' | 'exposed' | 'claimed';

/** Number of cards in each row of the pattern, from the top (M1). */
export const ROWS = [4, 5, 6, 5, 4] as const;

/** Row of each place, and the left edge of the place in half cards. A row is shifted by half a card against the next row. */
export const SPOTS = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, i) => ({ row, left: 6 - length + 2 * i })),
);

/** For each place, the one or two places in the row below whose cards cover the card at this place (M1). */
export const COVERS: readonly (readonly number[])[] = SPOTS.map(({ row, left }) =>
  [-1, 1]
    .map((half) => SPOTS.findIndex((spot) => spot.row === row + 1 && spot.left === left + half))
    .filter((at) => at >= 0),
);

/**
 * Gives the status of each place. A card without covering cards is exposed. A card that only exposed cards cover is
 * nearly exposed. The covering cards lie at later places. So one pass from the last place to the first is enough.
 */
export function statusesOf(cards: readonly { readonly claimed: boolean }[]): Status[] {
  const statuses: Status[] = Array(PLACES.length).fill('claimed');
  for (let at = PLACES.length - 1; at >= 0; at--) {
    if (cards[at]!.claimed) continue;
    const covers = COVERS[at]!.map((cover) => statuses[cover]).filter((status) => status !== 'claimed');
    const isNear = covers.every((status) => status === 'exposed');
    statuses[at] = covers.length === 0 ? 'exposed' : isNear ? 'nearly-exposed' : 'hidden';
  }
  return statuses;
}
