import { useState } from 'preact/hooks';
import type { MatchState, SeatState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { type Action, useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  readonly stranger: MatchState['strangers'][number];
  /** It outlives the response, which is no stranger’s then. */
  readonly action: Action<'nameSender'>;
}

/** A response from an unknown account or code: the host says whose it is. */
export function Stranger({ match, stranger: { id, row, claimed, at, answers }, action }: Props) {
  const [player, setPlayer] = useState('');
  const [remember, setRemember] = useState(false);
  const who = claimed || 'No name given';
  const name = () =>
    void action.start('Writing', (call) =>
      call('nameSender', { match: match.number, response: id, player, remember }),
    );
  return (
    <li class="stranger">
      <span>
        {who}
        <span class="soft small">
          {timeWords(at)} · row {row}
        </span>
      </span>
      <ul class="small" aria-label={`What ${who} sent`}>
        {answers.map((answer, i) => (
          <li key={i}>{answer}</li>
        ))}
        {answers.length === 0 && <li>An empty form.</li>}
      </ul>
      {!match.over && (
        <>
          <select
            class="whose"
            aria-label={`Whose is the response of ${who}?`}
            value={player}
            onChange={(event) => setPlayer(event.currentTarget.value)}
          >
            <option value="">Whose is it?</option>
            {match.seats.map((seat) => (
              <option key={seat.name}>{seat.name}</option>
            ))}
          </select>
          {player !== '' && (
            <>
              {claimed !== '' && (
                <label class="choice tight">
                  <input
                    type="checkbox"
                    checked={remember}
                    onChange={(event) => setRemember(event.currentTarget.checked)}
                  />
                  <span>Whatever comes from {claimed} in this match is theirs</span>
                </label>
              )}
              <Button onPress={name}>This is {player}</Button>
            </>
          )}
        </>
      )}
    </li>
  );
}

interface NamedProps {
  readonly name: string;
  readonly named: NonNullable<SeatState['named']>;
  readonly match: number;
}

/** An order from elsewhere, of which the host said that it is this player's. */
export function Named({ name, named: { id, claimed }, match }: NamedProps) {
  const action = useAction<'nameSender'>('writes');
  const takeBack = () =>
    void action.start('Writing', (call) =>
      call('nameSender', { match, response: id, player: '', remember: false }),
    );
  return (
    <>
      <p class="small">
        It came from {claimed || 'somebody without a name'}; you said that it is {name}’s.
      </p>
      <div class="buttons">
        <Button onPress={takeBack}>It is not {name}’s</Button>
      </div>
      <Report of={action} />
    </>
  );
}
