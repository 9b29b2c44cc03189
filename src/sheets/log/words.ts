/** Number, time, author, match and round of a log entry. */
export interface At {
  readonly number: number;
  /** Time of the entry, ISO UTC. */
  readonly time: string;
  readonly who: string;
  /** Match number; 0 for the season. */
  readonly match: number;
  readonly round: number;
}

/** Input for the words about an event, besides the event's data. */
export interface Told {
  readonly at: At;
  /** Gives a player's name at the time of the event, by id; `otherwise` for an unknown player. */
  nameOf(id: string, otherwise?: string): string;
  /** Gives a player's shown name, by the name in the match. */
  shownAs(name: string): string;
  /** Names the match: “ from Polar Power”; '' on the page of this match, or if the title is unknown. */
  fromMatch(match: number): string;
}

/** Words about a kind of event for each reader; '' for none. */
export interface Words<D> {
  /** Tells everyone what the host did, without secrets. `group` has the data of all events that one press wrote for several players. */
  readonly everyone?: (data: D, told: Told, group: readonly D[]) => string;
  /** Tells readers of the whole match more, such as names and amounts. */
  readonly whole?: (data: D, told: Told, group: readonly D[]) => string;
  /** Tells a player the news; the player is given by id. */
  readonly player?: (data: D, told: Told, player: string) => string;
  /** Says why a player's purse changed; the player is given by id. */
  readonly purse?: (data: D, told: Told, player: string) => string;
}
