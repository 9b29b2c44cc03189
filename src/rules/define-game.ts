import type { Chance } from './base/chance.ts';
import { memoizedTwo } from './base/memoized.ts';
import { type Noun, POINTS } from './base/words.ts';
import type { DealPart } from './declare/deal/deal.ts';
import type { Good } from './declare/good.ts';
import type { MatchInfo } from './declare/match-info.ts';
import type { OptionSet, OptionsOf } from './declare/option.ts';
import type { Outcome } from './declare/outcome.ts';
import type { Position, Problem } from './declare/position.ts';
import type { Purse } from './declare/purse.ts';
import type { Seating } from './declare/seating.ts';
import { type PositionDeclaration, type PositionOf, schemaOf, startPosition } from './declare/tables.ts';
import { defaultDrawing } from './defaults/board.ts';
import { defaultOwnForm } from './defaults/own-form.ts';
import { defaultRehearsal } from './defaults/rehearsal.ts';
import { type DefaultViews, defaultPrivateView, defaultPublicView } from './defaults/views.ts';
import type { Game, Glance, Hint, Resolved, Tell } from './game.ts';
import type { Fields, OrderOf } from './order/field.ts';
import { orderFrom } from './order/order.ts';

/** The types of a game, from what it declares. */
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

type GameOf<
  O extends OptionSet,
  D extends PositionDeclaration,
  F extends Fields,
  Deal,
  Public,
  Private,
> = Game<KindsOf<O, D, F, Deal, Public, Private>>;

/**
 * The definition of a game. Whatever is left out below `order` is made from the declarations above it: views from who
 * may know the columns, boards from the tables, a rehearsal from the form. It also types the parts of a game that have a
 * file of their own:
 *
 *     export type Auction = PartsOf<typeof OPTIONS, typeof POSITION, typeof ORDER, typeof VIEWS>;
 *     export const resolve: Auction['resolve'] = ({ names, options }, position, orders, chance, tell) => { … };
 */
export interface Definition<
  O extends OptionSet,
  D extends PositionDeclaration,
  F extends Fields,
  Deal = undefined,
  Public = DefaultViews<D>['public'],
  Private = DefaultViews<D>['private'],
> {
  /** Kebab-case; names the game in records. */
  readonly id: string;
  readonly title: string;
  /** One sentence about the game, for the host's choice. */
  readonly pitch: string;
  readonly seating: Seating;
  readonly options: O;
  /** Rules in short, for the page that shows the match at a glance. */
  readonly glance?: Glance<OptionsOf<O>>;
  /** Hints on the boards that a host can switch on: `seen.hints` has the keys that are on. */
  readonly hints?: Readonly<Record<string, Hint>>;
  readonly position: D;
  /** Finds problems of a hand-corrected position that the cells alone do not show. */
  check?(position: PositionOf<D>, info: MatchInfo<OptionsOf<O>>): readonly Problem[];
  /** The goods to trade beside garnets and bellflowers (X5). */
  readonly goods?: readonly Good[];
  readonly mayTrade?: NonNullable<GameOf<O, D, F, Deal, Public, Private>['mayTrade']>;
  /** The text beside each player's name in the host's panel; the meadow if left out. */
  readonly seatWords?: NonNullable<GameOf<O, D, F, Deal, Public, Private>['seatWords']>;
  /** The fewest and the most rounds of a match, if its options say it. */
  readonly rounds?: GameOf<O, D, F, Deal, Public, Private>['rounds'];
  /** The unit of the score, if not points: `{ one: 'coin' }`. */
  readonly score?: Noun;
  /** The points of each player by name, where everyone knows them before the end: for announcements. */
  readonly publicPoints?: NonNullable<GameOf<O, D, F, Deal, Public, Private>['publicPoints']>;
  /** The parts of a deal that a host may give by hand, in words, and how they are read. */
  readonly deal?: {
    readonly keys: Readonly<Record<string, DealPart>>;
    read(info: MatchInfo<OptionsOf<O>>, given: Record<string, unknown>): Deal;
  };
  /** The position before the first round; the columns' start values if left out. */
  start?(
    info: MatchInfo<OptionsOf<O>>,
    deal: Deal,
    chance: Chance,
    purses: readonly Purse[],
  ): NoInfer<PositionOf<D>>;
  readonly publicFacts?: (position: PositionOf<D>) => unknown;
  /** The fields of an order, in the order in which they are judged. */
  readonly order: F;
  /** The fields that the form asks before the others. */
  readonly asksFirst?: readonly (keyof F & string)[];
  resolve(
    info: MatchInfo<OptionsOf<O>>,
    position: PositionOf<D>,
    orders: readonly OrderOf<F>[],
    chance: Chance,
    tell?: Tell,
  ): Resolved<NoInfer<PositionOf<D>>>;
  outcome(info: MatchInfo<OptionsOf<O>>, position: PositionOf<D>, chance: Chance, tell?: Tell): Outcome;
  /** What the end shows to everyone, in words, by the names of the outcome’s parts and of columns; '' for points. */
  readonly reveals?: Readonly<Record<string, string>>;
  readonly lost?: NonNullable<GameOf<O, D, F, Deal, Public, Private>['lost']>;
  readonly views?: {
    public(info: MatchInfo<OptionsOf<O>>, position: PositionOf<D>): Public;
    private(info: MatchInfo<OptionsOf<O>>, position: PositionOf<D>, seat: number): Private;
  };
  readonly standing?: NonNullable<GameOf<O, D, F, Deal, Public, Private>['standing']>;
  readonly recap?: NonNullable<GameOf<O, D, F, Deal, Public, Private>['recap']>;
  /** Replaces parts of the form. The notes of `own` replace those that follow from the fields. */
  readonly form?: Partial<GameOf<O, D, F, Deal, Public, Private>['form']>;
  /** Boards of the game's own; those that are left out show all values and tables that their viewer may know. */
  readonly draw?: Partial<GameOf<O, D, F, Deal, Public, Private>['draw']>;
  readonly rehearse?: GameOf<O, D, F, Deal, Public, Private>['rehearse'];
}

