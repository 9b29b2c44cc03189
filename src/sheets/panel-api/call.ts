import type * as z from 'zod/mini';
import { hasHalfCharacter, isDeeper } from '../../rules/base/json.ts';
import { noteChange } from '../change-note.ts';
import { takeTurn } from '../delivery/turn.ts';
import type { Ports } from '../ports.ts';
import { afterwards, asProblem, fail, type Problem } from '../problem.ts';
import { REQUEST } from './schemas.ts';

/**
 * Answer to a call: the call's value, or the problem that stopped the call. A value may have a note for the host;
 * `details` is the original text of the error that the note explains.
 */
export type Answer<T> =
  | { readonly ok: true; readonly value: T; readonly note?: string; readonly details?: string }
  | { readonly ok: false; readonly problem: Problem };

/** Kind of a call: 'writes' takes the season's lock, 'reads' does not. */
export type Kind = 'reads' | 'writes';

type Schemas = readonly z.ZodMiniType[];
/** Types of the values that the schemas describe, in the order of the schemas. */
export type Values<S extends Schemas> = { -readonly [I in keyof S]: z.infer<S[I]> };

/** Call of the panel: the schemas of its arguments, and the function that does the work. */
export interface Call<K extends Kind = Kind, S extends Schemas = Schemas, T = unknown> {
  readonly kind: K;
  readonly takes: S;
  run(ports: Ports, ...given: Values<S>): T;
}

type Work<S extends Schemas, T> = (ports: Ports, ...given: Values<S>) => T;

/** Defines a call that changes nothing in the season. */
export function reads<const S extends Schemas, T>(takes: S, run: Work<S, T>): Call<'reads', S, T> {
  return { kind: 'reads', takes, run };
}

/** Defines a call that changes the season and answers with a value. */
export function writes<const S extends Schemas, T>(takes: S, run: Work<S, T>): Call<'writes', S, T> {
  return { kind: 'writes', takes, run };
}

/** Defines a call that changes the season and answers null on success. */
export function changes<const S extends Schemas>(takes: S, run: Work<S, unknown>): Call<'writes', S, null> {
  return writes(takes, (ports, ...given) => {
    run(ports, ...given);
    return null;
  });
}

/** Makes the functions that Google runs for the panel. Each function checks its arguments and answers with a value or a problem. */
export function makeEntryPoints<Name extends string>(
  calls: { readonly [N in Name]: Call },
  makePorts: () => Ports,
): { readonly [N in Name]: (...given: readonly unknown[]) => Answer<unknown> } {
  const entries = Object.entries<Call>(calls).map(
    ([name, call]) => [name, (...given: readonly unknown[]) => answer(call, given, makePorts)] as const,
  );
  return Object.fromEntries(entries) as ReturnType<typeof makeEntryPoints<Name>>;
}

function answer(call: Call, given: readonly unknown[], makePorts: () => Ports): Answer<unknown> {
  const notes: string[] = [];
  let details: string | undefined;
  const answered = attempt(() => {
    const values = call.takes.map((schema, i) => parse(schema, given[i]));
    // The id of the button press may follow the call's arguments.
    const request = parse(REQUEST, given[call.takes.length]) as string | undefined;
    const tell: Ports['tell'] = (note, ofError) => {
      notes.push(note);
      details ??= ofError;
    };
    const ports = { ...makePorts(), tell, ...(request === undefined ? {} : { request }) };
    const work = () => call.run(ports, ...values);
    return call.kind === 'writes' ? withLock(ports, work) : work();
  });
  if (!answered.ok || notes.length === 0) return answered;
  return { ...answered, note: [...new Set(notes)].join(' '), ...(details ? { details } : {}) };
}

/** Parses an argument from the browser. Throws if the argument does not fit its schema. */
function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (!isDeeper(value, 20) && hasHalfCharacter(value))
    return fail(
      'A text has half of a character, perhaps half of an emoji.',
      'Type the text again without that character.',
      'bad-argument',
    );
  const path = parsed.error.issues[0]?.path.join('.');
  return fail(
    `Roundkeeper cannot use what the panel sent${path ? ` (${path})` : ''}.`,
    'Close the panel and open it again.',
    'bad-argument',
  );
}

/** Runs work, and answers with the work's value or with the problem that stopped the work. */
export function attempt<T>(work: () => T): Answer<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, problem: asProblem(error) };
  }
}

/**
 * Runs work while holding the season's lock. If the lock stays taken, throws 'busy' and says who holds the lock. An
 * error after the work, such as at the release of the lock, does not undo the work.
 */
export function withLock<T>(ports: Ports, work: () => T): T {
  const done: T[] = [];
  const turn = () =>
    takeTurn(ports, () => {
      // If notes are full, the work goes on, because the work may make room for notes.
      attempt(() => ports.memo.set('at work', ports.who()));
      try {
        done.push(work());
      } finally {
        afterwards(ports, () => noteChange(ports));
        afterwards(ports, () => ports.memo.set('at work', undefined));
      }
    });
  try {
    turn();
  } catch (error) {
    if (done.length === 0) throw error;
    afterwards(ports, () => {
      throw error;
    });
  }
  for (const value of done) return value;
  return fail(
    `${ports.memo.get('at work') ?? 'Somebody else'} is at work in this season right now.`,
    'Wait a moment. Then look at the panel again, because the work may be done.',
    'busy',
  );
}
