import * as fc from 'fast-check';
import { canonicalJson } from '../../src/rules/base/hash.ts';
import type { Purse } from '../../src/rules/declare/purse.ts';
import { usesMeadows } from '../../src/rules/declare/seating.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import type { Refusal } from '../../src/rules/order/refusal.ts';
import {
  allViews,
  finish,
  judgeOrder,
  type Match,
  outcomeOf,
  playRound,
  type Round,
  settle,
  withPosition,
} from '../../src/rules/play/match.ts';
import { replay } from '../../src/rules/play/replay.ts';
import { PRIZES, revealedNames } from '../../src/rules/play/shown/revealed.ts';
import { EACH_GAME } from './law/all-games.ts';
import { alterCells, isSound } from './law/alter.ts';
import { badAnswers, badQuestions } from './law/faults/form.ts';
import { badGrid } from './law/faults/grid.ts';
import { JUNK, spoil } from './law/junk.ts';
import { lawTest } from './law/law-test.ts';
import { makeRandom } from './law/random.ts';
import { sentLaw } from './law/sent.ts';
import { randomMatch } from './law/start.ts';
import { strip } from './law/strip.ts';
import { drawFor, seenBy } from './law/tell.ts';
import {
  anyMatch,
  deepFreeze,
  type Event,
  lawRuns,
  ROUND_LIMIT,
  type Step,
  untilEnough,
  walk,
  wholeMatch,
} from './law/walk.ts';

/** More with LAW_RUNS=500. */
const RUNS = Number(process.env.LAW_RUNS || 3);

/**
 * A law: looks at every round of random matches, good and hostile. It expects once per round, not once per thing looked at:
 * an expectation takes as long as many looks.
 */
function law(game: AnyGame, look: (step: Step) => void, runs = RUNS): void {
  fc.assert(
    fc.property(anyMatch(0, 1, 2), (seed) => {
      walk(game, seed, look);
    }),
    lawRuns(runs),
  );
}

