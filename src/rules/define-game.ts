import type { Chance } from './base/chance.ts';
import { type Noun, POINTS } from './base/words.ts';
import type { DealPart } from './declare/deal.ts';
import type { MatchInfo, Passing } from './declare/match-info.ts';
import type { OptionSet, OptionsOf } from './declare/option.ts';
import { type Outcome, type OutcomeRule, outcomeByColumns, outcomeWords } from './declare/outcome.ts';
import type { Cell, Position, Problem } from './declare/position.ts';
import type { Earning, Purse } from './declare/purse.ts';
import { dealtColumns, revealedCells, revealedWords } from './declare/revealed.ts';
import {
  type PositionDeclaration,
  type PositionOf,
  type Start,
  schemaOf,
  startPosition,
} from './declare/tables.ts';
import { defaultDrawing } from './defaults/board.ts';
import { defaultOwnForm } from './defaults/own-form.ts';
import { defaultRehearsal } from './defaults/rehearsal.ts';
import {
  type DefaultViews,
  defaultPrivateView,
  defaultPublicView,
  publicPointsOf,
} from './defaults/views.ts';
import type { Game, Resolved, Tell } from './game.ts';
import type { Fields, OrderOf } from './order/field.ts';
import { orderFrom } from './order/order.ts';

/** Types of a game, made from the parts that the game declares. */
export interface KindsOf<
  O extends OptionSet,
  D extends PositionDeclaration,
  F extends Fields,
  Deal,
  Public,
  Private,
> {
  readonly options: O;
  readonly position: PositionOf<D> & Position;
  readonly deal: Deal;
  readonly order: OrderOf<F>;
  readonly public: Public & object;
  readonly private: Private & object;
}

/** Parts that the definition of a game may leave out. */
type Optional =
  | 'glance'
  | 'hints'
  | 'goods'
  | 'define'
  | 'shownDefinition'
  | 'ruled'
  | 'readRuling'
  | 'seatWords'
  | 'rounds'
  | 'publicPoints'
  | 'publicFacts'
  | 'reveals'
  | 'remake'
  | 'lost'
  | 'standing'
  | 'recap'
  | 'rehearse';

/**
 * Definition of a game. The parts below `order` may be left out. Their defaults follow from the declarations: views from
 * `known`, boards from the tables, a rehearsal from the form. If other files hold parts of the game, the types of these
 * parts follow from the same declarations:
 *
 * export type Auction = PartsOf<typeof OPTIONS, typeof POSITION, typeof ORDER, typeof VIEWS>;
 * export const resolve: Auction['resolve'] = ({ names, options }, position, orders, chance, tell) => { … };
 */
export interface Definition<
  O extends OptionSet,
  D extends PositionDeclaration,
  F extends Fields,
  Deal = undefined,
  Public = DefaultViews<D>['public'],
  Private = DefaultViews<D>['private'],
