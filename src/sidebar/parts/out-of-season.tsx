import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { SeasonState } from '../../sheets/panel-api/panel.ts';
import { useAction } from '../session/action.ts';
import { Button } from './button.tsx';
import { TextField } from './inputs.tsx';
import { Report } from './report.tsx';

interface Props {
  readonly player: SeasonState['players'][number];
  /** Additional button beside the main button. */
  readonly more?: ComponentChildren;
}

/** Records that a player is out of the season or back in the season. The host can type a reason (H29). */
export function OutOfSeason({ player: { id, name, out }, more }: Props) {
  const action = useAction<'eliminate'>('writes');
  const [why, setWhy] = useState('');
  const isIn = out === '';
  const note = async () => {
    const noted = await action.start('Noting it', 'eliminate', { player: id, out: isIn, why: why.trim() });
    // A reason for leaving is no reason for coming back, so the field is emptied.
    if (noted?.ok) setWhy('');
  };
  return (
    <>
      <TextField
        label="Why"
        maxLength={500}
        value={why}
        help={`${name} can read this, spectators cannot.`}
        onChange={setWhy}
      />
      <Report of={action} />
      <div class="buttons">
        <Button onPress={note}>
          {isIn ? `${name} is out of the season` : `${name} is back in the season`}
        </Button>
        {more}
      </div>
    </>
  );
}
