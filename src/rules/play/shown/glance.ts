import { capital, listed, plural, titled } from '../../base/words.ts';
import { drawFacts } from '../../board/facts.ts';
import type { Grid } from '../../board/grid.ts';
import { notes, section } from '../../board/page.ts';
import type { Good } from '../../declare/good.ts';
import { areMeadowMates, areNeighbours } from '../../declare/match-info.ts';
import { COMMON_OPTIONS, choiceWords, graceOf, type Option, type OptionSet } from '../../declare/option.ts';
import { usesMeadows } from '../../declare/seating.ts';
import type { Match } from '../match.ts';
import { forbidsAsset, tradedKeys } from '../trade.ts';

type Known = Pick<Match, 'game' | 'info' | 'position'>;

/**
 * Draws the short rules of a match for everyone: how a round goes, the end, prices, trades, and the chosen options.
 * `hints` are the keys of the hints that the host switched on.
 */
export function drawGlance(match: Known, hints?: readonly string[]): Grid {
  const facts = glanceOf(match, hints).map(
    ([label, text]) => [label, text, { bold: false, size: 9 }] as const,
  );
  return section('The match at a glance', drawFacts(facts));
}

/**
 * Draws the short rules for a player's page: winners and payments. The page for everyone has all other rules. `later` is
 * a text about later deadlines, or ''.
 */
export function drawGlanceInShort(match: Known, later = ''): Grid {
  const all = glanceOf(match).filter(([label]) => IN_SHORT.includes(label));
  const facts = [...all, ...(later === '' ? [] : [[LATER, later] as const])];
  const cells = facts.map(([label, text]) => [label, text, { bold: false, size: 9 }] as const);
  return section('Rules in short', drawFacts(cells), notes(RULES_ELSEWHERE));
}

const IN_SHORT: readonly string[] = ['Winners and payments'];
const LATER = 'Deadlines';
const RULES_ELSEWHERE = 'All rules are on the page for everyone.';