interface ViewFunctions {
  public(...of: never): unknown;
  private(...of: never): unknown;
}

/** The types of a game’s parts; `V` is `typeof VIEWS`, the object with both views, in a game with views of its own. */
export type PartsOf<
  O extends OptionSet,
  D extends PositionDeclaration,
  F extends Fields,
  V = undefined,
  Deal = undefined,
> = Required<
  V extends ViewFunctions
    ? Definition<O, D, F, Deal, ReturnType<V['public']>, ReturnType<V['private']>>
    : Definition<O, D, F, Deal>
>;

/** The drawings of a game, in the same way. */
export type Drawings<O extends OptionSet, D extends PositionDeclaration, V = undefined> = PartsOf<
  O,
  D,
  Fields,
  V,
  never
>['draw'];

/** Makes a game from its definition, with defaults for the parts that are left out. */
export function defineGame<
  const O extends OptionSet,
  D extends PositionDeclaration,
  F extends Fields,
  Deal = undefined,
  Public = DefaultViews<D>['public'],
  Private = DefaultViews<D>['private'],
>(definition: Definition<O, D, F, Deal, Public, Private>): Game<KindsOf<O, D, F, Deal, Public, Private>> {
  type Kinds = KindsOf<O, D, F, Deal, Public, Private>;
  const { id, title, pitch, seating, options, position: declaration, order, views } = definition;
  const { rounds = () => [1, Number.POSITIVE_INFINITY] } = definition;
  const { keys, ask, own, read, say, judge } = orderFrom(order, definition.asksFirst);
  const form: Game<Kinds>['form'] = {
    // All players' pages ask for the same ones.
    questions: memoizedTwo((info, view) => ask(info, view)),
    read: (info, _view, answers) => read(info, answers),
    said: (info, order, own) => say(info, order as never, own),
    ...definition.form,
    own: (info, view, mine, seat, receipt) => ({
      ...defaultOwnForm(form.questions(info, view), receipt),
      ...own(info, mine),
      ...definition.form?.own?.(info, view, mine, seat, receipt),
    }),
  };
  return {
    id,
    title,
    pitch,
    seating,
    options,
    glance: definition.glance ?? {},
    hints: definition.hints ?? {},
    declaration,
    schema: schemaOf(declaration, definition.check as never) as Game<Kinds>['schema'],
    goods: definition.goods ?? [],
    ...(definition.mayTrade ? { mayTrade: definition.mayTrade } : {}),
    ...(definition.seatWords ? { seatWords: definition.seatWords } : {}),
    rounds,
    score: definition.score ? { many: `${definition.score.one}s`, ...definition.score } : POINTS,
    ...(definition.publicPoints ? { publicPoints: definition.publicPoints } : {}),
    dealKeys: definition.deal?.keys ?? {},
    readDeal: (info, given) => definition.deal?.read(info, given) as Deal,
    start: (info, deal, chance, purses) =>
      (definition.start?.(info, deal, chance, purses) ??
        startPosition(declaration, { seats: info.names.map((player) => ({ player })) } as never)) as never,
    ...(definition.publicFacts ? { publicFacts: definition.publicFacts } : {}),
    orderKeys: keys,
    costs: Object.values(order).flatMap(({ cost }) => (cost ? [cost] : [])),
    judge: judge as Game<Kinds>['judge'],
    resolve: definition.resolve as Game<Kinds>['resolve'],
    outcome: definition.outcome,
    reveals: { ...definition.reveals },
    ...(definition.lost ? { lost: definition.lost } : {}),
    ...(definition.standing ? { standing: definition.standing as NonNullable<Game<Kinds>['standing']> } : {}),
    ...(definition.recap ? { recap: definition.recap as NonNullable<Game<Kinds>['recap']> } : {}),
    publicView: (views?.public ??
      ((_info, position) => defaultPublicView(declaration, position))) as Game<Kinds>['publicView'],
    privateView: (views?.private ??
      ((_info, position, seat) =>
        defaultPrivateView(declaration, position, seat))) as Game<Kinds>['privateView'],
    form,
    draw: { ...defaultDrawing(declaration), ...definition.draw } as Game<Kinds>['draw'],
    rehearse:
      definition.rehearse ??
      ((info, seat, seen, random, receipt) => {
        const notes = form.own(info, seen.public, seen.private, seat, receipt);
        return defaultRehearsal(form.questions(info, seen.public), notes, random, receipt);
      }),
  };
}
