/** An order that the host entered or deleted for a player in a round (H16). Replaces the player's earlier orders. */
export interface HostOrder {
  readonly round: number;
  /** The player's id. */
  readonly player: string;
  /** Time of the host's act, in milliseconds UTC. */
  readonly at: number;
  /** Answers by the titles of the form's questions; undefined if the host deleted the order, so that no order counts. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** Names the host as the sender of a player's order. */
export function hostFor(name: string): string {
  return `the host, for ${name}`;
}

/** Removes a player's order of a round from the host's orders. */
export function withoutOrderOf(
  orders: readonly HostOrder[],
  round: number,
  player: string,
): readonly HostOrder[] {
  return orders.filter((one) => one.round !== round || one.player !== player);
}
