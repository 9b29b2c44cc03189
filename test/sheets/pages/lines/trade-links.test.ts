import * as fc from 'fast-check';
import type { Grid } from '../../../../src/rules/board/grid.ts';
import type { AnyGame } from '../../../../src/rules/game.ts';
import type { Match } from '../../../../src/rules/play/match.ts';
import { holdingsOf, holdsAll, partnersFor, tradedKeys } from '../../../../src/rules/play/trade.ts';
import { GAMES } from '../../../../src/rules/registry.ts';
import { offerable } from '../../../../src/sheets/pages/lines/offerable-lines.ts';
import { tradeLines } from '../../../../src/sheets/pages/lines/trade-lines.ts';
import { drawTradeLinks } from '../../../../src/sheets/pages/lines/trade-links.ts';
import { tradeQuestions } from '../../../../src/sheets/responses/trades/trade-form.ts';
import { tradedThings } from '../../../../src/sheets/responses/trades/traded-things.ts';
import { matchOffers } from '../../../../src/sheets/responses/trades/trading.ts';
import { placeOf } from '../../../../src/sheets/workbook/form-link.ts';
import { makeRandom } from '../../../players.ts';
import { anyMatch, walk, wholeMatch } from '../../../rules/law/walk.ts';

// X5: a player’s page links the trade form with answers filled in, which are read as the player sends them.

const IDS = [
  'with',
  ...['gives', 'takes'].flatMap((side) => ['', 2, 3].flatMap((n) => [`${side}${n}`, `${side}Many${n}`])),
];
const LINK = `https://forms/trading?${IDS.map((id, i) => `entry.${i}=${placeOf(id)}`).join('&')}`;

/** The answers that a link fills in, by the ids of the form’s questions. */
function answersIn(link: string): Record<string, string> {
  const filled = new URL(link).searchParams;
  return Object.fromEntries(
    IDS.flatMap((id, i) => (filled.has(`entry.${i}`) ? [[id, filled.get(`entry.${i}`) as string]] : [])),
  );
}

const sent = (name: string, at: number, answers: Record<string, string>) => ({
  ...{ id: String(at), row: at + 1, round: 1, times: [at], at, claimed: '', altered: [], shown: {} },
  ...{ answers, name },
});

const linksOf = (match: Match, seat: number) =>
  Object.values(drawTradeLinks(match, seat, LINK))
    .flat()
    .flatMap(({ cells }: Grid) =>
      cells.flatMap(({ text, link }) => (link ? [{ text: String(text), answers: answersIn(link) }] : [])),
    );

const NO_LINKS = { give: [], tradeWith: [] };

/** Calls `look` at positions of random matches of every game, and of one known match with enough to see. */
function atPositions(look: (match: Match, pick: (n: number) => number) => void): void {
  for (const game of Object.values(GAMES)) {
    const pick = makeRandom('trading');
    walk(game, wholeMatch(7), ({ before }) => look(before as Match, pick));
    fc.assert(
      fc.property(anyMatch(0, 2), fc.infiniteStream(fc.nat()), (seed, numbers) => {
        const pick = (n: number) => (numbers.next().value as number) % n;
        walk(game, seed, ({ before }) => look(before as Match, pick));
      }),
      { numRuns: Number(process.env.LAW_RUNS || 1) },
    );
  }
}

