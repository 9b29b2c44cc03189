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
 * Tells one event of a round: who may read it, its ruling, and a sentence. Events are told in order. A `detail` is for
 * readers who check the round: pages show details last, and announcements leave details out. The event that ends the
 * match comes first on the match's pages. The top of a player's page repeats the player's losses.
 */
export type Tell = (
  to: 'public' | 'host' | number,
  ruling: string,
  text: string,
  more?: { readonly isDetail?: true; readonly isEnd?: true; readonly isLoss?: true },
) => void;

/** Short rules of a match, which everyone can read from the start. The sentences may depend on the options. */
export interface Glance<Options> {
  /** Explains a round and the scoring in a few sentences, for readers who do not know the rules. */
  readonly goes?: (options: Options, info: MatchInfo<Options>) => readonly string[];
  /** Says what happens to a player who sends nothing. The text ends the sentence “If you send nothing, ”. */
  readonly nothing?: (options: Options) => string;
  /** Says when the match ends. */
  readonly ends?: (options: Options) => string;
  /** Says what an order consists of. This is the first line of the form. */
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
  /** Id of the ruling that lets the host choose this hint. */
  readonly ruling: string;
}

/** Result of a round: the next position, and the payments of the round. */
export interface Resolved<P> {
  readonly position: P;
  readonly earnings: readonly Earning[];
}

/** A private view with the player's purse. The purse is added to the private views of every game. */
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

/**
 * Data that the host's drawing gets beside the position: the public views, and the story of the last round. Each event
 * of the story says who may read it.
 */
export interface HostSeen<Public> extends PublicSeen<Public> {
  readonly told?: readonly { readonly to: 'public' | 'host' | number; readonly text: string }[];
}

/** All that one player has seen: the player's own views and the public views. */
export interface PrivateSeen<Public, Private> extends PublicSeen<Public> {
  readonly private: readonly WithPurse<Private>[];
}

/** A seat, and the views that only its player has seen. */
export interface OwnSeen<Private> {
  readonly seat: number;
  readonly views: readonly WithPurse<Private>[];
}

/**
 * A game, in the form that all other code uses. All functions are pure. Bad lines of a player's input are refused one by
 * one. Only a host's setting or deal can throw an error.
 */
export interface Game<K extends Kinds> {
  /**
   * Makes the game from a match's definition. Only hosts' own games have this function (O1). A wrong definition throws
   * an error at `definition…`.
   */
  define?(definition: unknown): AnyGame;
  /**
   * Gives the part of a game's definition that everyone may know. With `forPlayers`, gives the part that all players of
   * the match may know.
   */
  shownDefinition?(isOver: boolean, forPlayers?: boolean): Json;
  /** The host's part in each round. Only hosts' own games have this part. */
  readonly ruled?: Ruled;
  /** Name of the game in records, in kebab-case. */
  readonly id: string;
  readonly title: string;
  /** One sentence about the game, for a host who chooses a game. */
  readonly pitch: string;
  /** Requirements for the players. The host reads them as words. A check throws an error at `players…` if a requirement is not met. */
  readonly seating: Seating;
  readonly options: K['options'];
  /** Short rules. Sentences about prices and trades, made from `costs` and `goods`, are added to these rules. */
  readonly glance: Glance<OptionsOf<K['options']>>;
  /** Hints that a host can switch on. The key of a hint is its id. */
  readonly hints: Readonly<Record<string, Hint>>;
  readonly schema: PositionSchema<K['position']>;
  /** Tables and columns of the position, and who may know each of them. */
  readonly declaration?: PositionDeclaration;

  /**
   * Goods that players trade beside garnets and bellflowers. The option `purseTrade` says whether garnets and
   * bellflowers can be traded (X5).
   */
  readonly goods: readonly Good[];
  /**
   * Gives the reason, as a sentence, why the player `from` may not pass a good to the player `to`. Undefined if the good
   * may pass. If left out, all goods pass between any two players. Both players read the reason, and the trade form
   * depends on it. So the reason must follow from public facts.
   */
  mayTrade?(
    info: InfoOf<K>,
    position: K['position'],
    from: number,
    to: number,
    good: Good,
  ): string | undefined;

  /** Gives the text beside a player's name, such as the player's colour “red”. This text replaces the name of the meadow. */
  seatWords?(info: InfoOf<K>, seat: number): string;

  /** Gives the smallest and the largest number of rounds of a match with these options. */
  rounds(options: OptionsOf<K['options']>): readonly [fewest: number, most: number];

  /** Unit of the score: points in most games. */
  readonly score: Required<Noun>;
  /** Gives each player's points, with the name as key, for announcements. Left out if points are secret before the end. */
  publicPoints?(view: K['public']): Readonly<Record<string, number>>;

  /** Parts of a deal that a host may choose by hand. The key is the name of the part. */
  readonly dealKeys: Readonly<Record<string, DealPart>>;
  /** Reads the deal that a host gave. A part that is wrong or incomplete throws an error at `setup.KEY…`. */
  readDeal(info: InfoOf<K>, given: Record<string, unknown>): K['deal'];
  /**
   * Makes the first position. Chance decides the parts that the deal leaves open. `purses` are the purses before the
   * match, in seat order (N8).
   */
  start(info: InfoOf<K>, deal: K['deal'], chance: Chance, purses: readonly Purse[]): K['position'];

