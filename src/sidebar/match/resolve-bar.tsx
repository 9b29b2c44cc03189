import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { deadlineStatus, durationWords, shortTimeWords } from '../logic/clock.ts';
import { lateForRound } from '../logic/late-words.ts';
import { nextDueWords, soonerNextWords } from '../logic/next-deadline.ts';
import { questionBeforeResolve } from '../logic/resolve-question.ts';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';
import { Ignore, LetAllCount, LetCount } from './late.tsx';

interface Props {
  readonly match: MatchState;
  /** True if several matches are unfinished, so that the button must name the match. */
  readonly isOneOfSeveral: boolean;
  /** Text about the current step of the running resolve, or ''. */
  readonly doing: string;
  /** True if the add-on asked for a confirmation although the panel did not ask the host. */
  readonly mustAsk: boolean;
  readonly onPreview: (() => void) | undefined;
  /** True if the host must see the preview before resolving. */
  readonly mustPreview: boolean;
  /** Called when the bar shows or hides its question. */
  onAsk(isAsking: boolean): void;
  /** Resolves the round. `complete` is true if the panel had nothing to ask the host. */
  onResolve(how: ResolveHow): void;
}

export interface ResolveHow {
  readonly early: boolean;
  readonly complete: boolean;
  /** True if the next round's deadline must not be earlier than the open round's announced deadline. */
  readonly keep: boolean;
}

/** Time in milliseconds. If more time is left before the deadline, the bar shows the time left. */
const LONG = 60 * 60_000;

/**
 * Bar that always shows the match's name, and the buttons for preview and resolve. Before a resolve, the bar asks the
 * host if orders are missing or late, or if the next deadline would be earlier than announced.
 */
export function ResolveBar({
  match,
  isOneOfSeveral,
  doing,
  mustAsk,
  onPreview,
  mustPreview,
  onAsk,
  onResolve,
}: Props) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  /** Number of the open round when the host clicked “Resolve” and the panel read the state again; undefined otherwise. */
  const [looked, setLooked] = useState<number>();
  const wasOpen = useRef(false);
  const box = useRef<HTMLParagraphElement>(null);
  const { number, round } = match;

  // A question about an earlier round or another match disappears.
  useLayoutEffect(() => setAsking(false), [number, round]);
  useLayoutEffect(() => {
    if (mustAsk) setAsking(true);
  }, [mustAsk]);
  useLayoutEffect(() => {
    if (isAsking) box.current?.focus();
    else if (wasOpen.current) document.getElementById('resolve')?.focus();
    wasOpen.current = isAsking;
    onAsk(isAsking);
    return () => onAsk(false);
  }, [isAsking]);

  const due = () => deadlineStatus(match.deadline, match.graceMinutes, session.now());
  const resolve = (complete: boolean, keep = false) => {
    setAsking(false);
    onResolve({ early: due().isEarly, complete, keep });
  };
  const question = () => questionBeforeResolve(match, due(), session.now());
  const isSooner = due().isEarly && soonerNextWords(match, session.now()) !== '';
  /** Resolves if there is nothing to ask. Otherwise reads the state again, because a new order may make the question unnecessary. */
  const press = async () => {
    if (question() === '') return resolve(true);
    setLooking(true);
    const answer = await session.run('reads', async () => {
      await session.refresh(number);
      return { ok: true, value: undefined };
    });
    setLooking(false);
    if (answer) setLooked(round);
  };
  useLayoutEffect(() => {
    if (looked === undefined) return;
    setLooked(undefined);
    if (looked !== round) return;
    if (question() === '') resolve(true);
    else setAsking(true);
  }, [looked]);
  const left = Date.parse(match.deadline) - session.now();
  const isLongBefore = left > LONG && question() === '';
  const ofMatch = isOneOfSeveral ? ` of ${match.title}` : '';
  if (match.edited.length > 0)
    return (
      <p class="bar small">
        {match.title}: first accept or restore the cells changed by hand. Then you can resolve the round.
      </p>
    );
  // The question shows the present state, and stays even if nothing is left to ask, so that no button moves under a finger.
  if (isAsking)
    return (
      <section class="bar" aria-label="Confirm">
        <p tabIndex={-1} ref={box}>
          <strong>
            {match.title}, round {round + 1}:
          </strong>{' '}
          {question() || `Nobody is missing. ${due().words}.`}
        </p>
        <LateInBar match={match} />
        <div class="buttons">
          {isSooner && (
            <Button kind="main" onPress={() => resolve(false, true)}>
              Resolve, keep the deadline {shortTimeWords(match.deadline)}
            </Button>
          )}
          <Button kind={isSooner ? 'plain' : 'main'} onPress={() => resolve(false)}>
            Resolve now
          </Button>
          <Button isFree onPress={() => setAsking(false)}>
            Wait
          </Button>
        </div>
      </section>
    );
  return (
    <div class="bar">
      {!isOneOfSeveral && <p class="soft small name">{match.title}</p>}
      {isLongBefore && (
        <p class="soft small">
          {durationWords(left)} before the deadline: players may still change their orders.{' '}
          {nextDueWords(match, session.now())}
        </p>
      )}
      <BarButtons
        mustPreview={mustPreview}
        onPreview={onPreview}
        round={`round ${round + 1}${ofMatch}`}
        doing={doing || (isLooking ? 'Looking for orders' : '')}
        onPress={press}
      />
    </div>
  );
}

interface ButtonsProps extends Pick<Props, 'mustPreview' | 'onPreview' | 'doing'> {
  readonly round: string;
  onPress(): void;
}

function BarButtons({ mustPreview, onPreview, round, doing, onPress }: ButtonsProps) {
  return (
    <div class="buttons">
      {onPreview && (
        <Button isFree id="open-preview" kind={mustPreview ? 'main' : 'plain'} onPress={onPreview}>
          {mustPreview ? `Preview ${round}` : 'Preview'}
        </Button>
      )}
      {!mustPreview && (
        <Button kind="main" id="resolve" onPress={onPress}>
          {doing || `Resolve ${round}`}
        </Button>
      )}
    </div>
  );
}

/** Lists late orders of the open round. The host accepts or ignores the orders before the resolve. */
export function LateInBar({ match }: { readonly match: MatchState }) {
  const action = useAction<'acceptLate'>('writes');
  const naming = useAction<'nameSender'>('writes');
  const late = lateForRound(match);
  const accept = (ids: readonly string[]) => void action.start('Accepting', 'acceptLate', match.number, ids);
  return (
    <>
      <LetAllCount match={match} onAccept={accept} />
      {late.length > 0 && (
        <ul class="rows">
          {late.map((one) => (
            <li class="response" key={one.id}>
              <span>{one.name}, late</span>
              <div class="buttons">
                <LetCount match={match} id={one.id} onAccept={accept} />
                <Ignore match={match.number} late={one} naming={naming} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Report of={action} />
      <Report of={naming} />
    </>
  );
}
