import { useEffect, useState } from 'preact/hooks';
import type { SeasonState } from '../../../sheets/panel-api/panel.ts';
import { timeWords } from '../../logic/clock.ts';
import { useAction } from '../../session/action.ts';
import { Button } from '../button.tsx';
import { Report } from '../report.tsx';

interface Props {
  readonly player: SeasonState['players'][number];
}

/** A player's statement, and the button for one who leaves the season or is back in it. */
export function PlayerOfSeason({ player }: Props) {
  const reading = useAction<'statement'>('reads');
  const action = useAction<'eliminate'>('writes');
  const [why, setWhy] = useState('');
  const { id, name, out } = player;
  const isIn = out === '';
  useEffect(() => {
    void reading.start('Reading the ledger', (call) => call('statement', id));
  }, [id, player.garnets, player.bellflowers, player.tokensOfLife]);
  const note = async () => {
    const noted = await action.start('Noting it', (call) =>
      call('eliminate', { player: id, out: isIn, why: why.trim() }),
    );
    // The reason is not that of the way back.
    if (noted?.ok) setWhy('');
  };
  return (
    <section aria-label={name}>
      <Report of={reading} />
      {reading.value?.length === 0 && <p>The ledger has nothing of {name} yet.</p>}
      <ul class="players">
        {(reading.value ?? []).map(({ time, why: what, change, balance }, i) => (
          <li key={i}>
            <span>
              {what}
              {time !== '' && <span class="soft small"> {timeWords(time)}</span>}
            </span>
            <span class="small">
              {change} <span class="soft">= {balance}</span>
            </span>
          </li>
        ))}
      </ul>
      <h2>{isIn ? 'Out of the season' : `${name} is out`}</h2>
      {!isIn && <p>{out}</p>}
      <label class="field">
        Why
        <input
          type="text"
          maxLength={500}
          value={why}
          onInput={(event) => setWhy(event.currentTarget.value)}
        />
        <span class="help">{name} reads it; spectators do not.</span>
      </label>
      <Report of={action} />
      <div class="buttons">
        <Button onPress={() => void note()}>
          {isIn ? `${name} is out of the season` : `${name} is back in the season`}
        </Button>
      </div>
    </section>
  );
}
