import type { ShownLine } from '../shown/shown.ts';

/** What happened in a round, and by which ruling. */
export function Story({ lines, round }: { readonly lines: readonly ShownLine[]; readonly round: number }) {
  if (round === 0) return null;
  return (
    <>
      <h3>What happened in round {round}, and why</h3>
      {lines.length === 0 && <p class="soft">Nothing that this viewer may know.</p>}
      <ul class="story">
        {lines.map(({ ruling, text }, i) => (
          <li key={i}>
            {text} <span class="soft">[{ruling}]</span>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <p class="soft small">
          In brackets: the ruling by which it happened. Roundkeeper’s list of rulings (docs/rulings.md) has
          each.
        </p>
      )}
    </>
  );
}