> extends Pick<Game<KindsOf<O, D, F, Deal, Public, Private>>, 'id' | 'title' | 'pitch' | 'seating'>,
    Partial<Pick<Game<KindsOf<O, D, F, Deal, Public, Private>>, Optional>> {
  readonly options: O;
  readonly position: D;
  /** Finds problems in a position that was corrected by hand, if only several cells together show the problem. */
  check?(position: PositionOf<D>, info: MatchInfo<OptionsOf<O>>): readonly Problem[];
  /** Unit of the score, if it is not points: `{ one: 'coin' }`. */
  readonly score?: Noun;
  /** Rules about the goods that players pass. A good passes if no rule gives a reason against it. */
  readonly mayTrade?: Passing<OptionsOf<O>, PositionOf<D>> | readonly Passing<OptionsOf<O>, PositionOf<D>>[];
  /** Parts of a deal that a host may give by hand, beside the dealt columns, and the function that reads them. */
  readonly deal?: {
    readonly keys: Readonly<Record<string, DealPart>>;
    read(info: MatchInfo<OptionsOf<O>>, given: Record<string, unknown>): Deal;
  };
  /** Gives the cells before the first round that differ from the start values of their columns. */
  start?(
    info: MatchInfo<OptionsOf<O>>,
    deal: Deal,
    chance: Chance,
    purses: readonly Purse[],
  ): NoInfer<Start<D>>;
  /** Fields of an order. The fields are judged in this order. */
  readonly order: F;
  /** Fields that the form asks first, before all others. */
  readonly asksFirst?: readonly (keyof F & string)[];
  /**
   * Resolves the orders of all seats together. Gives the parts of the position that change, and the payments. `round` is
   * counted, and `over` is set after the round of the option made by `roundsOption`.
   */
  resolve(
    info: MatchInfo<OptionsOf<O>>,
    position: PositionOf<D>,
    orders: readonly OrderOf<F>[],
    chance: Chance,
    tell: Tell,
    ruling?: unknown,
  ): { readonly position: NoInfer<Partial<PositionOf<D>>>; readonly earnings?: readonly Earning[] };
  /** Columns of `seats` that decide the outcome, or a function for any other outcome. If left out, the most `points` win. */
  readonly outcome?:
    | OutcomeRule
    | ((info: MatchInfo<OptionsOf<O>>, position: PositionOf<D>, chance: Chance, tell: Tell) => Outcome);
  readonly views?: {
    public(info: MatchInfo<OptionsOf<O>>, position: PositionOf<D>): Public;
    private(info: MatchInfo<OptionsOf<O>>, position: PositionOf<D>, seat: number): Private;
  };
  /**
   * Parts of the form that replace the default parts. The notes of `own` are added to the default notes. If both have a
   * note on a question, only the note of `own` counts.
   */
  readonly form?: Partial<Game<KindsOf<O, D, F, Deal, Public, Private>>['form']>;
  /** The game's own boards. A default board shows all values and tables that its viewer may know. */
  readonly draw?: Partial<Game<KindsOf<O, D, F, Deal, Public, Private>>['draw']>;
}

/** Types of a game’s parts. In a game with its own views, `V` is `typeof VIEWS`, the object with `public` and `private`. */
export type PartsOf<
  O extends OptionSet,
  D extends PositionDeclaration,
  F extends Fields,
  V = undefined,
  Deal = undefined,
> = Required<
  V extends { public(...of: never): unknown; private(...of: never): unknown }
    ? Definition<O, D, F, Deal, ReturnType<V['public']>, ReturnType<V['private']>>
    : Definition<O, D, F, Deal>
>;

/** Deal of a game with dealt columns: the game's own part, and the cells of each column that the host chose. */
interface DealtParts<Deal> {
  readonly own: Deal;
  readonly columns: readonly (readonly Cell[] | undefined)[];
}

/** Makes a game from its definition. Parts that are left out get their defaults. */
export function defineGame<
  const O extends OptionSet,
  D extends PositionDeclaration,
  F extends Fields,
  Deal = undefined,
  Public = DefaultViews<D>['public'],
  Private = DefaultViews<D>['private'],
