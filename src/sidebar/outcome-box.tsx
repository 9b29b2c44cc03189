import type { MatchState } from '../sheets/panel.ts';
import { list } from './words.ts';

/** How a match ended. */
export function OutcomeBox({ outcome }: { readonly outcome: NonNullable<MatchState['outcome']> }) {
  const { winners, candidates, vote } = outcome;
  return (
    <section class="box good" aria-label="Outcome">
      <h2>{winners.length === 1 ? 'Winner' : 'Winners'}</h2>
      <p class="round">{list(winners) || 'Nobody'}</p>
      <h2>Up for elimination</h2>
      <p>
        {list(candidates) || 'Nobody'}
        {vote && '. The winners choose which of them.'}
      </p>
    </section>
  );
}
