import type * as entry from '../../sheets/main.ts';
import type { Answer, NewGameRequest, SeasonState } from '../../sheets/panel-api/panel.ts';
import { failureProblem, OUTSIDE, SILENCE } from './failure.ts';

type Entry = typeof entry;

/** The entry points that answer the panel. */
export type CallName = {
  [K in keyof Entry]: Entry[K] extends (...args: never[]) => Answer<unknown> ? K : never;
}[keyof Entry];

export type Value<K extends CallName> = Entry[K] extends (...args: never[]) => Answer<infer T> ? T : never;

interface RoundAt {
  readonly match: number;
  /** Rounds resolved as the panel shows it. */
  readonly round: number;
  readonly early: boolean;
}

export interface AwardRequest {
  readonly player: string;
  readonly garnets: number;
  readonly bellflowers: number;
  readonly tokensOfLife: number;
  readonly why: string;
}

/** What each entry point takes. The add-on itself trusts no argument: its own types are `unknown`. */
interface Arguments {
  setUp: [identity: SeasonState['identity']];
  newGame: [NewGameRequest];
  preview: [RoundAt];
  resolveRound: [RoundAt];
  sendReceiptsNow: [match: number];
  undoRound: [match: number, round: number];
  acceptEdit: [match: number];
  restoreTab: [match: number];
  setDeadline: [match: number, deadline: string];
  acceptLate: [match: number, row: number];
  award: [AwardRequest];
  recordVote: [match: number, chosen: string];
  exportRecord: [match: number];
  why: [match: number, round: number, viewer: string];
}

// A function that takes something and is not listed above cannot be called at all.
type ArgumentsOf<K extends CallName> = K extends keyof Arguments
  ? Arguments[K]
  : Parameters<Entry[K]> extends []
    ? []
    : never;

/** The add-on as the panel sees it. A call never throws: what goes wrong on the way is an answer too. */
export interface Server {
  call<K extends CallName>(name: K, ...args: ArgumentsOf<K>): Promise<Answer<Value<K>>>;
}

/** What Google puts into the panel’s frame. */
export interface Runner {
  withSuccessHandler(handler: (value: unknown) => void): Runner;
  withFailureHandler(handler: (error: unknown) => void): Runner;
}

/** Google ends a script after six minutes; an answer that has not come by then will not come. */
const LONGEST = 6.5 * 60_000;

/** The add-on behind google.script.run, or behind whatever stands in for it. */
export function makeServer(runner: () => Runner | undefined, longest = LONGEST): Server {
  return {
    call<K extends CallName>(name: K, ...args: ArgumentsOf<K>) {
      return new Promise<Answer<Value<K>>>((resolve) => {
        const run = runner();
        if (!run) return resolve({ ok: false, problem: OUTSIDE });
        const timer = setTimeout(() => resolve({ ok: false, problem: SILENCE }), longest);
        const end = (answer: Answer<Value<K>>) => {
          clearTimeout(timer);
          resolve(answer);
        };
        const failed = (error: unknown) => end({ ok: false, problem: failureProblem(error) });
        try {
          const ready = run
            .withSuccessHandler((value) => (isAnswer<Value<K>>(value) ? end(value) : failed(value)))
            .withFailureHandler(failed) as unknown as Record<string, (...given: unknown[]) => void>;
          if (ready[name]) ready[name](...args);
          else failed(new Error(`Script function not found: ${name}`));
        } catch (error) {
          failed(error);
        }
      });
    },
  };
}

function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && typeof (value as { ok?: unknown }).ok === 'boolean';
}
