import { cut, type Json, own } from '../../../rules/base/json.ts';
import type { Good } from '../../../rules/declare/good.ts';
import { readAnswerNumber } from '../../../rules/order/answer.ts';
import { type Answers, MOST_DIGITS, NONE, type Question } from '../../../rules/order/question.ts';
import type { Match } from '../../../rules/play/match.ts';
import { traders } from '../../../rules/play/trade.ts';
import { amountsOf, PURSE, type TradedThing, tradableThings, tradedThings } from './traded-things.ts';

/** Choice that withdraws all open offers. */
export const WITHDRAW = 'Withdraw my open offers';
/** Choice that withdraws the open offers to one player. If the player also names things, only the offer of these things is withdrawn. */
export const WITHDRAW_ONE = 'Withdraw my offer to this player';

/** Explanation of WITHDRAW_ONE on the form (H2). */
const WITHDRAWAL = `“${WITHDRAW_ONE}” withdraws all your offers to the player. To withdraw only one offer, also choose what this offer gives and gets. “${WITHDRAW}” withdraws your offers to everyone.`;

/** Maximum kinds of things on one side of an offer (H2). A trade that the host enters may have more kinds. */
const MOST_KINDS = 3;

/** Maximum items on one side of a trade, so that a short answer never becomes a long list (H12). */
const MOST_ITEMS = 50;

export type SideId = 'gives' | 'takes';

/** One side of a trade, as a record contains it. */
export type Assets = { readonly [key: string]: Json };

/**
 * Gives the ids of the two questions in a line: the question about the kind of thing, and the question about the number
 * of things. The first line is 1.
 */
function idsOf(side: SideId, line: number): readonly [kind: string, many: string] {
  const number = line === 1 ? '' : String(line);
  return [`${side}${number}`, `${side}Many${number}`];
}

/** Titles of the lines on each side: the title of the first line, and the title of all further lines. */
type Titles = Readonly<Record<SideId, readonly [first: string, further: string]>>;

const TITLES: Titles = { gives: ['I give', 'I also give'], takes: ['I get', 'I also get'] };

const HOST_TITLES: Titles = {
  gives: ['The first player gives', 'The first player also gives'],
  takes: ['The first player gets', 'The first player also gets'],
};

/**
 * Gives the questions of the trade form. Questions with answers that a link fills in come first. An offer is agreed when
 * the other side offers its mirror image. The form is the same for all players: it lists every possible partner and
 * everything that may be traded. The form's description explains the questions, because each help text would cost a call
 * when a match is made.
 */
export function tradeQuestions(match: Match): readonly Question[] {
  const { names } = match.info;
  const able = traders(match);
  const partners = able.length > 0 ? able.map((seat) => names[seat] as string) : [...names];
  return [
    { id: 'with', title: 'With whom?', input: { kind: 'choice', choices: partners } },
    ...lineQuestions(match, TITLES, linesFor(match)),
    {
      id: 'what',
      title: 'Or withdraw an offer',
      help: WITHDRAWAL,
      input: { kind: 'choice', choices: [NONE, WITHDRAW_ONE, WITHDRAW] },
    },
  ];
}

/** Gives the questions that the host answers to enter a trade for two players (H34), with a line for each kind of thing. */
export function hostTradeQuestions(match: Match): readonly Question[] {
  const choices = [...match.info.names];
  const lines = Math.min(tradedThings(match.game.goods).length, MOST_ITEMS);
  return [
    { id: 'from', title: 'First player', input: { kind: 'choice', choices } },
    { id: 'with', title: 'Second player', input: { kind: 'choice', choices } },
    ...lineQuestions(match, HOST_TITLES, lines),
  ];
}

/**
 * Gives the id of the first question in the line before the line of question `id`. Gives undefined for a question of the
 * first line, and for a question that belongs to no line.
 */
export function lineBefore(id: string): string | undefined {
  const [, side = '', line = ''] = /^(gives|takes)(?:Many)?(\d+)$/.exec(id) ?? [];
  return side === '' ? undefined : idsOf(side as SideId, Number(line) - 1)[0];
}

