import * as z from 'zod/mini';
import type { Memo } from './ports.ts';

/** Reads a note; undefined if the note is missing or does not fit the shape. */
export function readNote<T>({ get }: Pick<Memo, 'get'>, key: string, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return z.parse(shape, JSON.parse(get(key) ?? ''));
  } catch {
    return undefined;
  }
}
