import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { list } from '../session/words.ts';
import { VoteBox } from './vote-box.tsx';

interface OutcomeBoxProps {
  readonly match: number;
  readonly outcome: NonNullable<MatchState['outcome']>;
}

/** How a match ended. */
export function OutcomeBox({ match, outcome }: OutcomeBoxProps) {
  const { winners, candidates, vote, chosen } = outcome;
  return (
    <section class="box good" aria-label="Outcome">
      <h2>{winners.length === 1 ? 'Winner' : 'Winners'}</h2>
      <p class="round">{list(winners) || 'Nobody'}</p>
      <h2>Up for elimination</h2>
      <p>
        {list(candidates) || 'Nobody'}
        {vote && (chosen ? `. The winners chose ${chosen}.` : '. The winners choose which of them.')}
      </p>
      {vote && !chosen && <VoteBox match={match} candidates={candidates} />}
    </section>
  );
}
