import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Google's computations on bytes. Node does the computations, which is far faster than JavaScript. Bytes are numbers from -128 to 127. */
export const NODE_BYTES = {
  gzip: (text: string): number[] => [...new Int8Array(gzipSync(text))],
  gunzip: (bytes: readonly number[]): string => gunzipSync(Int8Array.from(bytes)).toString(),
  sha256: (text: string): number[] => [...new Int8Array(createHash('sha256').update(text).digest())],
};
