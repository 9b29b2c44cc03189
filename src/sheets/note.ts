import * as z from 'zod/mini';
import type { Memo } from './ports.ts';

/** What a note holds; undefined without one, or if it holds something else. */
export function readNote<T>({ get }: Pick<Memo, 'get'>, key: string, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return z.parse(shape, JSON.parse(get(key) ?? ''));
  } catch {
    return undefined;
  }
}
