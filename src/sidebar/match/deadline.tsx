import { useEffect, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { dueAt, momentWords } from '../session/clock.ts';
import { useSession } from '../session/session.ts';

/** The deadline of the open round, counting down by the server's time. */
export function Deadline({ match }: { readonly match: MatchState }) {
  const session = useSession();
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const { words, isEarly } = dueAt(match.deadline, match.graceMinutes, session.now());
  return (
    <p class="deadline">
      <strong class={isEarly || match.deadline === '' ? '' : 'late'}>{words}</strong>
      {match.deadline !== '' && (
        <span class="soft small">
          {momentWords(match.deadline)} your time
          <br />
          {momentWords(match.deadline, 'UTC')}
        </span>
      )}
    </p>
  );
}
