import { useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { DeadlineField } from '../fields/deadline-field.tsx';
import { fromInput, hoursFrom, isPast, shortTimeWords, timeWords, toInput } from '../logic/clock.ts';
import { lateThenWords } from '../logic/late-words.ts';

import { type Moved, movedAlong } from '../logic/next-deadline.ts';
import { ButtonRow } from '../parts/button.tsx';
import { Tick } from '../parts/inputs.tsx';
import type { MatchPage } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

/** Moves the open round's deadline. If the host wishes, the deadlines of all other unfinished matches move by the same time. */
export function DeadlinePart({ match, onDone }: Pick<MatchPage, 'match' | 'onDone'>) {
  const { now, state } = useSession();
  const action = useAction<'setDeadline'>('writes');
  // Keeps the match as the host saw it, because rounds may resolve while the page is open. So a second try moves no deadline twice.
  const [seen] = useState(match);
  const [others] = useState(() => (state?.matches ?? []).filter(({ number }) => number !== match.number));
  const [hasDeadline, setHas] = useState(match.deadline !== '');
  const [deadline, setDeadline] = useState(() => toInput(match.deadline || hoursFrom(now(), 24)));
  const [isForAll, setForAll] = useState(false);
  const moment = hasDeadline ? fromInput(deadline) : '';
  const along = movedAlong(seen, moment, others, now());
  const save = async () => {
    const all: readonly Moved[] = [{ match: seen, to: moment }, ...(isForAll ? along : [])];
    const answer = await action.work('Changing the deadline', async (call) => {
      for (const { match: one, to } of all.slice(1)) {
        const moved = await call('setDeadline', one.number, one.round, to);
        if (!moved.ok) return moved;
      }
      return call('setDeadline', seen.number, seen.round, moment);
    });
    if (!answer?.ok) return;
    if (all.length > 1) return onDone(`New deadlines: ${all.map(dueWords).join('; ')}.`);
    onDone(
      moment === ''
        ? 'The round now has no deadline.'
        : `The round is now due ${timeWords(moment)} your time.`,
    );
  };
  return (
    <>
      <p>
        Round {seen.round + 1} of {match.title}. Players see the new deadline in their files.{' '}
        {lateThenWords(match)}
      </p>
      <DeadlineField
        hasDeadline={hasDeadline}
        deadline={deadline}
        onChange={(change) => {
          if (change.hasDeadline !== undefined) setHas(change.hasDeadline);
          if (change.deadline !== undefined) setDeadline(change.deadline);
        }}
      />
      {along.length > 0 && (
        <Tick isWide isOn={isForAll} onChange={setForAll}>
          <span>
            Move the deadlines of the other matches by the same time
            <span class="help">{along.map(dueWords).join('; ')}</span>
          </span>
        </Tick>
      )}
      <Report of={action} />
      <ButtonRow kind="main" isOff={hasDeadline && (moment === '' || isPast(moment, now()))} onPress={save}>
        Change the deadline
      </ButtonRow>
    </>
  );
}

/** Writes a match's title and its new deadline: “Picking Nine, Sun 15:00”. */
function dueWords({ match: { title }, to }: { readonly match: MatchState; readonly to: string }): string {
  return `${title}, ${shortTimeWords(to)}`;
}
