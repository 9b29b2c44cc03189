import type { SeasonState } from '../../../sheets/panel-api/panel.ts';

/** What the host has to correct in the tab Season: its heading, the link to the rules, and the roster, before a match can begin. */
export function RosterBox({ faults }: Pick<SeasonState, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <section class="box warn" aria-label="To correct on the roster">
      <h2>To correct in the tab “Season”</h2>
      <ul>
        {faults.map(({ address, text }) => (
          <li key={`${address} ${text}`}>
            {address.replace(/^.*!/, '')}: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
