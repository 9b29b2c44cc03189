/** Order that the host entered or deleted for a player in a round (H16). This order replaces the player's earlier orders of the round. */
export interface HostOrder {
  readonly round: number;
  /** The player's id. */
  readonly player: string;
  /** Time when the host entered or deleted the order, in milliseconds UTC. */
  readonly at: number;
  /** Answers, with the titles of the form's questions as keys. Undefined if the host deleted the order, so that no order counts. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** Gives the words that name the host as the sender of a player's order. */
export function hostFor(name: string): string {
  return `the host, for ${name}`;
}

/** Removes a player's order in a round from a list of the host's orders. */
export function withoutOrderOf(
  orders: readonly HostOrder[],
  round: number,
  player: string,
): readonly HostOrder[] {
  return orders.filter((one) => one.round !== round || one.player !== player);
}
