import type { RoundData } from './shapes.ts';

/** A response to the trade form that a round has read. */
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

/** The responses to the trade form that a round has read. */
export function readOffers({ offers }: Pick<RoundData, 'offers'>): readonly ReadOffer[] {
  return offers.map((text) => {
    const [id = '', at = '', seat] = text.split(' ');
    return { id, at: Number.parseInt(at, 36), seat: Number(seat) };
  });
}
