import type { RoundData } from './shapes.ts';

/** A response that was read from the trade form for a round. */
export interface ReadOffer {
  /** Id of the response (H6). */
  readonly id: string;
  /** Arrival time of the response, in milliseconds UTC. `seat` is the sender's seat. */
  readonly at: number;
  readonly seat: number;
}

/** Writes a response as text for the log: the id, the arrival time in base 36, and the seat. */
export function readOfferText({ id, at, seat }: ReadOffer): string {
  return `${id} ${at.toString(36)} ${seat}`;
}

/** Lists the responses that were read from the trade form for a round. */
export function readOffers({ offers }: Pick<RoundData, 'offers'>): readonly ReadOffer[] {
  return offers.map((text) => {
    const [id = '', at = '', seat] = text.split(' ');
    return { id, at: Number.parseInt(at, 36), seat: Number(seat) };
  });
}
