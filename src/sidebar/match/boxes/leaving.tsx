import { useState } from 'preact/hooks';
import type { MatchState, SeasonState } from '../../../sheets/panel-api/panel.ts';
import { peopleNamed } from '../../logic/people.ts';
import { Button } from '../../parts/button.tsx';
import { OutOfSeason } from '../../parts/inputs/out-of-season.tsx';

interface Props {
  readonly match: MatchState;
  readonly outcome: NonNullable<MatchState['outcome']>;
  readonly season: SeasonState;
}

/** Says which candidates, or the opponent, are out of the season, by this match or another, and records that one of the others leaves it (H29). */
export function Leaving({ match, outcome: { candidates, chosen, opponent }, season }: Props) {
  const [id, choose] = useState('');
  const people = peopleNamed(match, [...(chosen ? [chosen] : candidates), opponent], season);
  const [gone, others] = [people.filter(isOut), people.filter((player) => !isOut(player))];
  const leaver = others.find((player) => player.id === id);
  return (
    <>
      {gone.map(({ id, name, out }) => (
        <p key={id}>
          {name} is out of the season: <span class="soft small">{out}</span>
        </p>
      ))}
      {gone.length > 0 && <p class="help">It can be taken back under “Standings and statements”.</p>}
      {leaver ? (
        <section class="box calm" aria-label={`${leaver.name} leaves the season`}>
          <p>
            Is {leaver.name} out of the season? Everyone can read that in the standings. Matches that go on
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
                ? 'If another of them leaves the season:'
                : 'Once it is decided who leaves the season:'}
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

function isOut({ out }: SeasonState['players'][number]): boolean {
  return out !== '';
}
