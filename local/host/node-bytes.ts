import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** What Google computes on bytes, done by Node: far faster than in JavaScript. Bytes are numbers from -128 to 127. */
export const NODE_BYTES = {
  gzip: (text: string): number[] => [...new Int8Array(gzipSync(text))],
  gunzip: (bytes: readonly number[]): string => gunzipSync(Int8Array.from(bytes)).toString(),
  sha256: (text: string): number[] => [...new Int8Array(createHash('sha256').update(text).digest())],
};
