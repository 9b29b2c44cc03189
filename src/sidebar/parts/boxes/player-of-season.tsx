import { useEffect } from 'preact/hooks';
import type { SeasonState } from '../../../sheets/panel-api/panel.ts';
import { timeWords } from '../../logic/clock.ts';
import { useAction } from '../../session/action.ts';
import { OutOfSeason } from '../inputs/out-of-season.tsx';
import { Report } from '../report.tsx';

interface Props {
  readonly player: SeasonState['players'][number];
}

/** A player's statement, and the button for one who leaves the season or is back in it. */
export function PlayerOfSeason({ player }: Props) {
  const reading = useAction<'statement'>('reads');
  const { id, name, out } = player;
  const isIn = out === '';
  useEffect(() => {
    void reading.start('Reading the ledger', (call) => call('statement', id));
  }, [id, player.garnets, player.bellflowers, player.tokensOfLife]);
  return (
    <section aria-label={name}>
      <Report of={reading} />
      {reading.value?.length === 0 && <p>The ledger has nothing of {name} yet.</p>}
      <ul class="players">
        {(reading.value ?? []).map(({ time, why: what, change }, i) => (
          <li key={i}>
            <span>
              {what}
              {time !== '' && <span class="soft small"> {timeWords(time)}</span>}
            </span>
            <span class="small">{change}</span>
          </li>
        ))}
      </ul>
      <h2>{isIn ? 'Out of the season' : `${name} is out`}</h2>
      {!isIn && <p>{out}</p>}
      <OutOfSeason player={player} />
    </section>
  );
}
