import { isObject, own, quote } from '../../base/json.ts';
import type { Purse } from '../../declare/purse.ts';
import type { Table } from '../../declare/table.ts';
import type { Judged } from '../../order/order.ts';
import { readCount, readList, readPurchase } from '../../order/reading.ts';
import type { Refuse } from '../../order/refusal.ts';
import type { Options } from './options.ts';
import type { Hand, PolarPosition } from './position.ts';
import { COIL_COLUMNS, MEADOWS, type Meadow } from './vocabulary.ts';

/** A mail: one postcard, one coil, one stamp. */
export interface Mail {
  readonly postcard: Meadow;
  readonly coil: number;
}

/** A legal order: all of it is held or paid for. */
export interface Order {
  readonly buyStamps: number;
  readonly mails: readonly Mail[];
}

export const ORDER_KEYS = ['buyStamps', 'mails'] as const;

const NO_MAILS: readonly Mail[] = [];

/** Stamps are bought first and can be used at once (P8); an invalid mail consumes nothing (P7). */
export function judge(
  { options }: Table<Options>,
  { seats }: PolarPosition,
  seat: number,
  purse: Purse,
  raw: Record<string, unknown>,
  refuse: Refuse,
): Judged<Order> {
  const buyStamps = readPurchase(raw, 'buyStamps', options.stampPrice, purse, refuse);
  const cost = buyStamps * options.stampPrice;
  const lines = readList(raw, 'mails', refuse);
  if (lines.length === 0) return { order: { buyStamps, mails: NO_MAILS }, cost };
  const hand = seats[seat] as Hand;
  const left: Record<string, number> = {
    white: hand.white,
    blue: hand.blue,
    black: hand.black,
    red: hand.red,
    green: hand.green,
    coil1: hand.coil1,
    coil2: hand.coil2,
    coil3: hand.coil3,
    stamps: hand.stamps + buyStamps,
  };
  const mails: Mail[] = [];
  for (let i = 0; i < lines.length; i++) {
    const mail = readMail(lines[i]);
    if (!mail) {
      refuse(
        `mails[${i}]`,
        'malformed',
        `Expected a postcard’s colour and a coil’s strength, found ${describe(lines[i])}.`,
      );
      continue;
    }
    const coil = COIL_COLUMNS[mail.coil - 1] ?? '';
    const lacks = !left[mail.postcard]
      ? `${mail.postcard} postcard`
      : !left[coil]
        ? `coil of strength ${mail.coil}`
        : !left.stamps
          ? 'stamp'
          : '';
    if (lacks) {
      refuse(`mails[${i}]`, 'not-held', `No ${lacks} is left for this mail.`);
      continue;
    }
    left[mail.postcard]!--;
    left[coil]!--;
    left.stamps!--;
    mails.push(mail);
  }
  return { order: { buyStamps, mails }, cost };
}

function readMail(raw: unknown): Mail | undefined {
  if (!isObject(raw)) return undefined;
  for (const key in raw) if (key !== 'postcard' && key !== 'coil') return undefined;
  const postcard = own(raw, 'postcard') as Meadow;
  const coil = readCount(own(raw, 'coil'));
  return MEADOWS.includes(postcard) && coil !== undefined ? { postcard, coil } : undefined;
}

function describe(raw: unknown): string {
  return isObject(raw)
    ? `postcard ${quote(own(raw, 'postcard'))}, coil ${quote(own(raw, 'coil'))}`
    : quote(raw);
}
