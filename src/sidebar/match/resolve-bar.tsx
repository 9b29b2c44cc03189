import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from '../parts/button.tsx';
import { dueAt } from '../session/clock.ts';
import { useSession } from '../session/session.ts';
import { doubt } from '../session/shown.ts';

interface Props {
  readonly match: MatchState;
  /** What the resolve is doing right now, or ''. */
  readonly doing: string;
  readonly onPreview: (() => void) | undefined;
  onResolve(early: boolean): void;
}

/** Preview and resolve, always in sight; asks once when the deadline has not passed. */
export function ResolveBar({ match, doing, onPreview, onResolve }: Props) {
  const session = useSession();
  const [question, setQuestion] = useState('');
  const wasAsked = useRef(false);
  const box = useRef<HTMLParagraphElement>(null);
  const { number, round } = match;

  // The question was about a round that is resolved by now.
  useEffect(() => setQuestion(''), [number, round]);
  useEffect(() => {
    if (question !== '') box.current?.focus();
    else if (wasAsked.current) document.getElementById('resolve')?.focus();
    wasAsked.current = question !== '';
  }, [question]);

  const due = () => dueAt(match.deadline, match.graceMinutes, session.now());
  const resolve = (early: boolean) => {
    setQuestion('');
    onResolve(early);
  };
  const press = () => {
    const words = doubt(match, due());
    if (words === '') resolve(false);
    else setQuestion(words);
  };
  if (match.edited.length > 0)
    return (
      <p class="bar small">Decide about the cells changed by hand first; then the round can be resolved.</p>
    );
  if (question !== '')
    return (
      <section class="bar" aria-label="Confirm">
        <p tabIndex={-1} ref={box}>
          {question} <strong>Resolve round {round + 1} now?</strong>
        </p>
        <div class="buttons">
          <Button kind="main" onPress={() => resolve(due().isEarly)}>
            Resolve now
          </Button>
          <Button isFree onPress={() => setQuestion('')}>
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
