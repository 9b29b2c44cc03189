import { useState } from 'preact/hooks';
import type { MatchState, SeasonState } from '../../../sheets/panel-api/panel.ts';
import { personId } from '../../logic/people.ts';
import { Button } from '../../parts/button.tsx';
import { OutOfSeason } from '../../parts/inputs/out-of-season.tsx';

interface Props {
  readonly outcome: NonNullable<MatchState['outcome']>;
  readonly season: SeasonState;
}

/** Records which candidate, or the opponent, leaves the season; then says who left it (H29). */
export function Leaving({ outcome: { candidates, chosen, opponent }, season }: Props) {
  const [id, choose] = useState('');
  const names = [...(chosen ? [chosen] : candidates), opponent];
  const ids = season.players.filter(({ name }) => names.includes(name)).map(personId);
  const people = season.players.filter((player) => player.id !== '' && ids.includes(player.id));
  const gone = people.filter(({ out }) => out !== '');
  const leaver = people.find((player) => player.id === id);
  if (gone.length > 0)
    return (
      <>
        {gone.map(({ id, name, out }) => (
          <p key={id}>
            {name} is out of the season: <span class="soft small">{out}</span>
          </p>
        ))}
        <p class="help">It can be taken back under “Standings and statements”.</p>
      </>
    );
  if (leaver)
    return (
      <section class="box calm" aria-label={`${leaver.name} leaves the season`}>
        <p>
          Is {leaver.name} out of the season? Everyone can read that in the standings. Matches that go on stay
          as they are.
        </p>
        <OutOfSeason
          player={leaver}
          more={
            <Button isFree onPress={() => choose('')}>
              Leave it
            </Button>
          }
        />
      </section>
    );
  return (
    <>
      <p class="help">Once it is decided who leaves the season:</p>
      <div class="buttons">
        {people.map((player) => (
          <Button key={player.id} isFree onPress={() => choose(player.id)}>
            {player.name} leaves the season
          </Button>
        ))}
      </div>
    </>
  );
}
