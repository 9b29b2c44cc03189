interface Titled {
  readonly title: string;
}

/** The name of a match's order form. */
export function ordersTitle({ title }: Titled): string {
  return `${title} — orders`;
}

/** The name of a match's trade form. */
export function tradesTitle({ title }: Titled): string {
  return `${title} — trade form`;
}

/** The name of the file that only this player and the host can open. */
export function privateTitle(name: string): string {
  return `${name} — private`;
}
