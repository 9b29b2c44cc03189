import type { Chance } from './base/chance.ts';
import type { Json } from './base/json.ts';
import type { Noun } from './base/words.ts';
import type { Grid } from './board/grid.ts';
import type { OutcomeColumn } from './board/outcome.ts';
import type { DealPart } from './declare/deal.ts';
import type { Good } from './declare/good.ts';
import type { MatchInfo } from './declare/match-info.ts';
import type { OptionSet, OptionsOf } from './declare/option.ts';
import type { Outcome, OutcomeView } from './declare/outcome.ts';
import type { Position, PositionSchema } from './declare/position.ts';
import type { Earning, Purse } from './declare/purse.ts';
import type { Ruled } from './declare/ruled.ts';
import type { Seating } from './declare/seating.ts';
import type { PositionDeclaration } from './declare/tables.ts';
import type { Cost, Said } from './order/field.ts';
import type { Judged } from './order/order.ts';
import type { Answers, OwnForm, Question } from './order/question.ts';
import type { RefusalCheck, Refuse } from './order/refusal.ts';

/** The types of a game. */
export interface Kinds {
  readonly options: OptionSet;
  readonly position: Position;
  readonly deal: unknown;
  readonly order: unknown;
  readonly public: object;
  readonly private: object;
}

export type InfoOf<K extends Kinds> = MatchInfo<OptionsOf<K['options']>>;

/**
 * Tells one happening of a round, in order: its readers, its ruling, and a sentence. A detail is for readers who check the round:
 * it comes last on pages, and announcements omit it. The happening that ends the match comes first on its pages. Calls without
 * an account leave `tell` out.
 */
export type Tell = (
  to: 'public' | 'host' | number,
  ruling: string,
  text: string,
  more?: { readonly isDetail?: true; readonly isEnd?: true },
) => void;

/** The rules of a match in short, for everyone from the start: sentences that may depend on the options. */
export interface Glance<Options> {
  /** The course of a round and the scoring, a few sentences for readers who do not know the rules. */
  readonly goes?: (options: Options, info: MatchInfo<Options>) => readonly string[];
  /** The default for a player who sends nothing for a round, to follow “If you send nothing, ”. */
  readonly nothing?: (options: Options) => string;
  /** When the match ends. */
  readonly ends?: (options: Options) => string;
  /** The parts of an order and their numbers: the first line of the form. */
  readonly sends?: (options: Options) => string;
  /** The rules for winners, elimination and payments at the end. */
  readonly pays?: (options: Options) => string;
}

/** A labelled text of the block with the standing of a match and its players. */
export type Standing = readonly [label: string, text: string];

/** A deduction that boards show to players if the host switches it on. It is not part of the record. */
export interface Hint {
  readonly label: string;
  readonly help: string;
  /** The ruling that gives the choice to the host. */
  readonly ruling: string;
}

/** The next position, and the payments of the round. */
export interface Resolved<P> {
  readonly position: P;
  readonly earnings: readonly Earning[];
}

/** A private view with the purse, which is added to the view of every game. */
export type WithPurse<View> = View & { readonly garnets: number; readonly bellflowers: number };

/** All that the public has seen: a view at the start and one after each round, and the outcome when the match is over. */
export interface PublicSeen<Public> {
  readonly public: readonly Public[];
  readonly outcome?: OutcomeView;
  /** The hints that the host has switched on, by their keys. */
  readonly hints?: readonly string[];
}

/** All that the public has seen of a match with an outcome. */
export type EndSeen<Public> = PublicSeen<Public> & { readonly outcome: OutcomeView };

/** The host's input for a drawing beside the position: the public's views, and the story of the last round with its readers. */
export interface HostSeen<Public> extends PublicSeen<Public> {
  readonly told?: readonly { readonly to: 'public' | 'host' | number; readonly text: string }[];
}

/** All that one player has seen: the player's own views beside the public ones. */
export interface PrivateSeen<Public, Private> extends PublicSeen<Public> {
  readonly private: readonly WithPurse<Private>[];
}

/** A seat with the views that only its player has seen. */
export interface OwnSeen<Private> {
  readonly seat: number;
  readonly views: readonly WithPurse<Private>[];
}

/**
 * A game, as the rest of the system uses it. All functions are pure. A player's input is judged and refused line by line; only a host's setting
 * or deal can be `unusable`.
 */
