import { useEffect, useState } from 'preact/hooks';
import { ButtonRow } from '../parts/button.tsx';
import { ExplainedChoices } from '../parts/inputs.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

const WAYS = [
  [
    'code',
    'Personal codes',
    'Needs nothing more, not even a Google account for each player. Each player gets a secret link to the form in a file of their own.',
  ],
  [
    'email',
    'Verified Google email',
    'Players sign in with Google to send orders. Nobody can send for somebody else.',
  ],
] as const;

/** First page of a workbook that has no season of its own. */
export function SetUp({ isCopy }: { readonly isCopy: boolean }) {
  const [identity, setIdentity] = useState<(typeof WAYS)[number][0]>('code');
  const { value: emailProblem, problem, start } = useAction<'verifiedEmailProblem'>('reads');
  useEffect(() => {
    void start('Checking', 'verifiedEmailProblem');
  }, []);
  // Until the check is over, and where it failed, only personal codes can be chosen.
  const whyNot = emailProblem ?? problem?.what ?? 'It is being checked whether your account can do this …';
  const action = useAction<'setUp'>('writes');
  return (
    <section>
      <h1>Welcome</h1>
      {isCopy && (
        <p class="box warn">
          This workbook is a copy of another season’s workbook. That season goes on in the original only: its
          files and forms belong there. Here you can start a new season. The names, emails and meadows of the
          roster stay; the copied matches, ledger and log are deleted.
        </p>
      )}
      <p>
        Roundkeeper turns this workbook into the host’s table for games of hidden, simultaneous moves. Players
        send orders through a form; you resolve the rounds here.
      </p>
      <p class="box warn">
        Never share this workbook with a player: it will hold every secret. Each player gets a file of their
        own.
      </p>
      <ExplainedChoices
        legend="How are players identified?"
        name="identity"
        choices={WAYS}
        chosen={identity}
        whyNot={(way) => (way === 'email' ? whyNot : '')}
        onChoose={(way) => setIdentity(way)}
      />
      <Report of={action} />
      <ButtonRow kind="main" onPress={() => action.start('Setting up the season', 'setUp', identity)}>
        {isCopy ? 'Start a new season here' : 'Set up the season'}
      </ButtonRow>
    </section>
  );
}
