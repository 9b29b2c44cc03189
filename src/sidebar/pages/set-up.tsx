import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

const WAYS = [
  {
    identity: 'email',
    label: 'Verified Google email',
    help: 'Players sign in with Google to send orders. Nobody can send for somebody else.',
  },
  {
    identity: 'code',
    label: 'Personal codes',
    help: 'For groups without Google sign-in. Each player gets a secret code in a file of their own.',
  },
] as const;

/** The first page of a workbook without a season. */
export function SetUp() {
  const [identity, setIdentity] = useState<(typeof WAYS)[number]['identity']>('email');
  const action = useAction<'setUp'>('writes');
  return (
    <section>
      <h1>Welcome</h1>
      <p>
        Roundkeeper turns this workbook into the host’s table for games of hidden, simultaneous moves. Players
        send orders through a form; you resolve the rounds here.
      </p>
      <p class="box warn">
        Never share this workbook with a player: it will hold every secret. Each player gets a file of their
        own.
      </p>
      <fieldset>
        <legend>How are players identified?</legend>
        {WAYS.map((way) => (
          <label class="choice" key={way.identity}>
            <input
              type="radio"
              name="identity"
              checked={identity === way.identity}
              onChange={() => setIdentity(way.identity)}
            />
            <span>
              {way.label}
              <span class="help">{way.help}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Report of={action} />
      <div class="buttons">
        <Button
          kind="main"
          onPress={() => action.start('Setting up the season', (call) => call('setUp', identity))}
        >
          Set up the season
        </Button>
      </div>
    </section>
  );
}
