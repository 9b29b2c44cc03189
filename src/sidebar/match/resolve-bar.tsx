import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { deadlineStatus, durationWords, shortTimeWords } from '../logic/clock.ts';
import { lateForRound, questionBeforeResolve } from '../logic/match-words.ts';
import { nextDueWords, soonerNextWords } from '../logic/next-deadline.ts';
import { Button } from '../parts/button.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';
import { Ignore, LetAllCount, LetCount } from './late.tsx';

interface Props {
  readonly match: MatchState;
  /** Other matches go on, too: the button says the name. */
  readonly isOneOfSeveral: boolean;
  /** The current step of the resolve, or ''. */
  readonly doing: string;
  /** The add-on found something to ask about that the panel did not know of. */
  readonly mustAsk: boolean;
  readonly onPreview: (() => void) | undefined;
  /** The preview must be seen before a resolve. */
  readonly mustPreview: boolean;
  /** Is told whether the bar shows its question. */
  onAsk(isAsking: boolean): void;
  /** `complete` for a resolve about which the host was not asked. */
  onResolve(how: ResolveHow): void;
}

export interface ResolveHow {
  readonly early: boolean;
  readonly complete: boolean;
  /** The next round is not due before the deadline that players were told. */
  readonly keep: boolean;
}

/** Milliseconds before the deadline: above this the bar says how early a resolve is. */
const LONG = 60 * 60_000;

/**
 * The buttons for preview and resolve, always visible, with the name of the match. The host is asked first where orders are missing, late ones
 * wait, or the next deadline would come sooner than announced. The question follows the state at the press.
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
  /** The open round after the panel has looked again; undefined before. */
  const [looked, setLooked] = useState<number>();
  const wasOpen = useRef(false);
  const box = useRef<HTMLParagraphElement>(null);
  const { number, round } = match;

  // A question about an earlier round is dropped.
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
  /** Looks again before it asks: a new order may answer the question. */
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
        {match.title}: accept or restore the cells changed by hand first. Then you can resolve the round.
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
              Resolve, keep {shortTimeWords(match.deadline)}
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

/** The late orders of the open round, to be accepted or ignored before it is resolved. */
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
