import * as z from 'zod/mini';
import type { Ports } from '../ports.ts';
import { asProblem, fail } from '../problem.ts';
import type { Answer } from './panel.ts';

/** Arguments come from a browser: each entry point says what it takes, and nothing else gets in. */
export const ARGUMENTS = {
  match: z.int().check(z.minimum(1)),
  round: z.int().check(z.minimum(0)),
  row: z.int().check(z.minimum(1)),
  text: z.string().check(z.maxLength(20_000)),
  identity: z.enum(['email', 'code']),
  resolve: z.object({ match: z.int(), round: z.int(), early: z.optional(z.boolean()) }),
  award: z.object({
    player: z.string(),
    garnets: z.int(),
    bellflowers: z.int(),
    tokensOfLife: z.int(),
    why: z.string().check(z.maxLength(500)),
  }),
  newGame: z.object({
    game: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    players: z.array(z.string()).check(z.maxLength(100)),
    deadline: z.string(),
    seed: z.string().check(z.maxLength(1000)),
    setup: z.string().check(z.maxLength(20_000)),
  }),
} as const;

/** Parses an argument of a call from the panel. */
export function take<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return fail(
    `The panel sent something that cannot be used${issue ? ` (${issue.path.join('.')})` : ''}.`,
    'Close the panel and open it again.',
    'bad-argument',
  );
}

/** Runs what only reads: an answer, or the problem. */
export function reading<T>(work: () => T): Answer<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, problem: asProblem(error) };
  }
}

/** Runs what writes, alone: while somebody else is at it, it says who. */
export function writing<T>(ports: Ports, work: () => T): Answer<T> {
  return reading(() => {
    const held = ports.lock.hold(() => {
      ports.memo.set('at work', ports.who());
      try {
        return work();
      } finally {
        ports.memo.set('at work', undefined);
      }
    });
    if (held) return held.done;
    return fail(
      `${ports.memo.get('at work') ?? 'Somebody else'} is at work in this season right now.`,
      'Wait a moment; then look at the panel again, the work may be done.',
      'busy',
    );
  });
}
