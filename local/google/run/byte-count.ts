// Bytes of what a call sends and what it answers, as JSON text in UTF-8.
import { isStandIn } from './stand-in.ts';

/** Writes a value as JSON text. Gives undefined for undefined and for stand-ins, because Google's objects stay at Google. */
export function jsonText(value: unknown): string | undefined {
  if (value === undefined || isStandIn(value)) return undefined;
  return JSON.stringify(Array.isArray(value) ? value.map(plain) : value);
}

/** Gives the size of a text in bytes; 0 for undefined. */
export const bytesOf = (text: string | undefined): number =>
  text === undefined ? 0 : Buffer.byteLength(text);

/** Gives the size of a call's arguments in bytes. Each argument counts as JSON text. */
export function argumentBytes(given: readonly unknown[]): number {
  return given.reduce<number>((sum, one) => sum + bytesOf(jsonText(one)), 0);
}

const plain = (value: unknown): unknown => (isStandIn(value) ? null : value);
