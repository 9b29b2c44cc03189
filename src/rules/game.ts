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

/** Types of a game. */
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
 * Tells one event of a round: who may read it, its ruling, and a sentence. Events are told in order. A detail is for
 * readers who check the round: it comes last on pages, and announcements omit it. The event that ends the match comes
 * first on its pages. Calls that need no story leave `tell` out.
 */
export type Tell = (
  to: 'public' | 'host' | number,
  ruling: string,
  text: string,
  more?: { readonly isDetail?: true; readonly isEnd?: true },
) => void;

/** Short rules of a match for everyone, from the start on. The sentences may depend on the options. */
export interface Glance<Options> {
  /** Explains a round and the scoring in a few sentences, for readers who do not know the rules. */
  readonly goes?: (options: Options, info: MatchInfo<Options>) => readonly string[];
  /** Says what happens for a player who sends nothing. Completes “If you send nothing, ”. */
  readonly nothing?: (options: Options) => string;
  /** Says when the match ends. */
  readonly ends?: (options: Options) => string;
  /** Says what an order consists of. First line of the form. */
  readonly sends?: (options: Options) => string;
  /** Explains who wins, who is up for elimination, and what players get at the end. */
  readonly pays?: (options: Options) => string;
}

/** A labelled text about how the match stands. */
export type Standing = readonly [label: string, text: string];

/** A deduction that boards show to players if the host switches it on. Hints are not part of the record. */
export interface Hint {
  readonly label: string;
  readonly help: string;
  /** Ruling that lets the host choose. */
  readonly ruling: string;
}

/** The next position, and what the round pays. */
export interface Resolved<P> {
  readonly position: P;
  readonly earnings: readonly Earning[];
}

/** A private view with the player's purse, which is added to the views of every game. */
export type WithPurse<View> = View & { readonly garnets: number; readonly bellflowers: number };

/** All that the public has seen: a view at the start, a view after each round, and the outcome once the match is over. */
export interface PublicSeen<Public> {
  readonly public: readonly Public[];
  readonly outcome?: OutcomeView;
  /** Keys of the hints that the host has switched on. */
  readonly hints?: readonly string[];
}

/** All that the public has seen of a match with an outcome. */
export type EndSeen<Public> = PublicSeen<Public> & { readonly outcome: OutcomeView };

/** Input of the host's drawing beside the position: the public views, and the story of the last round with its readers. */
export interface HostSeen<Public> extends PublicSeen<Public> {
  readonly told?: readonly { readonly to: 'public' | 'host' | number; readonly text: string }[];
}

/** All that one player has seen: the player's own views beside the public views. */
export interface PrivateSeen<Public, Private> extends PublicSeen<Public> {
  readonly private: readonly WithPurse<Private>[];
}

/** A seat, and the views that only its player has seen. */
export interface OwnSeen<Private> {
  readonly seat: number;
  readonly views: readonly WithPurse<Private>[];
}

/**
 * A game, as the rest of the system uses it. All functions are pure. A player's input is refused line by line; only a
 * host's setting or deal can be `unusable`.
 */
export interface Game<K extends Kinds> {
  /** Makes the game from a match's definition. Only own games have it (O1). Throws unusable at `definition…`. */
  define?(definition: unknown): AnyGame;
  /** Gives the part of a game's definition that everyone, or every player, may know. */
  shownDefinition?(isOver: boolean, forPlayers?: boolean): Json;
  /** The host's part in each round. Only own games have it. */
  readonly ruled?: Ruled;
  /** Name of the game in records, in kebab-case. */
  readonly id: string;
  readonly title: string;
  /** One sentence about the game, for a host who chooses a game. */
  readonly pitch: string;
  /** Requirements for the players, in words and as a check that throws `unusable` at `players…`. */
  readonly seating: Seating;
  readonly options: K['options'];
  /** Short rules. Sentences on prices and trades are added from `costs` and `goods`. */
  readonly glance: Glance<OptionsOf<K['options']>>;
  /** Hints that a host can switch on, by key. */
  readonly hints: Readonly<Record<string, Hint>>;
  readonly schema: PositionSchema<K['position']>;
  /** Tables and columns of the position, with who may know them. */
  readonly declaration?: PositionDeclaration;

  /** Goods to trade beside garnets and bellflowers. The option `purseTrade` says whether those two can be traded (X5). */
  readonly goods: readonly Good[];
  /**
   * Gives the reason, as a sentence, why a good may not pass `from` one player `to` another; undefined if it may. If
   * left out, everything passes between any two players. Both sides read the reason, and the trade form depends on it,
   * so it must follow from public facts.
   */
  mayTrade?(
    info: InfoOf<K>,
    position: K['position'],
    from: number,
    to: number,
    good: Good,
  ): string | undefined;

  /** Gives a text to show beside a player's name instead of the meadow, such as the player's colour “red”. */
  seatWords?(info: InfoOf<K>, seat: number): string;

  /** Gives the fewest and the most rounds of a match with these options. */
  rounds(options: OptionsOf<K['options']>): readonly [fewest: number, most: number];

  /** Unit of the score: points in most games. */
  readonly score: Required<Noun>;
  /** Gives the points of each player by name, for announcements. Left out if points are secret before the end. */
  publicPoints?(view: K['public']): Readonly<Record<string, number>>;

  /** Parts of a deal that a host may give by hand, by key. */
  readonly dealKeys: Readonly<Record<string, DealPart>>;
  /** Reads a deal by hand. Throws `unusable` at `setup.KEY…` if a part is wrong or incomplete. */
  readDeal(info: InfoOf<K>, given: Record<string, unknown>): K['deal'];
  /**
   * Makes the first position. Chance decides the parts that the deal leaves open. `purses` are the purses before the
   * match, in seat order (N8).
   */
  start(info: InfoOf<K>, deal: K['deal'], chance: Chance, purses: readonly Purse[]): K['position'];

