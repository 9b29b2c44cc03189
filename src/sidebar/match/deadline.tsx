import { useEffect, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { bothTimes, deadlineStatus } from '../logic/clock.ts';
import { useSession } from '../session/session.ts';

/** The deadline of the open round, counting down by the server's time. */
export function Deadline({ match }: { readonly match: MatchState }) {
  const session = useSession();
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const { words, isEarly } = deadlineStatus(match.deadline, match.graceMinutes, session.now());
  return (
    <p class="deadline">
      <strong class={isEarly || match.deadline === '' ? '' : 'late'}>{words}</strong>
      {match.deadline !== '' &&
        bothTimes(match.deadline).map((time) => (
          <span class="soft small" key={time}>
            {time}
          </span>
        ))}
    </p>
  );
}
