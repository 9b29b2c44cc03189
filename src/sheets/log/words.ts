/** The place of an entry in the log. */
export interface At {
  readonly number: number;
  /** ISO UTC. */
  readonly time: string;
  readonly who: string;
  /** 0 for the season. */
  readonly match: number;
  readonly round: number;
}

/** Input for the words about an event, beside its data. */
export interface Told {
  readonly at: At;
  /** The name of a player by id, at the time of the event; `otherwise` for an unknown player. */
  nameOf(id: string, otherwise?: string): string;
  /** The shown name of a player, by the name in the match. */
  shownAs(name: string): string;
  /** “ from Polar Power”; '' on the page of that match, and if its title is unknown. */
  fromMatch(match: number): string;
}

/** The words about a kind of event for its readers; '' for none. */
export interface Words<D> {
  /** An act of the host, without secrets. `group` has the data of all events that one press wrote for several players. */
  readonly everyone?: (data: D, told: Told, group: readonly D[]) => string;
  /** The same for readers of the whole match, if they may know more: names and amounts. */
  readonly whole?: (data: D, told: Told, group: readonly D[]) => string;
  /** News for a player, by id. */
  readonly player?: (data: D, told: Told, player: string) => string;
  /** The reason why a player's purse changed; the player by id. */
  readonly purse?: (data: D, told: Told, player: string) => string;
}
