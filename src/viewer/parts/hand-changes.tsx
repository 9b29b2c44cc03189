/** What the host changed by hand after a round. */
export function HandChanges({ lines, round }: { readonly lines: readonly string[]; readonly round: number }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>The host changed the position by hand {round === 0 ? 'before round 1' : `after round ${round}`}</h3>
      <ul class="story">
        {lines.map((line, i) => (
          <li key={i}>
            {line} <span class="soft">[H5]</span>
          </li>
        ))}
      </ul>
    </>
  );
}
