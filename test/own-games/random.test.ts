import * as fc from 'fast-check';
import { canonicalJson } from '../../src/rules/base/hash.ts';
import type { Refusal } from '../../src/rules/order/refusal.ts';
import { allViews, judgeOrder, type Match, type Views } from '../../src/rules/play/match.ts';
import { replay } from '../../src/rules/play/replay.ts';
import { ownFormOf } from '../../src/rules/play/shown/seat-form.ts';
import { RECORD_GAMES } from '../../src/rules/registry.ts';
import { recordOf } from '../../src/sheets/log/playback/record.ts';
import { replayOf } from '../../src/sheets/log/playback/seen.ts';
import { playRecord } from '../../src/viewer/check/check-record.ts';
import { badQuestions } from '../rules/law/faults/form.ts';
import { makeRandom } from '../rules/law/random.ts';
import { drawFor, type Viewer } from '../rules/law/tell.ts';
import { alterUnknown } from '../rules/law/unknown.ts';
import { walk, wholeMatch } from '../rules/law/walk.ts';
import { ownGameOf } from './definitions.ts';
import { randomDefinition } from './random-definition.ts';

/** More with LAW_RUNS=400. */
const RUNS = Number(process.env.LAW_RUNS || 25);
/** Rounds of a match without a last one. */
const ROUNDS = 6;

/** Looks at `count` matches of newly described games. */
function law(
  look: (
    walked: ReturnType<typeof walk>,
    steps: readonly Parameters<Parameters<typeof walk>[2]>[0][],
  ) => void,
): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const game = ownGameOf(randomDefinition(makeRandom(seed), `Game ${seed}`));
      const steps: Parameters<Parameters<typeof walk>[2]>[0][] = [];
      const { start, rounds } = wholeMatch(seed, 1);
      look(
        walk(game, { start, rounds: rounds.slice(0, ROUNDS) }, (step) => steps.push(step)),
        steps,
      );
    }),
    { numRuns: RUNS },
  );
}

test('O8 a record replays the same: once more, from its log, and in the viewer', () => {
  law(({ match, record, seen }) => {
    // An exported match has gone through JSON.
    const exported = JSON.parse(JSON.stringify(record));
    const played = replay([match.game], exported);
    expect([played.start, ...played.rounds].map((one) => [one.public, one.private])).toEqual(
      seen.map((one) => [one.public, one.private]),
    );
    const shown = playRecord(exported);
    expect(canonicalJson(replayOf(shown))).toBe(canonicalJson(played));
    expect(canonicalJson(replay(RECORD_GAMES, recordOf(shown)))).toBe(canonicalJson(played));
  });
});

/** All that a viewer is given before a round. */
function shownTo(viewer: Viewer, match: Match, sofar: readonly Views[], orders: readonly unknown[]) {
  const now = allViews(match);
  const seen = [...sofar, now];
  const refused: Refusal[] = [];
  const judged = viewer === 'public' ? null : judgeOrder(match, viewer, orders[viewer], refused);
  return {
    views: viewer === 'public' ? now.public : [now.public, now.private[match.info.names[viewer] as string]],
    drawing: drawFor(viewer, match, seen),
    form: match.game.form.questions(match.info, now.public as never),
    judged,
    refused,
    notes: viewer === 'public' ? null : ownFormOf(match, now, viewer),
    definition: match.game.shownDefinition?.(false),
  };
}

test('O5 O9 what a viewer may not know changes nothing that the viewer is given', () => {
  let altered = 0;
  law((_, steps) => {
    for (const { before, input, seen, random } of steps)
      for (const viewer of ['public', ...before.info.names.keys()] as const) {
        const other = alterUnknown(before, random);
        if (!other?.isBlind(viewer)) continue;
        const given = shownTo(viewer, before, seen.slice(0, -2), input.orders);
        expect({
          altered: other.altered,
          ...shownTo(viewer, other.match, seen.slice(0, -2), input.orders),
        }).toEqual({
          altered: other.altered,
          ...given,
        });
        altered++;
      }
  });
  expect(altered).toBeGreaterThan(5 * RUNS);
});

test('O1 every form of a described game can be built', () => {
  law(({ match, seen }) => {
    expect(badQuestions(match.game.form.questions(match.info, seen[0]!.public as never))).toEqual([]);
  });
});
