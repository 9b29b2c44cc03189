import { useEffect, useState } from 'preact/hooks';
import { ButtonRow } from '../parts/button.tsx';
import { ExplainedChoices } from '../parts/inputs.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

const WAYS = [
  [
    'code',
    'Personal codes',
    'Players need no Google account. Each player gets a file of their own with a secret link to the form.',
  ],
  [
    'email',
    'Verified Google email',
    'Players sign in with Google to send orders. Nobody can send an order for somebody else.',
  ],
] as const;

/** First page of a workbook that has no season yet, or that is a copy of another season's workbook. */
export function SetUp({ isCopy }: { readonly isCopy: boolean }) {
  const [identity, setIdentity] = useState<(typeof WAYS)[number][0]>('code');
  const { value: emailProblem, problem, start } = useAction<'verifiedEmailProblem'>('reads');
  useEffect(() => {
    void start('Checking', 'verifiedEmailProblem');
  }, []);
  // Until the check has succeeded, only personal codes can be chosen.
  const whyNot = emailProblem ?? problem?.what ?? 'Checking whether your account can do this …';
  const action = useAction<'setUp'>('writes');
  return (
    <section>
      <h1>Welcome</h1>
      {isCopy && (
        <p class="box warn">
          This workbook is a copy of another season’s workbook. That season continues only in the original,
          with its files and forms. Here you can start a new season. The new season keeps the names, emails
          and meadows of the roster. The copied matches, ledger and log are deleted.
        </p>
      )}
      <p>
        With this workbook you host games with secret moves. All players move at the same time. Players send
        orders through a form, and you resolve the rounds here.
      </p>
      <p class="box warn">
        Never share this workbook with a player, because it will hold every secret. Each player gets a file of
        their own.
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
