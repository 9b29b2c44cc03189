// Bytes of what a call sends and what it answers, as JSON text in UTF-8.
import { isStandIn } from './stand-in.ts';

/** The bytes of a value as JSON text; 0 for nothing, and for an object of Google's, which stays with Google. */
export function jsonBytes(value: unknown): number {
  if (value === undefined || isStandIn(value)) return 0;
  const text = JSON.stringify(Array.isArray(value) ? value.map(plain) : value);
  return text === undefined ? 0 : Buffer.byteLength(text);
}

/** The bytes of a call's arguments, each as JSON text. */
export function argumentBytes(given: readonly unknown[]): number {
  return given.reduce<number>((sum, one) => sum + jsonBytes(one), 0);
}

const plain = (value: unknown): unknown => (isStandIn(value) ? null : value);