export interface Game<K extends Kinds> {
  /**
   * Own games only (O1): makes the game from a match's definition. Throws unusable at `definition…`.
   */
  define?(definition: unknown): AnyGame;
  /** The part of a game's definition that everyone, or every player, may know. */
  shownDefinition?(isOver: boolean, forPlayers?: boolean): Json;
  /** Own games only: the host's part in each round. */
  readonly ruled?: Ruled;
  /** Kebab-case; names the game in records. */
  readonly id: string;
  readonly title: string;
  /** One sentence about the game, for the host's choice. */
  readonly pitch: string;
  /** Its requirements for players, in words and as a check that throws `unusable` at `players…`. */
  readonly seating: Seating;
  readonly options: K['options'];
  /** The rules in short; prices and trades follow from `costs` and `goods`. */
  readonly glance: Glance<OptionsOf<K['options']>>;
  /** Hints that a host can switch on, by key. */
  readonly hints: Readonly<Record<string, Hint>>;
  readonly schema: PositionSchema<K['position']>;
  /** Its tables and columns, with the viewers who may know them. */
  readonly declaration?: PositionDeclaration;

  /** The goods to trade beside garnets and bellflowers, which pass by the option `purseTrade` (X5). */
  readonly goods: readonly Good[];
  /**
   * The reason, as a sentence, why a good may not pass `from` one player `to` another; undefined if it may. If left out,
   * everything passes between any two players. Both sides see the reason, and the trade form depends on it. So it must
   * follow from public facts.
   */
  mayTrade?(
    info: InfoOf<K>,
    position: K['position'],
    from: number,
    to: number,
    good: Good,
  ): string | undefined;

  /** A text beside a player's name, instead of the meadow, such as the player's colour “red”. */
  seatWords?(info: InfoOf<K>, seat: number): string;

  /** The fewest and the most rounds of a match, by its options. */
  rounds(options: OptionsOf<K['options']>): readonly [fewest: number, most: number];

  /** The unit of the score: points in most games. */
  readonly score: Required<Noun>;
  /** The points of each player by name, for announcements, if everyone knows them before the end. */
  publicPoints?(view: K['public']): Readonly<Record<string, number>>;

  /** The keys of a deal by hand, with the host's inputs. */
  readonly dealKeys: Readonly<Record<string, DealPart>>;
  /** Reads a deal by hand. Throws `unusable` at `setup.KEY…` if a part is wrong or incomplete. */
  readDeal(info: InfoOf<K>, given: Record<string, unknown>): K['deal'];
  /** The first position. Chance decides the parts that the deal leaves open; `purses` are those at the start, in seat order (N8). */
  start(info: InfoOf<K>, deal: K['deal'], chance: Chance, purses: readonly Purse[]): K['position'];

  /**
   * Public facts of the position that are not in the public views. All other functions get them as `info.facts`. They are
   * read again after trades, after each round, and after a correction by hand.
   */
  readonly publicFacts?: (position: K['position']) => unknown;

  readonly orderKeys: readonly string[];
  /** The prices of an order's fields. */
  readonly costs: readonly Cost<OptionsOf<K['options']>>[];
  /**
   * Makes one seat's order legal and complete: drops each bad line with a reason, and fills in defaults. Sees nothing of
   * other seats' orders. `raw` is `{}` for a seat that sent nothing; `began` is the position at the start of the round,
   * before trades.
   */
  judge(
    info: InfoOf<K>,
    position: K['position'],
    seat: number,
    purse: Purse,
    raw: Record<string, unknown>,
    refuse: Refuse,
    began: K['position'],
  ): Judged<K['order']>;
  /**
   * Own games only: reads the host's ruling of a round (O2), an input of `resolve`. `raw` is undefined without a ruling;
   * `purses` are those after trades. Throws unusable at `path…`.
   */
  readRuling?(
    info: InfoOf<K>,
    position: K['position'],
    purses: readonly Purse[],
    raw: unknown,
    path: string,
  ): unknown;
  /** Resolves all orders, in seat order, jointly. The result has `round` one higher, and says whether the match is `over`. */
  resolve(
    info: InfoOf<K>,
    position: K['position'],
    orders: readonly K['order'][],
    chance: Chance,
    tell?: Tell,
    ruling?: unknown,
  ): Resolved<K['position']>;
  /** The outcome of a position that is over; `tell` receives the full account of the scoring. */
  outcome(info: InfoOf<K>, position: K['position'], chance: Chance, tell?: Tell): Outcome;

