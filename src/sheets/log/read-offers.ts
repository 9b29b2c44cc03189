import type { RoundData } from './shapes.ts';

/** A response to the trade form that a round has read. */
export interface ReadOffer {
  /** Id of the response (H6). */
  readonly id: string;
  /** Arrival time in milliseconds UTC, and the sender's seat. */
  readonly at: number;
  readonly seat: number;
}

/** Writes a response for the log: id, time in base 36, seat. */
export function readOfferText({ id, at, seat }: ReadOffer): string {
  return `${id} ${at.toString(36)} ${seat}`;
}

/** Reads the responses to the trade form that a round has read. */
export function readOffers({ offers }: Pick<RoundData, 'offers'>): readonly ReadOffer[] {
  return offers.map((text) => {
    const [id = '', at = '', seat] = text.split(' ');
    return { id, at: Number.parseInt(at, 36), seat: Number(seat) };
  });
}
