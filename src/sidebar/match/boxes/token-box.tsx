import { useState } from 'preact/hooks';
import type { MatchState, SeasonState } from '../../../sheets/panel-api/panel.ts';
import { peopleNamed, peopleOf } from '../../logic/people.ts';
import { Button } from '../../parts/button.tsx';
import { PersonChoice } from '../../parts/inputs/person-choice.tsx';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';

interface Props {
  readonly match: MatchState;
  readonly outcome: NonNullable<MatchState['outcome']>;
  readonly season: SeasonState;
}

/** The players who are not in the list (X7). */
const NOT_TO = {
  one: 'The Elimination Candidate cannot get it.',
  several: 'The Elimination Candidate cannot get it. Note the candidate to list the others.',
};

/** Records the player who gets a winner's second Token of Life, or takes that back. */
export function TokenBox({ match, outcome, season }: Props) {
  const action = useAction<'giveToken'>('writes');
  const [to, choose] = useState('');
  const { second, candidates, chosen } = outcome;
  const barred = chosen ? [chosen] : candidates;
  const given = season.given.find((one) => one.match === match.number);
  const named = peopleNamed(match, [second, ...barred], season);
  const others = peopleOf(season).filter((one) => one.id !== '' && one.out === '' && !named.includes(one));
  const give = (id: string, doing: string) =>
    action.start(doing, (call) => call('giveToken', match.number, id));
  return (
    <>
      <h2>The second Token of Life</h2>
      {given ? (
        <p>
          {second} gave it to {given.to}.
        </p>
      ) : (
        <PersonChoice
          label={`${second} gives it to`}
          people={others}
          chosen={to}
          none={`nobody: ${second} keeps it`}
          help={NOT_TO[outcome.vote && !chosen ? 'several' : 'one']}
          onChoose={choose}
        />
      )}
      <Report of={action} />
      <div class="buttons">
        {given ? (
          <Button onPress={() => give('', 'Taking the token back')}>Take it back</Button>
        ) : (
          <Button isOff={to === ''} onPress={() => give(to, 'Giving the token')}>
            Give the token
          </Button>
        )}
      </div>
    </>
  );
}
