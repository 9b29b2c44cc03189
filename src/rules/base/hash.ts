import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/** Fixed first bits of the byte with which UTF-8 begins a character. The index is the number of bytes after this byte. */
const FIRST = [0, 0xc0, 0xe0, 0xf0] as const;

/** Encodes a string as UTF-8, because Apps Script has no TextEncoder. A lone surrogate becomes U+FFFD, as in TextEncoder. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const found = letter.codePointAt(0) as number;
    const code = found >= 0xd800 && found <= 0xdfff ? 0xfffd : found;
    const more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    bytes.push(FIRST[more] | (code >> (6 * more)));
    // Each later byte holds the next six bits.
    for (let i = more - 1; i >= 0; i--) bytes.push(0x80 | ((code >> (6 * i)) & 63));
  }
  return Uint8Array.from(bytes);
}

/** Gives the SHA-256 of a text's UTF-8 bytes in lower-case hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8(text)));
}

/** Writes canonical JSON (RFC 8785): equal values give equal texts. Throws for a lone surrogate, NaN or Infinity. */
export function canonicalJson(value: unknown): string {
  return canonicalize(value) as string;
}

/** Gives the SHA-256 of a value's canonical JSON in lower-case hexadecimal. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

/** Gives the HMAC-SHA256 of a message in lower-case hexadecimal. Key and message are texts. */
export function hmacHex(key: string, message: string): string {
  return bytesToHex(hmacOf(key, message));
}

/** Gives the HMAC-SHA256 of a message as bytes. Key and message are texts. */
export function hmacOf(key: string, message: string): Uint8Array {
  return hmac(sha256, utf8(key), utf8(message));
}
