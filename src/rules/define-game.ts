import type { Chance } from './base/chance.ts';
import { type Noun, POINTS } from './base/words.ts';
import type { DealPart } from './declare/deal.ts';
import type { MatchInfo } from './declare/match-info.ts';
import type { OptionSet, OptionsOf } from './declare/option.ts';
import type { Outcome } from './declare/outcome.ts';
import type { Position, Problem } from './declare/position.ts';
import type { Purse } from './declare/purse.ts';
import { type PositionDeclaration, type PositionOf, schemaOf, startPosition } from './declare/tables.ts';
import { defaultDrawing } from './defaults/board.ts';
import { defaultOwnForm } from './defaults/own-form.ts';
import { defaultRehearsal } from './defaults/rehearsal.ts';
import { type DefaultViews, defaultPrivateView, defaultPublicView } from './defaults/views.ts';
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
  | 'mayTrade'
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
  /** Parts of a deal that a host may give by hand, and the function that reads them. */
  readonly deal?: {
    readonly keys: Readonly<Record<string, DealPart>>;
    read(info: MatchInfo<OptionsOf<O>>, given: Record<string, unknown>): Deal;
  };
  /** Makes the position before the first round. If left out, all columns have their start values. */
  start?(
    info: MatchInfo<OptionsOf<O>>,
    deal: Deal,
    chance: Chance,
    purses: readonly Purse[],
  ): NoInfer<PositionOf<D>>;
  /** Fields of an order. The fields are judged in this order. */
  readonly order: F;
  /** Fields that the form asks first, before all others. */
  readonly asksFirst?: readonly (keyof F & string)[];
  resolve(
    info: MatchInfo<OptionsOf<O>>,
    position: PositionOf<D>,
    orders: readonly OrderOf<F>[],
    chance: Chance,
    tell: Tell,
    ruling?: unknown,
  ): Resolved<NoInfer<PositionOf<D>>>;
  outcome(info: MatchInfo<OptionsOf<O>>, position: PositionOf<D>, chance: Chance, tell: Tell): Outcome;
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

/** Type of a game's drawings. It has the same parameters as {@link PartsOf}. */
export type Drawings<O extends OptionSet, D extends PositionDeclaration, V = undefined> = PartsOf<
  O,
  D,
  Fields,
  V,
  never
>['draw'];

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
  const { position: declaration, check, deal, order, asksFirst, views, ...given } = definition;
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
  const made = {
    glance: {},
    hints: {},
    goods: [],
    reveals: {},
    rounds: () => [1, Number.POSITIVE_INFINITY] as const,
    rehearse: ((info, seat, seen, random, receipt) => {
      const notes = form.own(info, seen.public, seen.private, seat, receipt);
      return defaultRehearsal(form.questions(info, seen.public), notes, random, receipt);
    }) satisfies Game<Kinds>['rehearse'],
    publicView: (_info: unknown, position: Position) => defaultPublicView(declaration, position),
    privateView: (_info: unknown, position: Position, seat: number) =>
      defaultPrivateView(declaration, position, seat),
    ...given,
    ...(views ? { publicView: views.public, privateView: views.private } : {}),
    declaration,
    schema: schemaOf(declaration, check as never),
    score: given.score ? { many: `${given.score.one}s`, ...given.score } : POINTS,
    dealKeys: deal?.keys ?? {},
    readDeal: (info: MatchInfo<OptionsOf<O>>, raw: Record<string, unknown>) => deal?.read(info, raw),
    start: (...of: Parameters<NonNullable<typeof given.start>>) =>
      given.start?.(...of) ??
      startPosition(declaration, { seats: of[0].names.map((player) => ({ player })) } as never),
    orderKeys: keys,
    costs: Object.values(order).flatMap(({ cost }) => (cost ? [cost] : [])),
    judge,
    form,
    draw: { ...defaultDrawing(declaration), ...given.draw },
  };
  return made as Game<Kinds>;
}