  /**
   * Gives public facts of the position that are not in the public views. All other functions get these facts as
   * `info.facts`. The facts are read again after trades, after each round, and after a correction by hand.
   */
  readonly publicFacts?: (position: K['position']) => unknown;

  readonly orderKeys: readonly string[];
  /** Prices of an order's fields. */
  readonly costs: readonly Cost<OptionsOf<K['options']>>[];
  /**
   * Makes one seat's order legal and complete. A bad line is dropped with a reason, and a missing field gets its
   * default. This function does not know the orders of other seats. `raw` is `{}` for a seat that sent nothing. `began`
   * is the position at the start of the round, before trades.
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
   * Reads the host's ruling of a round (O2), which `resolve` needs. Only hosts' own games have this function. `raw` is
   * undefined if there is no ruling. `purses` are the purses after trades. A wrong ruling throws an error at `path…`.
   */
  readRuling?(
    info: InfoOf<K>,
    position: K['position'],
    purses: readonly Purse[],
    raw: unknown,
    path: string,
  ): unknown;
  /**
   * Resolves the orders of all seats together, in seat order. The resulting position has a `round` that is one higher,
   * and `over` says whether the match has ended.
   */
  resolve(
    info: InfoOf<K>,
    position: K['position'],
    orders: readonly K['order'][],
    chance: Chance,
    tell: Tell,
    ruling?: unknown,
  ): Resolved<K['position']>;
  /** Gives the outcome of a position that is over. `tell` gets every step of the scoring. */
  outcome(info: InfoOf<K>, position: K['position'], chance: Chance, tell: Tell): Outcome;

  /**
   * Rebuilds positions from the views that everyone saw until the end of the match. The viewer needs these positions to
   * check a public file. `start` is the first position, as the seed deals it.
   */
  readonly remake?: {
    /**
     * Completes the first position with the part of the deal that the rounds and the end revealed. Left out if no part
     * of the deal is revealed.
     */
    deal?(info: InfoOf<K>, start: K['position'], seen: EndSeen<K['public']>): K['position'];
    /**
     * Gives the position after the last view, with everything that points and outcome need. Undefined if the views do
     * not show all of this.
     */
    end(info: InfoOf<K>, start: K['position'], seen: EndSeen<K['public']>): K['position'] | undefined;
  };

  /**
   * Words for a host about each fact that the end makes public. The keys are parts of `reveal` and `extra`, and names of
   * columns. '' if the words “points and prizes” already cover the fact.
   */
  readonly reveals: Readonly<Record<string, string>>;

  /** Gives the reason, as a sentence, why a player who is not a candidate did not win. Left out if only the points decide. */
  lost?(info: InfoOf<K>, outcome: OutcomeView, name: string): string | undefined;

  /** Builds the public view of a position field by field, as RECORD says. */
  publicView(info: InfoOf<K>, position: K['position']): K['public'];
  /** Builds the private view of a seat. Garnets and bellflowers are added later. */
  privateView(info: InfoOf<K>, position: K['position'], seat: number): K['private'];

  /**
   * Says how the match stands: the points of each place, team or player, and how far away the end is. With `own` it also
   * says how the player of that seat stands. The text must follow from the given views. If left out, the default is a
   * text with the numbers in the views.
   */
  standing?(info: InfoOf<K>, seen: PublicSeen<K['public']>, own?: OwnSeen<K['private']>): readonly Standing[];

  /**
   * Says in a few words what the last round brought. The words stand after “Round 3: ”. Without `own` the words are for
   * everyone, with `own` for the player of that seat. The words must follow from the given views. Without words, the
   * default is a text with the numbers that changed in the views.
   */
  recap?(info: InfoOf<K>, seen: PublicSeen<K['public']>, own?: OwnSeen<K['private']>): string | undefined;

  readonly form: {
    /** Makes the questions for the coming round. All players get the same questions, so only the public view may decide the questions. */
    questions(info: InfoOf<K>, view: K['public']): readonly Question[];
    /** Makes an order from answers. An answer that cannot be understood stays in the order as it was written. Then `judge` refuses it. */
    read(info: InfoOf<K>, view: K['public'], answers: Answers): Json;
    /**
     * Describes a legal order for its sender, in the words of the form. `own` is the sender's private view. A field that
     * asks for nothing gives ''.
     */
    said(info: InfoOf<K>, order: K['order'], own?: K['private']): readonly Said[];
    /**
     * Says from which questions one player is excused, and which choices the player still has. All other answers would
     * be refused. These notes stand on the player’s page, because all players get the same form.
     */
    own(
      info: InfoOf<K>,
      view: K['public'],
      own: WithPurse<K['private']>,
      seat: number,
      receipt: RefusalCheck,
    ): OwnForm;
  };

  /** Drawings of boards. Boards for viewers are made from the viewers' views, and the host's board from the whole position. */
  readonly draw: {
    public(info: InfoOf<K>, seen: PublicSeen<K['public']>): Grid;
    private(info: InfoOf<K>, seat: number, seen: PrivateSeen<K['public'], K['private']>): Grid;
    host(info: InfoOf<K>, position: K['position'], seen: HostSeen<K['public']>): Grid;
    /** Makes further columns for the table of the outcome. These columns show a value of each player that the end reveals. */
    outcome?(info: InfoOf<K>, outcome: OutcomeView): readonly OutcomeColumn[];
  };

  /** Makes the answers of a sensible player, for rehearsals and tests. `random(n)` gives a number from 0 to n − 1. */
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
