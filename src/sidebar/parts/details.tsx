interface Props {
  /** The error's own words; undefined or '' shows nothing. */
  readonly of: string | undefined;
}

/** An error's own words, for who installed the add-on or wrote a game; folded away. */
export function Details({ of }: Props) {
  if (!of) return null;
  return (
    <details class="small">
      <summary>Details</summary>
      <p class="raw">{of}</p>
    </details>
  );
}
