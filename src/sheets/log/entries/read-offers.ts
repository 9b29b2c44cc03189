import type { RoundData } from './events.ts';

/** A response to the trade desk that a round has read. */
export interface ReadOffer {
  /** The response’s id (H6). */
  readonly id: string;
  /** Milliseconds UTC, and the seat that sent it. */
  readonly at: number;
  readonly seat: number;
}

/** The response as the log has it: its id, its time in base 36 and the seat. */
export function readOfferText({ id, at, seat }: ReadOffer): string {
  return `${id} ${at.toString(36)} ${seat}`;
}

/** The ids of the responses to the trade desk that a round has read. Entries of earlier versions have nothing else of them. */
export function readOfferIds({ offers = [] }: Pick<RoundData, 'offers'>): readonly string[] {
  return offers.map((text) => text.split(' ', 1)[0] as string);
}

/** The responses to the trade desk of which a round’s entry has more than the id. */
export function readOffers({ offers = [] }: Pick<RoundData, 'offers'>): readonly ReadOffer[] {
  return offers.flatMap((text) => {
    const [id = '', at, seat] = text.split(' ');
    return at === undefined ? [] : [{ id, at: Number.parseInt(at, 36), seat: Number(seat) }];
  });
}
