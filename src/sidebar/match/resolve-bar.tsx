import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { deadlineStatus } from '../logic/clock.ts';
import { questionBeforeResolve } from '../logic/match-words.ts';
import { Button } from '../parts/button.tsx';
import { useSession } from '../session/session.ts';

interface Props {
  readonly match: MatchState;
  /** The current step of the resolve, or ''. */
  readonly doing: string;
  readonly onPreview: (() => void) | undefined;
  onResolve(early: boolean): void;
}

/** The buttons for preview and resolve, always visible. Asks before an early resolve. */
export function ResolveBar({ match, doing, onPreview, onResolve }: Props) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const wasOpen = useRef(false);
  const box = useRef<HTMLParagraphElement>(null);
  const { number, round } = match;

  // A question about an earlier round is dropped.
  useEffect(() => setAsking(false), [number, round]);
  useEffect(() => {
    if (isAsking) box.current?.focus();
    else if (wasOpen.current) document.getElementById('resolve')?.focus();
    wasOpen.current = isAsking;
  }, [isAsking]);

  const due = () => deadlineStatus(match.deadline, match.graceMinutes, session.now());
  const resolve = (early: boolean) => {
    setAsking(false);
    onResolve(early);
  };
  const press = () => {
    if (questionBeforeResolve(match, due()) === '') resolve(false);
    else setAsking(true);
  };
  if (match.edited.length > 0)
    return (
      <p class="bar small">
        Accept or restore the cells changed by hand first. Then you can resolve the round.
      </p>
    );
  // The question says what holds now, and stays when nothing is left to ask: no button moves under a finger.
  if (isAsking)
    return (
      <section class="bar" aria-label="Confirm">
        <p tabIndex={-1} ref={box}>
          {questionBeforeResolve(match, due()) || `${due().words}.`}{' '}
          <strong>Resolve round {round + 1} now?</strong>
        </p>
        <div class="buttons">
          <Button kind="main" onPress={() => resolve(due().isEarly)}>
            Resolve now
          </Button>
          <Button isFree onPress={() => setAsking(false)}>
            Not yet
          </Button>
        </div>
      </section>
    );
  return (
    <div class="bar buttons">
      {onPreview && (
        <Button isFree id="open-preview" onPress={onPreview}>
          Preview
        </Button>
      )}
      <Button kind="main" id="resolve" onPress={press}>
        {doing || `Resolve round ${round + 1}`}
      </Button>
    </div>
  );
}
