import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import { isObject } from './json.ts';
import { lazy } from './lazy.ts';

/** A string's UTF-8 bytes; Apps Script has no TextEncoder. A lone surrogate becomes U+FFFD, as in TextEncoder. */
export function utf8(text: string): Uint8Array {
  // Most texts are ASCII, with one byte for each character.
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return utf8OfAny(text);
    bytes[i] = code;
  }
  return bytes;
}

function utf8OfAny(text: string): Uint8Array {
  // A UTF-16 unit takes at most three bytes, two units of one character four.
  const bytes = new Uint8Array(3 * text.length);
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) as number;
    if (code >= 0x10000) i++;
    at = put(bytes, at, code >= 0xd800 && code <= 0xdfff ? 0xfffd : code);
  }
  return bytes.slice(0, at);
}

/** The first bits of a code point’s first byte, by the number of bytes that follow it. */
const FIRST = [0, 0xc0, 0xe0, 0xf0] as const;

/** Writes the bytes of a code point from a place on; gives the place after them. */
function put(bytes: Uint8Array, at: number, code: number): number {
  const more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  bytes[at] = FIRST[more] | (code >> (6 * more));
  // Each further byte has the next six bits.
  for (let i = 1; i <= more; i++) bytes[at + i] = 0x80 | ((code >> (6 * (more - i))) & 63);
  return at + more + 1;
}

/** The hash of nothing yet, and one that is overwritten for every text: making them takes longer than hashing a short text. */
const fresh = lazy(() => sha256.create());
const hashed = lazy(() => sha256.create());

/** SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(fresh()._cloneInto(hashed()).update(utf8(text)).digest());
}

/** Canonical JSON (RFC 8785): the same value always gives the same text. Throws for a lone surrogate, NaN or Infinity. */
export function canonicalJson(value: unknown): string {
  // The library takes three times as long, and judges what is no plain JSON.
  return plainCanonicalJson(value) ?? (canonicalize(value) as string);
}

/** The canonical JSON of plain values and texts without surrogates; undefined for any other value. */
function plainCanonicalJson(value: unknown): string | undefined {
  if (typeof value === 'string') return plainCanonicalText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value === null) return 'null';
  if (Array.isArray(value)) return canonicalList(value);
  return isObject(value) && typeof value.toJSON !== 'function' ? canonicalObject(value) : undefined;
}

/** ASCII without control characters, quotation marks and backslashes: such a text stands in JSON as it is. */
const UNESCAPED = /^[ !#-[\]-~]*$/;

function plainCanonicalText(text: string): string | undefined {
  if (UNESCAPED.test(text)) return `"${text}"`;
  return /[\ud800-\udfff]/.test(text) ? undefined : JSON.stringify(text);
}

function canonicalList(list: readonly unknown[]): string | undefined {
  let text = '';
  for (const item of list) {
    const part = plainCanonicalJson(item);
    if (part === undefined) return undefined;
    text += text === '' ? part : `,${part}`;
  }
  return `[${text}]`;
}

function canonicalObject(object: Readonly<Record<string, unknown>>): string | undefined {
  let text = '';
  // By UTF-16 code units, as RFC 8785 wants it.
  for (const name of Object.keys(object).sort()) {
    if (object[name] === undefined) continue;
    const key = plainCanonicalText(name);
    const part = plainCanonicalJson(object[name]);
    if (key === undefined || part === undefined) return undefined;
    text += `${text === '' ? '' : ','}${key}:${part}`;
  }
  return `{${text}}`;
}

/** SHA-256 of a value's canonical JSON, in lower-case hexadecimal. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

/** Is overwritten for every key and message: making the parts of a hash takes longer than hashing a short text. */
const used = lazy(() => hmac.create(sha256, new Uint8Array(0)));

/** HMAC-SHA256 under one key, ready for many messages: the key is hashed once. */
export function makeHmac(key: string): (message: string) => Uint8Array {
  const keyed = hmac.create(sha256, utf8(key));
  const own = used();
  return (message) => keyed._cloneInto(own).update(utf8(message)).digest();
}