>(definition: Definition<O, D, F, Deal, Public, Private>): Game<KindsOf<O, D, F, Deal, Public, Private>> {
  type Kinds = KindsOf<O, D, F, Deal, Public, Private>;
  const { position: declaration, check, deal, order, asksFirst, views, mayTrade, ...given } = definition;
  const { keys, ask, own, read, say, judge } = orderFrom(order, asksFirst);
  const form: Game<Kinds>['form'] = {
    questions: ask,
    read: (info, _view, answers) => read(info, answers),
    said: (info, order, own) => say(info, order as never, own),
    ...given.form,
    own: (info, view, mine, seat, receipt) => ({
      ...defaultOwnForm(form.questions(info, view), receipt),
      ...own(info, mine),
      ...given.form?.own?.(info, view, mine, seat, receipt),
    }),
  };
  const score = given.score ? { many: `${given.score.one}s`, ...given.score } : POINTS;
  const [lastRound, { ruling = '' } = {}] =
    Object.entries(definition.options).find(([, { isLastRound }]) => isLastRound) ?? [];
  const lastOf = (options: OptionsOf<O>): number =>
    lastRound === undefined ? Number.POSITIVE_INFINITY : (options[lastRound] as number);
  const rounds =
    given.rounds ?? ((options) => (lastRound ? [lastOf(options), lastOf(options)] : [1, lastOf(options)]));
  const dealt = dealtColumns(declaration);
  const made = {
    hints: {},
    goods: [],
    rehearse: ((info, seat, seen, random, receipt) => {
      const notes = form.own(info, seen.public, seen.private, seat, receipt);
      return defaultRehearsal(form.questions(info, seen.public), notes, random, receipt);
    }) satisfies Game<Kinds>['rehearse'],
    publicView: (_info: unknown, position: Position) => defaultPublicView(declaration, position),
    privateView: (_info: unknown, position: Position, seat: number) =>
      defaultPrivateView(declaration, position, seat),
    ...(views ? {} : publicPointsOf(declaration)),
    ...given,
    ...(views ? { publicView: views.public, privateView: views.private } : {}),
    ...(mayTrade
      ? {
          mayTrade: (
            ...[info, position, from, to, good]: Parameters<NonNullable<Game<Kinds>['mayTrade']>>
          ) => {
            for (const rule of [mayTrade].flat() as readonly Passing<OptionsOf<O>, PositionOf<D>>[]) {
              const why = rule(info, position, from, to, good, rounds(info.options)[1]);
              if (why !== undefined) return why;
            }
            return undefined;
          },
        }
      : {}),
    glance: {
      ...(lastRound ? { ends: (options: OptionsOf<O>) => `After round ${lastOf(options)}.` } : {}),
      ...(typeof given.outcome === 'function'
        ? {}
        : { pays: () => outcomeWords(given.outcome as OutcomeRule | undefined, score) }),
      ...given.glance,
    },
    rounds,
    declaration,
    schema: schemaOf(declaration, check as never),
    score,
    reveals: { ...revealedWords(declaration), ...given.reveals },
    dealKeys: { ...Object.fromEntries(dealt.map(([key, { part }]) => [key, part])), ...deal?.keys },
    readDeal: (info: MatchInfo<OptionsOf<O>>, raw: Record<string, unknown>) => {
      const own = deal?.read(info, raw);
      return dealt.length > 0 ? { own, columns: dealt.map(([key, { read }]) => read(info, raw, key)) } : own;
    },
    start: (info: MatchInfo<OptionsOf<O>>, read: unknown, chance: Chance, purses: readonly Purse[]) => {
      const { own, columns } = (dealt.length > 0 ? read : { own: read, columns: [] }) as DealtParts<Deal>;
      const { seats: rows = [], ...start }: { seats?: readonly object[] } =
        given.start?.(info, own, chance, purses) ?? {};
      const cells = dealt.map(([key, { draw }], i) => [key, columns[i] ?? draw(info, chance, key)] as const);
      const seats = info.names.map((player, seat) => ({
        ...rows[seat],
        ...Object.fromEntries(cells.map(([key, dealt]) => [key, dealt[seat]])),
        player,
      }));
      return startPosition(declaration, { ...start, seats } as never);
    },
    resolve: (...of: Parameters<Game<Kinds>['resolve']>): Resolved<Position> => {
      const [{ options }, before, , , tell] = of;
      const { position, earnings = [] } = given.resolve(...of);
      const round = before.round + 1;
      const isLast = position.over === undefined && round >= lastOf(options);
      if (isLast) tell('public', ruling, `Round ${round} was the last round.`, { isEnd: true });
      return { position: { ...before, over: isLast, ...position, round }, earnings };
    },
    outcome: (...of: Parameters<Game<Kinds>['outcome']>): Outcome => {
      const { outcome } = given;
      const [{ names }, position] = of;
      const made = typeof outcome === 'function' ? outcome(...of) : outcomeByColumns(position.seats, outcome);
      return {
        ...made,
        reveal: { ...revealedCells(declaration, names, position.seats), ...(made.reveal as object) },
      };
    },
    orderKeys: keys,
    costs: Object.values(order).flatMap(({ cost }) => (cost ? [cost] : [])),
    judge,
    form,
    draw: { ...defaultDrawing(declaration), ...given.draw },
  };
  return made as unknown as Game<Kinds>;
}
