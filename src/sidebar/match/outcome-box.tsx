import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { listed } from '../logic/words.ts';
import { VoteBox } from './vote-box.tsx';

interface OutcomeBoxProps {
  readonly match: number;
  readonly outcome: NonNullable<MatchState['outcome']>;
}

/** The outcome of a finished match, and the winners' vote. */
export function OutcomeBox({ match, outcome }: OutcomeBoxProps) {
  const { winners, isTopScore, candidates, vote, chosen } = outcome;
  const voters = isTopScore ? 'Those with the top score' : 'The winners';
  return (
    <section class="box good" aria-label="Outcome">
      <h2>{titleOf(winners.length, isTopScore)}</h2>
      <p class="round">{listed(winners) || 'Nobody'}</p>
      <h2>Up for elimination</h2>
      <p>
        {listed(candidates) || 'Nobody'}
        {vote && (chosen ? `. ${voters} chose ${chosen}.` : `. ${voters} choose one of them.`)}
      </p>
      {vote && !chosen && <VoteBox match={match} candidates={candidates} />}
    </section>
  );
}

function titleOf(winners: number, isTopScore: boolean): string {
  if (isTopScore) return 'Top score, no Token of Life';
  return winners === 1 ? 'Winner' : 'Winners';
}
