/** An order that the host gave for a player in a round (H16). It replaces the player's earlier orders. */
export interface HostOrder {
  readonly round: number;
  /** The player's id. */
  readonly player: string;
  /** When the host gave it, in milliseconds UTC. */
  readonly at: number;
  /** The answers to the form by their titles; undefined if the host deleted the order, so that none counts. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** Name of the host as the sender of an order. */
export function hostFor(name: string): string {
  return `the host, for ${name}`;
}

/** The orders of the host without the one for a player in a round. */
export function withoutOrderOf(
  orders: readonly HostOrder[],
  round: number,
  player: string,
): readonly HostOrder[] {
  return orders.filter((one) => one.round !== round || one.player !== player);
}