describe('X5 the links of a player’s page into the trade form', () => {
  test('name those with whom the player may trade, and a choice that the form has', () => {
    atPositions((match, pick) => {
      const { names } = match.info;
      const seat = pick(names.length);
      const open = new Set(tradedKeys(match).flatMap((key) => partnersFor(match, seat, key)));
      const partners = linksOf(match, seat).filter(({ answers }) => !answers.gives);
      expect(partners.map(({ text }) => text)).toEqual(names.filter((_, other) => open.has(other)));
      const choices = tradeQuestions(match).flatMap(({ id, input }) =>
        id === 'with' && input.kind === 'choice' ? [...input.choices] : [],
      );
      for (const { text, answers } of partners) {
        expect(answers).toEqual({ with: text });
        expect(choices).toContain(text);
      }
    });
  });

  test('give one of each kind that the player holds and may trade, with whom alone may have it', () => {
    const seen = new Set<string>();
    atPositions((match, pick) => {
      const { game, info } = match;
      const seat = pick(info.names.length);
      const given = linksOf(match, seat).filter(({ answers: { gives } }) => gives);
      expect(given.map(({ text }) => text)).toEqual(offerable(match, seat).map(({ thing }) => thing.words));
      for (const { text, answers } of given) {
        seen.add(text);
        const thing = tradedThings(game.goods).find(({ words }) => words === text);
        expect(answers).toMatchObject({ gives: thing?.choice });
        const partners = partnersFor(match, seat, thing?.key ?? '').map((other) => info.names[other]);
        expect(answers.with).toBe(partners.length === 1 ? partners[0] : undefined);
      }
    });
    expect([...seen]).toEqual(expect.arrayContaining(['garnets', 'bellflowers', 'stamps', 'coil 1']));
  });

  test('agree to an offer, sent as they are', () => {
    let seen = 0;
    atPositions((match, pick) => {
      const { game, info, position, purses } = match;
      const [from, to] = [pick(info.names.length), pick(info.names.length)];
      const side = (id: string, seat: number) => {
        const own = linksOf(match, seat).flatMap(({ answers: { gives = [] } }) => gives);
        const chosen = { [id]: own[pick(own.length + 1)], [`${id}2`]: own[pick(own.length + 1)] };
        return Object.fromEntries(Object.entries(chosen).flatMap(([key, one]) => (one ? [[key, one]] : [])));
      };
      const answers = { ...side('gives', from), ...side('takes', to) };
      const [giver, getter] = [info.names[from] as string, info.names[to] as string];
      // Answers are read without blanks at their ends, and the roster is too.
      if (giver.trim() !== giver || getter.trim() !== getter) return;
      const first = sent(giver, 1, { with: getter, ...answers });
      const before = matchOffers([first], match);
      const [offer] = before.open;
      if (!offer) return;
      const lines = tradeLines(getter, before, { link: LINK });
      const link = lines.find(({ text }) => text.startsWith('➜ Agree'))?.link;
      const holds = holdsAll({ game, info }, holdingsOf(position, purses), to, offer.takes);
      expect(link !== undefined).toBe(holds);
      if (link === undefined) return;
      seen++;
      const after = matchOffers([first, sent(getter, 2, answersIn(link))], match);
      expect(after.agreed).toMatchObject([
        { from: giver, to: getter, gives: offer.gives, takes: offer.takes },
      ]);
      expect(after.open).toEqual([]);
    });
    expect(seen).toBeGreaterThan(3);
  });

  test('are left out where they would be too long: then the page says what to choose', () => {
    const game = GAMES[0] as AnyGame;
    walk(game, wholeMatch(7), ({ before: match }) => {
      const [giver, getter] = match.info.names as [string, string];
      const gift = { with: getter, gives: 'Garnets', takes: 'Bellflowers' };
      const trading = matchOffers([sent(giver, 1, gift)], match as Match);
      const from = trading.open[0] && { ...trading.open[0], from: 'x'.repeat(2000) };
      if (!from) return;
      const texts = tradeLines(getter, { ...trading, open: [{ ...from, takes: {} }] }, { link: LINK });
      expect(texts.filter(({ link }) => link)).toEqual([]);
      expect(texts[0]?.text).toMatch(
        /^➜ x+ offers you 1 garnet for nothing. To agree, choose in the trade form: with x+, I give nothing, I get 1 garnet\.$/,
      );
      const long = LINK.replace('trading', 'd'.repeat(2000));
      expect(drawTradeLinks(match as Match, 0, long)).toEqual(NO_LINKS);
    });
  });

  test('are left out where the link has no places, and on the page where nobody is to trade with', () => {
    atPositions((match) => {
      expect(drawTradeLinks(match, 0, 'https://forms/trading')).toEqual(NO_LINKS);
      expect(drawTradeLinks(match, 0, '')).toEqual(NO_LINKS);
    });
  });
});
