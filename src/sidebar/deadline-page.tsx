import { useState } from 'preact/hooks';
import type { MatchState } from '../sheets/panel.ts';
import { useAction } from './action.ts';
import { Button } from './button.tsx';
import { fromInput, hoursFrom, toInput } from './clock.ts';
import { DeadlineField } from './deadline-field.tsx';
import { Page } from './page.tsx';
import { Report } from './report.tsx';
import { useSession } from './session.ts';

interface Props {
  readonly match: MatchState;
  onBack(): void;
}

/** Moves the deadline of the open round. */
export function DeadlinePage({ match, onBack }: Props) {
  const { server, now } = useSession();
  const action = useAction<null>('write');
  const [hasDeadline, setHas] = useState(match.deadline !== '');
  const [deadline, setDeadline] = useState(() => toInput(match.deadline || hoursFrom(now(), 24)));
  const moment = hasDeadline ? fromInput(deadline) : '';
  const save = async () => {
    const answer = await action.start('Changing the deadline', () =>
      server.call('setDeadline', match.number, moment),
    );
    if (answer?.ok) onBack();
  };
  return (
    <Page title="Change the deadline" onBack={onBack}>
      <p>
        {match.title}, round {match.round + 1}. Players see the new deadline in their files.
      </p>
      <DeadlineField
        hasDeadline={hasDeadline}
        deadline={deadline}
        onChange={(change) => {
          if (change.hasDeadline !== undefined) setHas(change.hasDeadline);
          if (change.deadline !== undefined) setDeadline(change.deadline);
        }}
      />
      <Report of={action} />
      <div class="buttons">
        <Button kind="main" isOff={hasDeadline && moment === ''} onPress={() => void save()}>
          Change the deadline
        </Button>
      </div>
    </Page>
  );
}
