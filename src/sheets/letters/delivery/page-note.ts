import * as z from 'zod/mini';
import type { Memo } from '../../ports.ts';

const shape = z.object({ file: z.string(), entry: z.number(), error: z.string() });

/**
 * The file of a match's page for everyone, and the number of the last entry that it contains. With `error`, the page could not be written up to
 * that entry, for this reason.
 */
export type PageNote = z.infer<typeof shape>;

const keyOf = (match: number) => `page ${match}`;

export function pageNote({ get }: Pick<Memo, 'get'>, match: number): PageNote | undefined {
  try {
    return shape.parse(JSON.parse(get(keyOf(match)) ?? ''));
  } catch {
    return undefined;
  }
}

export function notePage({ set }: Pick<Memo, 'set'>, match: number, note: PageNote | undefined): void {
  set(keyOf(match), note && JSON.stringify(note));
}
