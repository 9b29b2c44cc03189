import { useState } from 'preact/hooks';
import { listed, notNoted } from '../../rules/base/words.ts';
import type { MatchState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { peopleNamed, peopleOf } from '../logic/people.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { PersonChoice } from '../parts/inputs.tsx';
import { OutOfSeason } from '../parts/out-of-season.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  readonly season: SeasonState;
  readonly outcome: NonNullable<MatchState['outcome']>;
}

/** Shows the outcome of a finished match, and records the winners' vote. */
export function OutcomeBox({ match, season, outcome }: Props) {
  const { winners, isTopScore, candidates, vote, chosen, opponents, opponent } = outcome;
  const isOne = winners.length === 1;
  const voters = isOne ? 'The winner' : isTopScore ? 'Those with the top score' : 'The winners';
  return (
    <section class="box good" aria-label="Outcome">
      <h2>{titleOf(winners.length, isTopScore)}</h2>
      <p class="round">{listed(winners) || 'Nobody'}</p>
      {isTopScore && (
        <p class="help">
          Several players share the top score, so by this game’s rules nobody gets a Token of Life.
        </p>
      )}
      <h2>Up for elimination</h2>
      <p>
        {listed(candidates) || 'Nobody'}
        {vote && `. ${choiceWords(chosen, voters, isOne, match.closed)}`}
      </p>
      {vote && !match.closed && (
        <NameBox
          key={chosen}
          call="recordVote"
          match={match.number}
          label={`${voters} voted for`}
          names={candidates}
          what="vote"
          noted={chosen}
        />
      )}
      {opponent !== '' && (
        <p>
          {listed(candidates)} named {opponent} as opponent.
        </p>
      )}
      {!match.closed && opponents.length > 0 && (
        <NameBox
          key={opponent}
          call="nameOpponent"
          match={match.number}
          label={`${listed(candidates)} names as opponent`}
          names={opponents}
          what="opponent"
          noted={opponent}
        />
      )}
      {match.closed && outcome.missing === 'opponent' && <p>{notNoted('opponent')}</p>}
      {!match.closed && (vote || opponents.length > 0 || outcome.second !== '') && (
        <p class="help">You can note and correct the players’ choices until you close the match.</p>
      )}
      {!match.closed && candidates.length > 0 && <Leaving match={match} outcome={outcome} season={season} />}
      {!match.closed && outcome.second !== '' && <TokenBox match={match} outcome={outcome} season={season} />}
    </section>
  );
}

/** Says what the voters chose, or that no choice is noted yet. */
function choiceWords(chosen: string, voters: string, isOne: boolean, isClosed: boolean): string {
  if (chosen !== '') return `${voters} chose ${chosen}.`;
  return isClosed ? notNoted('choice') : `${voters} ${isOne ? 'chooses' : 'choose'} one of them.`;
}

function titleOf(winners: number, isTopScore: boolean): string {
  if (isTopScore) return 'Top score, no Token of Life';
  return winners === 1 ? 'Winner' : 'Winners';
}

interface NameBoxProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Word for the recorded choice, such as “vote”. */
  readonly what: string;
  /** Name that is recorded already, or ''. */
  readonly noted: string;
  readonly match: number;
  readonly call: 'recordVote' | 'nameOpponent';
}

/**
 * Records a name that players chose outside the game. If a name is recorded already, the box is folded, and the host can
 * correct the name.
 */
function NameBox({ label, names, what, noted, match, call: name }: NameBoxProps) {
  const action = useAction<'recordVote' | 'nameOpponent'>('writes');
  const [chosen, choose] = useState('');
  const box = (
    <>
      <PersonChoice
        label={label}
        people={names.map((one) => ({ id: one, name: one }))}
        value={chosen}
        onChange={choose}
      />
      <Report of={action} />
      <ButtonRow
        isOff={chosen === ''}
        onPress={() => action.start(`Noting the ${what}`, name, match, chosen)}
      >
        {noted === '' ? 'Note' : 'Correct'} the {what}
      </ButtonRow>
    </>
  );
  if (noted === '') return box;
  return (
    <details>
      <summary>Was it somebody else?</summary>
      <div class="inside">{box}</div>
    </details>
  );
}

/** Sentences that explain why some players cannot be chosen (X7). */
const NOT_TO = {
  one: 'The Elimination Candidate cannot get the token.',
  several:
    'The Elimination Candidate cannot get the token. First note who that is, to choose among the other players.',
};

/** Records to whom a winner gives the second Token of Life, or takes the token back. */
export function TokenBox({ match, outcome, season }: Props) {
  const action = useAction<'giveToken'>('writes');
  const [to, choose] = useState('');
  const { second, candidates, chosen } = outcome;
  const barred = chosen ? [chosen] : candidates;
  const given = season.given.find((one) => one.match === match.number);
  const named = peopleNamed(match, [second, ...barred], season);
  const others = peopleOf(season).filter((one) => one.id !== '' && one.out === '' && !named.includes(one));
  const give = (id: string, doing: string) => action.start(doing, 'giveToken', match.number, id);
  return (
    <>
      <h2>The second Token of Life</h2>
      {given ? (
        <p>
          {second} gave this token to {given.to}.
        </p>
      ) : (
        <PersonChoice
          label={`${second} gives this token to`}
          people={others}
          value={to}
          none={`Nobody: ${second} keeps the token`}
          help={NOT_TO[outcome.vote && !chosen ? 'several' : 'one']}
          onChange={choose}
        />
      )}
      <Report of={action} />
      <div class="buttons">
        {given ? (
          <Button onPress={() => give('', 'Taking the token back')}>Take the token back</Button>
        ) : (
          <Button isOff={to === ''} onPress={() => give(to, 'Giving the token')}>
            Give the token
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * Shows which Elimination Candidates are out of the season, and whether the opponent is out. Records that one of these
 * players leaves the season (H29).
 */
export function Leaving({ match, outcome: { candidates, chosen, opponent }, season }: Props) {
  const [id, choose] = useState('');
  const people = peopleNamed(match, [...(chosen ? [chosen] : candidates), opponent], season);
  const [gone, others] = [people.filter(({ out }) => out !== ''), people.filter(({ out }) => out === '')];
  const leaver = others.find((player) => player.id === id);
  return (
    <>
      {gone.map(({ id, name, out }) => (
        <p key={id}>
          {name} is out of the season: <span class="soft small">{out}</span>
        </p>
      ))}
      {gone.length > 0 && <p class="help">You can undo this under “Standings and statements”.</p>}
      {leaver ? (
        <section class="box calm" aria-label={`${leaver.name} leaves the season`}>
          <p>
            Is {leaver.name} out of the season? Everyone will read this in the standings. Unfinished matches
            stay as they are.
          </p>
          <OutOfSeason
            player={leaver}
            more={
              <Button isFree onPress={() => choose('')}>
                Cancel
              </Button>
            }
          />
        </section>
      ) : (
        others.length > 0 && (
          <>
            <p class="help">
              {gone.length > 0
                ? 'If another candidate leaves the season:'
                : 'Press here once you know who leaves the season:'}
            </p>
            <div class="buttons">
              {others.map((player) => (
                <Button key={player.id} isFree onPress={() => choose(player.id)}>
                  {player.name} leaves the season
                </Button>
              ))}
            </div>
          </>
        )
      )}
    </>
  );
}
