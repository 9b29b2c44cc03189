import { createHash } from 'node:crypto';

/** Google's computations on bytes. Node does the computations, which is far faster than JavaScript. Bytes are numbers from -128 to 127. */
export const NODE_BYTES = {
  sha256: (text: string): number[] => [...new Int8Array(createHash('sha256').update(text).digest())],
};