  /**
   * The match made again from what everyone saw of it to its end, put into a first position: the viewer checks a file for everyone by it. Its
   * first position is what the seed deals.
   */
  readonly remake?: {
    /** The first position with the deal as the rounds and the end showed it; left out where nothing of the deal was shown. */
    deal?(info: InfoOf<K>, start: K['position'], seen: EndSeen<K['public']>): K['position'];
    /** The position after the last view, as far as points and outcome need it; undefined where that was not shown. */
    end(info: InfoOf<K>, start: K['position'], seen: EndSeen<K['public']>): K['position'] | undefined;
  };

  /**
   * Words for a host on everything that the end makes public: parts of `reveal` and `extra`, and columns, by their names. '' if
   * “points and prizes” already covers it.
   */
  readonly reveals: Readonly<Record<string, string>>;

  /** The reason, as a sentence, why a player who is not a candidate did not win, if more than the player's points decides. */
  lost?(info: InfoOf<K>, outcome: OutcomeView, name: string): string | undefined;

  /** The public view of a position: built field by field, as RECORD says. */
  publicView(info: InfoOf<K>, position: K['position']): K['public'];
  /** The private view of a seat; garnets and bellflowers are added to it. */
  privateView(info: InfoOf<K>, position: K['position'], seat: number): K['private'];

  /**
   * The standing: the collected points of each place, team or player, the distance to the end, and, with
   * `own`, that player's standing. It must follow from the given views. If left out, it names the numbers in the views.
   */
  standing?(info: InfoOf<K>, seen: PublicSeen<K['public']>, own?: OwnSeen<K['private']>): readonly Standing[];

  /**
   * The result of the last round, in a few words after “Round 3: ”, for everyone, or with `own` for that player. It must follow
   * from the given views. If left out, it names the changed numbers in the views.
   */
  recap?(info: InfoOf<K>, seen: PublicSeen<K['public']>, own?: OwnSeen<K['private']>): string;

  readonly form: {
    /** The questions for the coming round. They are the same for all, and follow only from the public view. */
    questions(info: InfoOf<K>, view: K['public']): readonly Question[];
    /** The order in the answers. Answers that are not understood stay in it as written, and `judge` refuses them. */
    read(info: InfoOf<K>, view: K['public'], answers: Answers): Json;
    /**
     * A legal order in the words of the form, for the player who sent it, with that player's private view; a
     * field that asks for nothing has ''.
     */
    said(info: InfoOf<K>, order: K['order'], own?: K['private']): readonly Said[];
    /**
     * The excused questions and remaining choices of one player. The player’s file shows them, since the form is the
     * same for all. Excused questions and omitted choices would be refused.
     */
    own(
      info: InfoOf<K>,
      view: K['public'],
      own: WithPurse<K['private']>,
      seat: number,
      receipt: RefusalCheck,
    ): OwnForm;
  };

  /** Drawings: for a viewer from the views, and of the whole position for the host. */
  readonly draw: {
    public(info: InfoOf<K>, seen: PublicSeen<K['public']>): Grid;
    private(info: InfoOf<K>, seat: number, seen: PrivateSeen<K['public'], K['private']>): Grid;
    host(info: InfoOf<K>, position: K['position'], seen: HostSeen<K['public']>): Grid;
    /** Further columns of the outcome's table, by players' names: the values that the end reveals. */
    outcome?(info: InfoOf<K>, outcome: OutcomeView): readonly OutcomeColumn[];
    /** The reason, if the public and private drawings are wider than a phone's screen beside the row numbers (`PAGE`). */
    readonly wide?: string;
  };

  /** Answers that a sensible simulated player would give, for rehearsals and tests; `random(n)` is below n. */
  rehearse(
    info: InfoOf<K>,
    seat: number,
    seen: { readonly public: K['public']; readonly private: WithPurse<K['private']> },
    random: (n: number) => number,
    receipt: RefusalCheck,
  ): Answers;
}

/** A game with any types. */
// biome-ignore lint/suspicious/noExplicitAny: each game has its own kinds, and no other code needs them
export type AnyGame = Game<any>;
