// Bytes of what a call sends and what it answers, as JSON text in UTF-8.
import { isStandIn } from './stand-in.ts';

/** A value as JSON text; undefined for nothing, and for an object of Google's, which stays with Google. */
export function jsonText(value: unknown): string | undefined {
  if (value === undefined || isStandIn(value)) return undefined;
  return JSON.stringify(Array.isArray(value) ? value.map(plain) : value);
}

/** The bytes of a text, or of nothing. */
export const bytesOf = (text: string | undefined): number =>
  text === undefined ? 0 : Buffer.byteLength(text);

/** The bytes of a call's arguments, each as JSON text. */
export function argumentBytes(given: readonly unknown[]): number {
  return given.reduce<number>((sum, one) => sum + bytesOf(jsonText(one)), 0);
}

const plain = (value: unknown): unknown => (isStandIn(value) ? null : value);
