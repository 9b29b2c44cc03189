import type { MatchState } from '../../../sheets/panel-api/panel.ts';
import { timeWords } from '../../logic/clock.ts';
import { deadlineAfterPause } from '../../logic/next-deadline.ts';
import { SOON } from '../../logic/resolves-soon.ts';
import { Button } from '../../parts/button.tsx';
import { Report } from '../../parts/report.tsx';
import { useAction } from '../../session/action.ts';
import { useSession } from '../../session/session.ts';

interface Props {
  readonly match: MatchState;
  /** Called once the match goes on. */
  onDone?(): void;
}

/** Lets a paused match go on; if its round would then resolve at once, offers to go on without automatic rounds, too. */
export function GoOn({ match: { number, round, clock }, onDone }: Props) {
  const { now } = useSession();
  const action = useAction<'goOn' | 'setTiming'>('writes');
  const left = Date.parse(clock.afterPause) - now();
  const isSoon = left <= SOON;
  const due = deadlineAfterPause(clock, now());
  const goOn = async (isByHand: boolean) => {
    const answer = await action.start('Going on', async (call) => {
      // Before the match goes on: it may resolve at once then.
      const set = isByHand && (await call('setTiming', number, { ...clock.timing, auto: 'off' }));
      return set && !set.ok ? set : call('goOn', number);
    });
    if (answer?.ok) onDone?.();
  };
  return (
    <>
      {due !== undefined && !isSoon && (
        <p class="small">
          If it goes on now, round {round + 1} is due {timeWords(new Date(due).toISOString())}.
        </p>
      )}
      {isSoon && (
        <p>
          All orders are there: once the match goes on, the round resolves by itself{' '}
          {left > 0 ? `at ${timeWords(clock.afterPause)}, or at once if that has passed` : 'in a moment'}. “Go
          on, but resolve by hand” switches automatic rounds off until you set them again.
        </p>
      )}
      <Report of={action} />
      <div class="buttons">
        {isSoon && <Button onPress={() => void goOn(true)}>Go on, but resolve by hand</Button>}
        <Button onPress={() => void goOn(false)}>Go on with the match</Button>
      </div>
    </>
  );
}
