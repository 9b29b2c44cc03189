import { useState } from 'preact/hooks';
import { DeadlineField } from '../fields/deadline-field.tsx';
import { fromInput, hoursFrom, isPast, timeWords, toInput } from '../logic/clock.ts';
import { lateThenWords } from '../logic/match-words.ts';
import { Resume } from '../match/clock-note.tsx';
import { ButtonRow } from '../parts/button.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

/** Moves the deadline of the open round, once the match is not paused any more. */
export function DeadlinePage(props: MatchPage) {
  const { match, onBack } = props;
  if (match.clock.pausedSince === '') return <ChosenDeadline {...props} />;
  return (
    <Page title="Change the deadline" onBack={onBack}>
      <p>
        {match.title} is paused: round {match.round + 1} has no deadline meanwhile. Once the match goes on,
        you can change it here.
      </p>
      <Resume match={match} />
    </Page>
  );
}

function ChosenDeadline({ match, onBack, onDone }: MatchPage) {
  const { now } = useSession();
  const action = useAction<'setDeadline'>('writes');
  // The round may resolve while the page is open.
  const [seen] = useState(match.round);
  const [hasDeadline, setHas] = useState(match.deadline !== '');
  const [deadline, setDeadline] = useState(() => toInput(match.deadline || hoursFrom(now(), 24)));
  const moment = hasDeadline ? fromInput(deadline) : '';
  const save = async () => {
    const answer = await action.start('Changing the deadline', 'setDeadline', match.number, seen, moment);
    if (answer?.ok)
      onDone(
        moment === '' ? 'The round has no deadline now.' : `The round is due ${timeWords(moment)} your time.`,
      );
  };
  return (
    <Page title="Change the deadline" onBack={onBack}>
      <p>
        {match.title}, round {seen + 1}. Players see the new deadline in their files. {lateThenWords(match)}
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
      <ButtonRow kind="main" isOff={hasDeadline && (moment === '' || isPast(moment, now()))} onPress={save}>
        Change the deadline
      </ButtonRow>
    </Page>
  );
}
