import type { SeasonState } from '../../../sheets/panel-api/panel.ts';
import { TO_CORRECT_ID } from '../../session/view.ts';

/** The corrections that the host must make in the tab Season before a match can begin: heading, link to the rules, and roster. */
export function RosterBox({ faults }: Pick<SeasonState, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <section class="box warn" id={TO_CORRECT_ID} tabIndex={-1} aria-label="To correct on the roster">
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