/** Gives the number of lines for one side of an offer: one for each kind of thing that the game trades, at most three. */
function linesFor({ game }: Pick<Match, 'game'>): number {
  return Math.min(PURSE.length + game.goods.length, MOST_KINDS);
}

function lineQuestions(match: Match, titles: Titles, lines: number): readonly Question[] {
  const choices = [NONE, ...tradableThings(match).map(({ choice }) => choice)];
  return (['gives', 'takes'] as const).flatMap((side) =>
    Array.from({ length: lines }, (_, i): readonly Question[] => {
      const [first, further] = titles[side];
      const [kind, many] = idsOf(side, i + 1);
      const title = i === 0 ? first : `${further} (${i + 1})`;
      return [
        { id: kind, title, input: { kind: 'choice', choices } },
        {
          id: many,
          title: `${title}: how many? (empty means one)`,
          input: { kind: 'whole', least: 1 },
        },
      ];
    }).flat(),
  );
}

/** Writes one side of an offer as answers to the trade form. Gives undefined if the form has too few lines for the offer. */
export function answersFor(match: Match, side: SideId, assets: Assets): Answers | undefined {
  const amounts = amountsOf(match.game.goods, assets);
  if (amounts.length > linesFor(match)) return undefined;
  const answers = amounts.flatMap(({ thing, amount }, i) => {
    const [kind, many] = idsOf(side, i + 1);
    return [[kind, thing.choice] as const, [many, String(amount)] as const];
  });
  return Object.fromEntries(answers);
}

/**
 * Reads one side of an offer: the chosen things, and how many of each. If several lines name the same thing, adds up the
 * amounts. Gives no assets if there is a problem.
 */
export function readSide(
  answers: Answers,
  side: SideId,
  goods: readonly Good[],
): { readonly assets: Assets; readonly problem?: string } {
  const things = tradedThings(goods);
  const amounts = new Map<TradedThing, number>();
  for (let line = 1; line <= MOST_ITEMS; line++) {
    const [kind, many] = idsOf(side, line).map((id) => own(answers, id)) as [string?, string?];
    const read = readLine(kind?.trim() ?? '', readAnswerNumber(many), things);
    if (typeof read === 'string') return { assets: {}, problem: read };
    if (read) amounts.set(read.thing, (amounts.get(read.thing) ?? 0) + read.amount);
  }
  const items = [...amounts].reduce((sum, [{ item }, amount]) => sum + (item === undefined ? 0 : amount), 0);
  if (items > MOST_ITEMS)
    return {
      assets: {},
      problem: `You chose ${items} things for one side of a trade. Choose at most ${MOST_ITEMS}.`,
    };
  return { assets: assetsOf(things.map((thing) => ({ thing, amount: amounts.get(thing) ?? 0 }))) };
}

/**
 * Reads the thing and the amount in a line of answers. Gives undefined if the line is empty, and a text with the reason
 * if the line cannot be understood.
 */
function readLine(
  kind: string,
  amount: Json | undefined,
  things: readonly TradedThing[],
): { readonly thing: TradedThing; readonly amount: number } | string | undefined {
  if (kind === '' || kind === NONE)
    return amount === undefined || amount === 0
      ? undefined
      : `You entered an amount (${cut(String(amount), 60)}), but chose nothing.`;
  const thing = things.find(({ choice }) => choice === kind);
  if (!thing) return `“${cut(kind, 60)}” is not in the list. Choose something from the list.`;
  const counted = amount ?? 1;
  if (typeof counted !== 'number' || counted < 1 || String(counted).length > MOST_DIGITS)
    return `“${cut(`${counted} ${thing.words}`, 60)}” is not understood: write a whole number from 1, with at most ${MOST_DIGITS} digits.`;
  return { thing, amount: counted };
}

/** Converts amounts of things to one side of a trade as a record contains it. `amounts` is in the order of the form's lists. */
function assetsOf(amounts: readonly { readonly thing: TradedThing; readonly amount: number }[]): Assets {
  const assets: Record<string, Json> = {};
  for (const { thing, amount } of amounts) {
    if (amount === 0) continue;
    const { key, item } = thing;
    const before = (assets[key] as Json[] | undefined) ?? [];
    assets[key] = item === undefined ? amount : [...before, ...new Array<Json>(amount).fill(item)];
  }
  return assets;
}
