import type { KindOf } from '../../../src/sheets/panel-api/calls.ts';
import { NO_ANSWER, OUTSIDE_GOOGLE } from '../../../src/sidebar/session/failure.ts';
import { makeServer, type Runner } from '../../../src/sidebar/session/server.ts';

type Handler = (value: unknown) => void;
type Called = (success: Handler, failure: Handler, args: unknown[]) => void;

function makeRunner(
  functions: Record<string, Called>,
  success: Handler = () => {},
  failure: Handler = () => {},
) {
  const runner: Record<string, unknown> = {
    withSuccessHandler: (handler: Handler) => makeRunner(functions, handler, failure),
    withFailureHandler: (handler: Handler) => makeRunner(functions, success, handler),
  };
  for (const [name, called] of Object.entries(functions))
    runner[name] = (...args: unknown[]) => called(success, failure, args);
  return runner as unknown as Runner;
}

describe('a call of the add-on', () => {
  test('passes its arguments and gives the answer', async () => {
    const seen: unknown[][] = [];
    const server = makeServer(() =>
      makeRunner({
        undoRound: (success, _, args) => {
          seen.push(args);
          success({ ok: true, value: null });
        },
      }),
    );
    expect(await server.call('undoRound', 1, 4, 4)).toEqual({ ok: true, value: null });
    expect(seen).toEqual([[1, 4, 4]]);
  });

  test('hands on the problem that the add-on names', async () => {
    const problem = { code: 'cannot', what: 'a', safe: 'b', todo: 'c' };
    const server = makeServer(() => makeRunner({ verify: (success) => success({ ok: false, problem }) }));
    expect(await server.call('verify')).toEqual({ ok: false, problem });
  });

  test.each<[string, Called, RegExp]>([
    ['Google fails', (_, failure) => failure(new Error('NetworkError: HTTP 0')), /connection/],
    ['the answer is none', (success) => success(undefined), /Google reported an error/],
    [
      'Google refuses the arguments',
      () => {
        throw new Error('Authorization is required');
      },
      /has not let Roundkeeper/,
    ],
  ])('is a problem when %s', async (_, called, what) => {
    const answer = await makeServer(() => makeRunner({ getState: called })).call('getState');
    expect(answer).toMatchObject({ ok: false, problem: { what: expect.stringMatching(what) } });
  });

  test('is a problem when the function is not there', async () => {
    const answer = await makeServer(() => makeRunner({})).call('getGames');
    expect(answer).toMatchObject({
      ok: false,
      problem: { what: expect.stringMatching(/older than the add-on/) },
    });
  });

  test('is a problem outside Google', async () =>
    expect(await makeServer(() => undefined).call('getState')).toEqual({
      ok: false,
      problem: OUTSIDE_GOOGLE,
    }));

  test('is a problem when no answer comes', async () =>
    expect(await makeServer(() => makeRunner({ getState: () => {} }), 5).call('getState')).toEqual({
      ok: false,
      problem: NO_ANSWER,
    }));

  test('takes only names and arguments that the add-on has', () => {
    const server = makeServer(() => undefined);
    // @ts-expect-error: misspelled
    void server.call('getStat');
    // @ts-expect-error: not for the panel
    void server.call('onOpen');
    // @ts-expect-error: a round is a number
    void server.call('undoRound', 1, 'two');
    // @ts-expect-error: an undo writes, so the state must be read again after it
    const kind: KindOf<'undoRound'> = 'reads';
    expect(kind).toBe('reads');
    // @ts-expect-error: one argument too few
    void server.call('acceptLate', 1);
  });
});
