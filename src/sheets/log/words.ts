/** Facts about a log entry: its number, time, author, match and round. */
export interface At {
  readonly number: number;
  /** Time of the entry, ISO UTC. */
  readonly time: string;
  readonly who: string;
  /** Match number; 0 for the season. */
  readonly match: number;
  readonly round: number;
}

/** Input for words about an event, besides the data of the event. */
export interface Told {
  readonly at: At;
  /** Gives the name that the player with this id had at the time of the event. For an unknown player, gives `otherwise`. */
  nameOf(id: string, otherwise?: string): string;
  /** Gives the name that pages show for a player. `name` is the player's name in the match. */
  shownAs(name: string): string;
  /** Gives a phrase that names the match, such as “ from Polar Power”. '' on the page of this match, or if the title is unknown. */
  fromMatch(match: number): string;
}

/** Functions that put an event of one kind into words for each reader. '' means no words. */
export interface Words<D> {
  /**
   * Tells everyone what the host did, without secrets. One button press may write an event for each of several players;
   * `group` has the data of all these events.
   */
  readonly everyone?: (data: D, told: Told, group: readonly D[]) => string;
  /** Tells more, such as names and amounts, to people who may know the whole match. */
  readonly whole?: (data: D, told: Told, group: readonly D[]) => string;
  /** Tells the news to the player with the id `player`. */
  readonly player?: (data: D, told: Told, player: string) => string;
  /** Says why the purse of the player with the id `player` changed. */
  readonly purse?: (data: D, told: Told, player: string) => string;
}