/** Gives the short rules as texts with labels. A text may have several lines. */
export function glanceOf(
  match: Known,
  hints: readonly string[] = [],
): readonly (readonly [label: string, text: string])[] {
  const { game, info } = match;
  const prices = priceLines(match);
  const facts: [string, string | undefined][] = [
    [
      'How it goes',
      game.glance
        .goes?.(info.options, info)
        .map((text) => `• ${text}`)
        .join('\n'),
    ],
    ['If you send nothing', `${capital(nothingWords(match))}.`],
    ['The match ends', game.glance.ends?.(info.options)],
    ['Winners and payments', game.glance.pays?.(info.options)],
    // If the purse is too small, the order of payment decides which purchase is refused (X10).
    ['Prices', [...prices, ...(prices.length > 1 ? ['Purchases are paid in this order'] : [])].join('\n')],
    ['Trades', tradeLines(match).join('\n')],
    ['Purses', ONE_PURSE],
    ['Meadow', usesMeadows(game.seating.rule) ? MEADOW : undefined],
    ['Options', [...optionLines(match), ...hintLines(match, hints)].join('\n')],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}

/** Warning that a trade may fail because another match took the goods (X10). */
const ONE_PURSE =
  'Each player has one purse for the whole season. What one match takes is missing in other matches.';

const MEADOW = 'A group of players in a match, such as a pair or a team.';

/** Says what happens if a player sends no order. Uses the game’s own words, or else goes through the questions one by one. */
export function nothingWords({ game, info, position }: Known): string {
  const own = game.glance.nothing?.(info.options);
  if (own !== undefined) return own;
  const questions = game.form.questions(info, game.publicView(info, position));
  const parts = questions.flatMap(({ title, empty }) => (empty ? [titled(title, empty)] : []));
  return parts.join('; ') || 'you do nothing';
}

/** Lists the prices of an order's fields, in the order of payment. Each field has a line. */
function priceLines({ game, info }: Known): string[] {
  return game.costs.map(({ what, price }) => {
    const garnets = price(info.options);
    return `“${what}”: ${garnets === 0 ? 'free' : `${plural(garnets, 'garnet')} each`}`;
  });
}

/** Lists the options that depend on a ruling, with their values in the match, such as “Price of a stamp: 1”. */
export function optionsOfRuling(match: Pick<Match, 'game' | 'info'>, ruling: string): readonly string[] {
  const { game, info } = match;
  const options: Readonly<Record<string, unknown>> = info.options;
  return Object.entries<Option<unknown>>({ ...(game.options as OptionSet), ...COMMON_OPTIONS })
    .filter(([, option]) => option.ruling === ruling)
    .map(([name, option]) => `${option.label}: ${valueWords(option, options[name])}`);
}

/** Lists the options with their values. An option that only sets a price is left out if the price is listed already. */
function optionLines({ game, info }: Known): string[] {
  const { options } = info;
  const isPrice = (name: string) =>
    game.costs.some(({ price }) => {
      const value: unknown = options[name];
      return typeof value === 'number' && price({ ...options, [name]: value + 1 }) !== price(options);
    });
  const grace = graceOf(info);
  const { graceMinutes: _, ...common } = COMMON_OPTIONS;
  return [
    ...Object.entries<Option<unknown>>({ ...(game.options as OptionSet), ...common })
      .filter(([name]) => !isPrice(name))
      .map(([name, option]) => `${option.label}: ${valueWords(option, options[name])}`),
    ...(grace > 0 ? [`Orders count up to ${plural(grace, 'minute')} after the deadline`] : []),
  ];
}

function hintLines({ game }: Known, hints: readonly string[]): string[] {
  return Object.entries(game.hints).map(
    ([key, { label }]) => `${label}: ${valueWords({ input: { kind: 'flag' } }, hints.includes(key))}`,
  );
}

function valueWords({ input }: Pick<Option<unknown>, 'input'>, value: unknown): string {
  if (input.kind === 'text') return input.toText(value) || 'none';
  if (input.kind === 'flag') return value ? 'yes' : 'no';
  return choiceWords(String(value));
}

const NO_MATES = 'not now, because no two players share a meadow';

/**
 * Lists the goods that can be traded now, with words such as “within a meadow” for the possible partners. Goods with
 * equal words share a line.
 */
function tradeLines(match: Known): string[] {
  const groups = new Map<string, string[]>();
  for (const key of tradedKeys(match)) {
    const between = betweenWhom(match, key);
    groups.set(between, [...(groups.get(between) ?? []), goodWords(match.game.goods, key)]);
  }
  return [...groups].map(([between, things]) => capital(`${listed(things)}: ${between}`));
}

/** Gives the name of a good. Adds a note if both sides of a trade must give the same number. */
export function goodWords(goods: readonly Good[], key: string): string {
  const good = goods.find((one) => one.key === key);
  if (!good) return key;
  return good.kind === 'items' && good.swap ? `${good.many} (one for one)` : good.many;
}

function betweenWhom(match: Known, key: string): string {
  const { game, info } = match;
  const seats = [...info.names.keys()];
  const pairs = seats.flatMap((from) => seats.filter((to) => to !== from).map((to) => [from, to] as const));
  const reasons = pairs.map(([from, to]) => forbidsAsset(match, from, to, key));
  const passes = reasons.map((reason) => reason === undefined);
  if (passes.every(Boolean)) return 'between any two players';
  const isMate = pairs.map(([from, to]) => areMeadowMates(info, from, to));
  const hasMeadows = usesMeadows(game.seating.rule) || info.options.purseTrade === 'within-meadow';
  if (!passes.some(Boolean)) return hasMeadows && !isMate.some(Boolean) ? NO_MATES : 'not now';
  if (passes.every((is, i) => is === isMate[i])) return 'within a meadow';
  if (pairs.every(([from, to], i) => passes[i] === areNeighbours(info, from, to)))
    return 'between neighbours';
  // A reason with names holds only for its two players.
  const [reason, ...others] = new Set(reasons.filter((one) => one !== undefined));
  return others.length > 0 ? 'between some players' : `between some players. ${reason}`;
}