  /**
   * Gives public facts of the position that are not in the public views. All other functions get these facts as
   * `info.facts`. They are read again after trades, after each round, and after a correction by hand.
   */
  readonly publicFacts?: (position: K['position']) => unknown;

  readonly orderKeys: readonly string[];
  /** Prices of an order's fields. */
  readonly costs: readonly Cost<OptionsOf<K['options']>>[];
  /**
   * Makes one seat's order legal and complete: drops each bad line with a reason, and fills in defaults. It knows
   * nothing of other seats' orders. `raw` is `{}` for a seat that sent nothing. `began` is the position at the start of
   * the round, before trades.
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
   * Reads the host's ruling of a round (O2), an input of `resolve`. Only own games have it. `raw` is undefined without a
   * ruling; `purses` are the purses after trades. Throws unusable at `path…`.
   */
  readRuling?(
    info: InfoOf<K>,
    position: K['position'],
    purses: readonly Purse[],
    raw: unknown,
    path: string,
  ): unknown;
  /**
   * Resolves the orders of all seats, in seat order, together. In the result `round` is one higher, and `over` says
   * whether the match has ended.
   */
  resolve(
    info: InfoOf<K>,
    position: K['position'],
    orders: readonly K['order'][],
    chance: Chance,
    tell?: Tell,
    ruling?: unknown,
  ): Resolved<K['position']>;
  /** Gives the outcome of a position that is over. `tell` receives the full account of the scoring. */
  outcome(info: InfoOf<K>, position: K['position'], chance: Chance, tell?: Tell): Outcome;

  /**
   * Rebuilds positions from what everyone saw, up to the end of the match. The viewer uses them to check a public file.
   * `start` is the first position as the seed deals it.
   */
  readonly remake?: {
    /** Gives the first position with the deal that the rounds and the end revealed. Left out if nothing of the deal is revealed. */
    deal?(info: InfoOf<K>, start: K['position'], seen: EndSeen<K['public']>): K['position'];
    /** Gives the position after the last view, as far as points and outcome need it. Undefined if the views do not show that much. */
    end(info: InfoOf<K>, start: K['position'], seen: EndSeen<K['public']>): K['position'] | undefined;
  };

  /**
   * Words for a host about what the end makes public, by name: parts of `reveal` and `extra`, and columns. '' if “points
   * and prizes” already says it.
   */
  readonly reveals: Readonly<Record<string, string>>;

  /** Gives the reason, as a sentence, why a player who is not a candidate did not win, if not only points decide. */
  lost?(info: InfoOf<K>, outcome: OutcomeView, name: string): string | undefined;

  /** Builds the public view of a position field by field, as RECORD says. */
  publicView(info: InfoOf<K>, position: K['position']): K['public'];
  /** Builds the private view of a seat. Garnets and bellflowers are added later. */
  privateView(info: InfoOf<K>, position: K['position'], seat: number): K['private'];

  /**
   * Says how the match stands: the points of each place, team or player, and the distance to the end. With `own` it also
   * says how that player stands. It must follow from the given views. If left out, the default names the numbers in the
   * views.
   */
  standing?(info: InfoOf<K>, seen: PublicSeen<K['public']>, own?: OwnSeen<K['private']>): readonly Standing[];

  /**
   * Says in a few words what the last round brought, after “Round 3: ”: for everyone, or with `own` for that player. It
   * must follow from the given views. If left out, the default names the changed numbers in the views.
   */
  recap?(info: InfoOf<K>, seen: PublicSeen<K['public']>, own?: OwnSeen<K['private']>): string;

  readonly form: {
    /** Makes the questions for the coming round. All players get the same questions, so they follow only from the public view. */
    questions(info: InfoOf<K>, view: K['public']): readonly Question[];
    /** Makes an order from answers. An answer that is not understood stays in the order as written, and `judge` refuses it. */
    read(info: InfoOf<K>, view: K['public'], answers: Answers): Json;
    /**
     * Says a legal order in the words of the form, for its sender, with the sender's private view. A field that asks for
     * nothing gives ''.
     */
    said(info: InfoOf<K>, order: K['order'], own?: K['private']): readonly Said[];
    /**
     * Gives the questions from which one player is excused, and the choices that the player has left. Other answers
     * would be refused. The player’s page shows this, since the form is the same for all.
     */
    own(
      info: InfoOf<K>,
      view: K['public'],
      own: WithPurse<K['private']>,
      seat: number,
      receipt: RefusalCheck,
    ): OwnForm;
  };

  /** Drawings for viewers, made from their views, and for the host, made from the whole position. */
  readonly draw: {
    public(info: InfoOf<K>, seen: PublicSeen<K['public']>): Grid;
    private(info: InfoOf<K>, seat: number, seen: PrivateSeen<K['public'], K['private']>): Grid;
    host(info: InfoOf<K>, position: K['position'], seen: HostSeen<K['public']>): Grid;
    /** Makes further columns for the table of the outcome, by player's name: values that the end reveals. */
    outcome?(info: InfoOf<K>, outcome: OutcomeView): readonly OutcomeColumn[];
    /** The reason, if the public and private drawings are wider than `PAGE`, a phone's screen beside the row numbers. */
    readonly wide?: string;
  };

  /** Makes answers as a sensible player would give them, for rehearsals and tests. `random(n)` gives 0 to n − 1. */
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
