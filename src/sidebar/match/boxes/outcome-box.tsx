import { listed, notNoted } from '../../../rules/base/words.ts';
import type { MatchState, SeasonState } from '../../../sheets/panel-api/panel.ts';
import { Leaving } from './leaving.tsx';
import { OpponentBox } from './opponent-box.tsx';
import { TokenBox } from './token-box.tsx';
import { VoteBox } from './vote-box.tsx';

interface OutcomeBoxProps {
  readonly match: MatchState;
  readonly season: SeasonState;
  readonly outcome: NonNullable<MatchState['outcome']>;
}

/** The outcome of a finished match, and the winners' vote. */
export function OutcomeBox({ match, season, outcome }: OutcomeBoxProps) {
  const { winners, isTopScore, candidates, vote, chosen, opponents, opponent } = outcome;
  const isOne = winners.length === 1;
  const voters = isOne ? 'The winner' : isTopScore ? 'Those with the top score' : 'The winners';
  return (
    <section class="box good" aria-label="Outcome">
      <h2>{titleOf(winners.length, isTopScore)}</h2>
      <p class="round">{listed(winners) || 'Nobody'}</p>
      {isTopScore && (
        <p class="help">
          Several share the top score. By the rules of this game nobody is given a Token of Life then.
        </p>
      )}
      <h2>Up for elimination</h2>
      <p>
        {listed(candidates) || 'Nobody'}
        {vote && `. ${choiceWords(chosen, voters, isOne, match.closed)}`}
      </p>
      {vote && !match.closed && (
        <VoteBox match={match.number} voters={voters} candidates={candidates} chosen={chosen} />
      )}
      {opponent !== '' && (
        <p>
          {listed(candidates)} named {opponent} as opponent.
        </p>
      )}
      {!match.closed && opponents.length > 0 && (
        <OpponentBox
          match={match.number}
          loser={listed(candidates)}
          opponents={opponents}
          opponent={opponent}
        />
      )}
      {match.closed && outcome.missing === 'opponent' && <p>{notNoted('opponent')}</p>}
      <ChoicesNote isClosed={match.closed} outcome={outcome} />
      {!match.closed && candidates.length > 0 && <Leaving match={match} outcome={outcome} season={season} />}
      {!match.closed && outcome.second !== '' && <TokenBox match={match} outcome={outcome} season={season} />}
    </section>
  );
}

/** Whom the voters chose, or that nothing is noted. */
function choiceWords(chosen: string, voters: string, isOne: boolean, isClosed: boolean): string {
  if (chosen !== '') return `${voters} chose ${chosen}.`;
  return isClosed ? notNoted('choice') : `${voters} ${isOne ? 'chooses' : 'choose'} one of them.`;
}

/** A note about the last time for recording the players' choices after the end. */
function ChoicesNote({
  isClosed,
  outcome: { vote, opponents, second },
}: Pick<OutcomeBoxProps, 'outcome'> & { readonly isClosed: boolean }) {
  if (isClosed || (!vote && opponents.length === 0 && second === '')) return null;
  return <p class="help">You can note and correct the players’ choices until you close the match.</p>;
}

function titleOf(winners: number, isTopScore: boolean): string {
  if (isTopScore) return 'Top score, no Token of Life';
  return winners === 1 ? 'Winner' : 'Winners';
}