describe.each(EACH_GAME)('%s', (_, game) => {
  lawTest(
    'X4 resolving changes no input, and gives the same result again',
    '`resolve` or `outcome` changes what it was given, or remembers something between calls. Work on copies (`draftOf`), and draw from `chance` alone.',
    () => {
      // `walk` freezes matches and inputs with all their parts: writing to them throws.
      law(game, ({ before, input, played }) => {
        const again = playRound(before, input);
        expect(canonicalJson(facts(again))).toBe(canonicalJson(facts(played)));
      });
    },
  );

  lawTest(
    'the replay of a record gives the views of the match, every time',
    'A record does not give the same match again. Let everything follow from the position, the orders and `chance`.',
    () => {
      fc.assert(
        fc.property(anyMatch(0, 1, 2), (seed) => {
          const { match, record, seen } = walk(game, seed, () => {});
          const played = replay([game], deepFreeze(record));
          expect([
            played.start,
            ...played.rounds.map((one) => ({ public: one.public, private: one.private })),
          ]).toEqual(seen);
          expect(played.outcome).toEqual(outcomeOf(match) ?? null);
          expect(canonicalJson(replay([game], record))).toBe(canonicalJson(played));
          if (!match.position.over) return;
          // After the end there is no further round.
          const { rounds } = record as { rounds: unknown[] };
          expect(() => replay([game], { ...record, rounds: [...rounds, { orders: {} }] })).toThrow(
            `rounds[${rounds.length}]: `,
          );
        }),
        lawRuns(RUNS),
      );
    },
  );

  lawTest(
    'X9 the match is the same when a player has another name',
    'A rule depends on the letters of a name. Compare seats, and write names into texts only.',
    () => {
      const { record } = walkNamed(game);
      const renamed = JSON.stringify(record).replace(/"([A-Z][a-z][a-z])"/g, '"Sub $1"');
      const facts = (raw: unknown) =>
        JSON.stringify(replay([game], raw), (key, value) => (key === 'message' ? '' : value));
      expect(facts(JSON.parse(renamed))).toBe(facts(record).replace(/"([A-Z][a-z][a-z])"/g, '"Sub $1"'));
    },
  );

  lawTest(
    'X5 a game that declares no meadows is the same without them',
    'A rule uses meadows, and `seating` declares none. Add `meadows`, `teams` or `anyMeadows`.',
    () => {
      if (usesMeadows(game.seating.rule)) return;
      law(game, ({ before, input, played }) => {
        if (before.info.options.purseTrade === 'within-meadow') return;
        const info = { ...before.info, seats: before.info.names.map((name) => ({ name })) };
        const without = playRound({ ...before, info }, input);
        expect(canonicalJson(facts(without))).toBe(canonicalJson(facts(played)));
      });
    },
  );

  lawTest(
    'X3 refused lines consume nothing',
    'A refused line used something up. Refuse a line before you take anything for it.',
    () => {
      law(game, ({ before, input, played }) => {
        const { names } = before.info;
        const parts = (name: string) => played.refused.filter((r) => r.player === name).map((r) => r.part);
        const refusedTrades = played.refused.flatMap(({ part }) => /^trades\[(\d+)\]$/.exec(part)?.[1] ?? []);
        const stripped = {
          ...input,
          trades: input.trades.filter((_, i) => !refusedTrades.includes(String(i))),
          orders: input.orders.map((order, seat) => strip(order, parts(names[seat] as string))),
        };
        const clean = playRound(before, stripped);
        expect(clean.refused).toEqual([]);
        expect(clean.match.position).toEqual(played.match.position);
        expect(clean.match.purses).toEqual(played.match.purses);
      });
    },
  );

  lawTest(
    'X3 a line that is bad by itself changes nothing for the lines around it',
    'A bad line changes what is refused or legal beside it. Let `take` change what is left only for a legal line.',
    () => {
      law(game, ({ before, seen, answers, random }) => {
        answers().forEach((answered, seat) => {
          const refusedOf = (order: unknown) => {
            const refused: Refusal[] = [];
            const judged = judgeOrder(before, seat, order, refused);
            return { judged, parts: refused.map(({ part }) => part) };
          };
          const view = seen[seen.length - 2]!;
          const good = game.form.read(before.info, view.public, answered) as Record<string, unknown>;
          const worse: Record<string, unknown> = { ...good };
          const bad: string[] = [];
          for (const key of game.orderKeys) {
            const list = good[key];
            if (!Array.isArray(list)) continue;
            let lines = list.map((line) => ({ line, isBad: false }));
            // Beside the rest of the order: its purchases are there for this line too.
            for (const line of [...JUNK, ...list.map((one) => spoil(one, random))]) {
              if (random(4) > 0) continue;
              const at = random(lines.length + 1);
              const spoilt = [...lines.slice(0, at), { line, isBad: true }, ...lines.slice(at)];
              // Where it stands: lines before it may have brought what it needs.
              const order = { ...good, [key]: spoilt.map((one) => one.line) };
              if (refusedOf(order).parts.includes(`${key}[${at}]`)) lines = spoilt;
            }
            worse[key] = lines.map(({ line }) => line);
            lines.forEach(({ isBad }, i) => {
              if (isBad) bad.push(`${key}[${i}]`);
            });
          }
          const clean = refusedOf(good);
          const spoilt = refusedOf({ wild: 1, ...worse });
          expect(spoilt.judged).toEqual(clean.judged);
          expect(spoilt.parts).toEqual(expect.arrayContaining(['wild', ...bad]));
          expect(spoilt.parts).toHaveLength(clean.parts.length + bad.length + 1);
        });
      });
    },
  );

  lawTest(
    'X10 purses are whole and never negative, and orders cost no more than they hold',
    'A purse would hold less than nothing, or a part of a garnet. Take garnets with `purchase` only, and pay whole numbers.',
    () => {
      law(game, ({ before, input, played }) => {
        const settled = settle(before, input.credits, input.trades, []);
        const costs = settled.purses.map(({ garnets }, seat) => {
          const { cost } = judgeOrder(settled, seat, input.orders[seat], []);
          return { seat, cost, garnets };
        });
        expect(costs.filter(({ cost, garnets }) => !(cost >= 0 && cost <= garnets))).toEqual([]);
        const isWhole = (amount: number) => Number.isInteger(amount) && amount >= 0;
        const broken = [...settled.purses, ...played.match.purses].filter(
          ({ garnets, bellflowers, tokensOfLife }) => ![garnets, bellflowers, tokensOfLife].every(isWhole),
        );
        expect(broken).toEqual([]);
      });
    },
  );

  lawTest(
    'X5 trades neither make nor lose anything',
    'A trade changes the sum of a good. Let the good name the columns of `seats` that hold it.',
    () => {
      law(game, ({ before, input }) => {
        const credited = settle(before, input.credits, [], []);
        const settled = settle(before, input.credits, input.trades, []);
        expect(goodsOf(settled)).toEqual(goodsOf(credited));
        expect(total(settled.purses)).toEqual(total(credited.purses));
        const lacking = settled.position.seats.filter((row) =>
          columnsOf(settled).some((column) => !((row[column] as unknown as number) >= 0)),
        );
        expect(lacking).toEqual([]);
      });
    },
  );

  lawTest(
    'play ends, also when nobody sends anything',
    'The match goes on for ever. Set `over` by a last round, also without orders.',
    () => {
      for (const hostility of [0, 2] as const) walk(game, wholeMatch(7, hostility), () => {});
      let match: Match = startOf(game, 5);
      // Without a last round the host ends the match.
      if (game.readRuling && game.rounds(match.info.options)[1] > ROUND_LIMIT) return;
      for (let i = 0; i < ROUND_LIMIT && !match.position.over; i++)
        match = playRound(match, { credits: [], trades: [], orders: [] }).match;
      expect(match.position.over).toBe(true);
      expect(match.outcome).toBeDefined();
    },
  );

  lawTest(
    'rounds are counted; only a finished match has an outcome, with seats in order',
    'Let `resolve` return `round` one higher, keep within `rounds(options)`, and let the outcome name each seat once, in order.',
    () => {
      law(game, ({ before, played: { match } }) => {
        expect(match.position.round).toBe(before.position.round + 1);
        expect(match.outcome !== undefined).toBe(match.position.over);
        const { round, over } = match.position;
        const [fewest, most] = game.rounds(match.info.options);
        expect(over ? round >= fewest && round <= most : round < most).toBe(true);
        if (!match.outcome) return;
        const { scores, winners, candidates, earnings, vote } = match.outcome;
        const seats = match.info.seats.map((_, seat) => seat);
        expect(scores).toHaveLength(seats.length);
        expect(winners).toEqual(seats.filter((seat) => winners.includes(seat)));
        expect(candidates).toEqual(seats.filter((seat) => candidates.includes(seat)));
        // A host may name nobody.
        if (!game.readRuling) expect(candidates.length).toBeGreaterThan(0);
        if (vote) expect(candidates.length).toBeGreaterThan(1);
        expect(new Set(earnings.map(({ seat }) => seat)).size).toBe(earnings.length);
      });
    },
  );

  lawTest(
    'positions have only cells, pass their schema and their check, and survive JSON',
    'A position is not as declared. Return exactly the declared tables, columns and values, and let `check` accept what the game itself makes.',
    () => {
      const sound = (match: Match) => {
        const parsed = game.schema.shape.safeParse(match.position);
        expect(parsed.error).toBeUndefined();
        expect(parsed.data).toEqual(match.position);
        expect(game.schema.check?.(match.position as never, match.info) ?? []).toEqual([]);
        expect(JSON.parse(JSON.stringify(match.position))).toEqual(match.position);
        // The tab has the schema's columns in its order; a row lacks none and has no more.
        const { shape } = game.schema.shape.def;
        expect(Object.keys(match.position).sort()).toEqual(Object.keys(shape).sort());
        expect(match.position.seats.map(({ player }) => player)).toEqual(match.info.names);
      };
      law(game, ({ before, input, played }) => {
        sound(before);
        sound(settle(before, input.credits, input.trades, []));
        sound(played.match);
      });
    },
  );

  lawTest(
    'a match goes on the same from a position that was read from cells',
    'The game keeps something outside the position. Put it into a column.',
    () => {
      law(game, ({ before, input, played }) => {
        const position = JSON.parse(JSON.stringify(before.position)) as Match['position'];
        expect(facts(playRound({ ...before, position }, input))).toEqual(facts(played));
      });
    },
  );

  lawTest(
    'a match goes on from a hand-corrected position that passes its check',
    'A position that passes `check` breaks the game. Let `check` refuse it, or let the rules cope with it.',
    () => {
      let corrected = 0;
      const look = ({ before, input, seen, random }: Step) => {
        let { position } = before;
        for (let i = 0; i < 4; i++) {
          position = alterCells(position, [], random);
          const match = withPosition(before, position);
          if (!isSound(match)) continue;
          const { match: after } = playRound(match, input, () => {});
          const all = [...seen.slice(0, -1), allViews(after)];
          // One of the drawings each time: they take longest.
          const which = corrected++ % 3;
          if (which === 0)
            game.draw.host(after.info, after.position as never, seenBy('public', after, all) as never);
          else drawFor(which === 1 ? 'public' : 0, after, all);
        }
      };
      untilEnough(RUNS, (runs) => {
        corrected = 0;
        law(game, look, runs);
        return corrected > 10;
      });
      expect(corrected).toBeGreaterThan(10);
    },
  );

  lawTest(
    'what a simulated player answers is offered by the form, understood and legal',
    'A simulated player sends an answer that the form does not offer or the rules refuse. Mend `rehearse`, or the notes on the form.',
    () => {
      law(game, ({ before, played, seen, answers }) => {
        const view = seen[seen.length - 2]!;
        const questions = game.form.questions(before.info, view.public as never);
        answers().forEach((answered, seat) => {
          expect(badAnswers(questions, answered)).toEqual([]);
          const refused: Refusal[] = [];
          judgeOrder(before, seat, game.form.read(before.info, view.public, answered), refused);
          // A view does not show that the round is the last, which may make an order illegal.
          const isLast = played.match.position.over;
          expect(refused.filter(({ code }) => !(isLast && code === 'not-legal'))).toEqual([]);
        });
      });
    },
  );

  lawTest('simulated players send something for every question of the form but texts, some time', '', () => {
    sentLaw(game);
  });

  lawTest(
    'a form can be built for every round, with the same columns',
    'A question changes its id, title or kind during the match. Only choices and helps may change.',
    () => {
      const columns = ({ info }: Match, view: object) =>
        game.form.questions(info, view as never).map(({ id, title, input }) => [id, title, input.kind]);
      law(game, ({ played: { match }, seen }) => {
        // After the end there is nothing left to ask.
        const asked = match.position.over ? seen.slice(-2, -1) : seen.slice(-2);
        for (const view of asked)
          expect(badQuestions(game.form.questions(match.info, view.public as never))).toEqual([]);
        expect(columns(match, seen[seen.length - 1]!.public)).toEqual(columns(match, seen[0]!.public));
      });
    },
  );

  lawTest(
    'views are plain JSON, and every name in them is an own key',
    'A view lacks a player, or holds more than texts, numbers, booleans, lists and objects. Make objects by name with `byName`.',
    () => {
      law(game, ({ played: { match }, seen }) => {
        const last = seen[seen.length - 1]!;
        expect(JSON.parse(JSON.stringify(last))).toEqual(last);
        expect(Object.keys(last.private).sort()).toEqual([...match.info.names].sort());
        const outcome = outcomeOf(match);
        if (outcome) expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
      });
    },
  );

  lawTest(
    'every drawing can be drawn',
    'A drawing has a cell outside its grid, or over another one. Use the parts in `src/rules/draw.ts`.',
    () => {
      law(
        game,
        ({ before, played: { match }, seen, random }) => {
          // Hostile orders too; all seats of other matches are drawn in drawings.test.ts.
          const drawn = (at: Match, sofar: typeof seen) => {
            for (const viewer of ['public', random(at.info.names.length)] as const)
              expect(badGrid(drawFor(viewer, at, sofar))).toEqual([]);
            const host = game.draw.host(at.info, at.position as never, seenBy('public', at, sofar) as never);
            expect(badGrid(host)).toEqual([]);
          };
          if (before.position.round === 0) drawn(before, seen.slice(0, 1));
          drawn(match, seen);
        },
        Math.ceil(RUNS / 2),
      );
    },
  );

  lawTest(
    'every event is told to somebody, cites a ruling and says something',
    'A call of `tell` has no reader, no ruling, or a text that is no whole sentence.',
    () => {
      law(game, ({ before, events }) => {
        const isTold = ({ to }: Event) =>
          to === 'public' || to === 'host' || before.info.seats[to] !== undefined;
        const isSaid = ({ text }: Event) => /\S.*[.!?]$/s.test(text) && !/undefined|NaN|\[object/.test(text);
        const isCited = ({ ruling }: Event) => /^[A-Z]\d+$/.test(ruling);
        expect(events.filter((event) => !(isTold(event) && isSaid(event) && isCited(event)))).toEqual([]);
      });
    },
  );

  lawTest(
    'texts of the match at a glance end with a full stop, except the default for a missing order',
    'End the sentences of `glance` with a full stop, and `nothing` without one.',
    () => {
      const { info } = startOf(game, 1);
      const { options } = info;
      const { goes, sends, ends, pays, nothing } = game.glance;
      const all = [...(goes?.(options, info) ?? []), sends?.(options), ends?.(options), pays?.(options)];
      expect(all.filter((text) => text !== undefined && !/[.!?”]$/.test(text))).toEqual([]);
      expect(nothing?.(options) ?? '').not.toMatch(/\.$/);
    },
  );

  lawTest(
    'H30 the game has words for everything that the end shows',
    'Add words to `reveals` for what the end makes public.',
    () => {
      law(game, ({ played: { match } }) => {
        const judged = finish(match);
        const publicAt = (over: boolean) =>
          canonicalJson(game.publicView(match.info, { ...match.position, over }));
        const named = revealedNames(judged);
        const { reveal, ...rest } = outcomeOf(judged)!;
        // The head of a column alone says nothing to a host.
        expect(named.filter((name) => !/^$| /.test(game.reveals[name] ?? 'none'))).toEqual([]);
        const parts = [...Object.keys(rest), ...Object.keys(reveal as object)];
        // The public view gains only columns that become public.
        expect(publicAt(true) === publicAt(false) || named.length > parts.length - PRIZES.length).toBe(true);
        for (const part of parts) expect([...PRIZES, ...named]).toContain(part);
      });
    },
  );

  lawTest(
    'H36 the round that ends a match tells everyone why, and no other one does',
    "Tell everyone why the match ends: `tell('public', …, { isEnd: true })` in its last round, and only there.",
    () => {
      law(game, ({ played, events }) => {
        const why = events.filter(({ to, isEnd }) => isEnd && to === 'public');
        expect(why.length > 0).toBe(played.match.position.over);
      });
    },
  );
});

/** A match whose players have plain names of three letters. */
function walkNamed(game: AnyGame) {
  for (let seed = 0; ; seed++) {
    const walked = walk(game, wholeMatch(seed), () => {});
    if (walked.match.info.names.every((name) => /^[A-Z][a-z][a-z]$/.test(name))) return walked;
  }
}

function startOf(game: AnyGame, seed: number): Match {
  return randomMatch(game, makeRandom(seed)).match;
}

function facts({ match: { position, purses, outcome }, refused }: Round) {
  return { position, purses, outcome: outcome ?? null, refused };
}

function columnsOf({ game }: Match): readonly string[] {
  return game.goods.flatMap((good) => (good.kind === 'count' ? [good.column] : good.columns));
}

/** Total of each good, in all hands together. */
function goodsOf(match: Match): Record<string, number> {
  return Object.fromEntries(
    columnsOf(match).map((column) => [
      column,
      match.position.seats.reduce((sum, row) => sum + (row[column] as unknown as number), 0),
    ]),
  );
}

function total(purses: readonly Purse[]): Purse {
  const sum = (key: keyof Purse) => purses.reduce((all, purse) => all + purse[key], 0);
  return { garnets: sum('garnets'), bellflowers: sum('bellflowers'), tokensOfLife: sum('tokensOfLife') };
}
