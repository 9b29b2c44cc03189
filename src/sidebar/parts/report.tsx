import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { CallName, Value } from '../../sheets/panel-api/calls.ts';
import type { Problem } from '../../sheets/panel-api/panel.ts';
import type { Action } from '../session/action.ts';
import { Button } from './button.tsx';

interface Props<N extends CallName> {
  readonly of: Action<N>;
  /** Gives the message that is shown after a success. Without this function, no message is shown. */
  readonly done?: (value: Value<N>) => ComponentChildren;
  /** Gives the original message of an error that stopped part of the action. Gives undefined if there was no such error. */
  readonly details?: (value: Value<N>) => string | undefined;
}

/**
 * Shows an action's progress and then its problem or result. The result disappears when the host starts other work.
 * Screen readers read these texts aloud.
 */
export function Report<N extends CallName>({ of, done, details }: Props<N>) {
  const { doing, value, isOld, note, problem, again } = of;
  const words = value === undefined ? undefined : done?.(value);
  return (
    <>
      <div role="status">
        {doing !== '' && (
          <p class="working">
            <span class="spinner" aria-hidden="true" />
            {doing} …
          </p>
        )}
        {!isOld && (words || note !== '') && (
          <Notice onClose={of.clear}>
            {words && <div>{words}</div>}
            {note !== '' && <p>{note}</p>}
            <Details of={of.details ?? (value === undefined ? undefined : details?.(value))} />
          </Notice>
        )}
      </div>
      {problem && <ProblemBox problem={problem} again={again} isNews />}
    </>
  );
}

interface DoProps<N extends CallName> extends Props<N> {
  readonly label: string;
  readonly isOff?: boolean;
  onDo(): void;
  onCancel(): void;
}

/** Last part of a page or box: the action's progress, a button that starts the action, and a button that leaves. */
export function DoOrCancel<N extends CallName>({
  label,
  isOff = false,
  onDo,
  onCancel,
  ...report
}: DoProps<N>) {
  return (
    <>
      <Report {...report} />
      <div class="buttons">
        <Button kind="main" isOff={isOff} onPress={onDo}>
          {label}
        </Button>
        <Button isFree onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

interface ProblemBoxProps {
  readonly problem: Problem;
  readonly again?: (() => void) | undefined;
  /** True if the problem results from an action of the host. The box is then scrolled into view. */
  readonly isNews?: boolean;
  readonly children?: ComponentChildren;
}

/** Box about a problem. Says what happened, what is safe, and what the host can do. */
export function ProblemBox({ problem, again, isNews = false, children }: ProblemBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNews]);
  return (
    <div class="box bad" role="alert" ref={box}>
      <p>
        <strong>{problem.what}</strong>
      </p>
      <dl class="advice">
        <dt>Safe</dt>
        <dd>{problem.safe}</dd>
        <dt>To do</dt>
        <dd>{problem.todo}</dd>
      </dl>
      <Details of={problem.details} />
      {(again || children) && (
        <div class="buttons">
          {again && <Button onPress={again}>Try again</Button>}
          {children}
        </div>
      )}
    </div>
  );
}

/** Box with a warning in one sentence. Shows nothing if the sentence is ''. */
export function Alert({ of }: { readonly of: string }) {
  if (of === '') return null;
  return (
    <p class="box warn" role="alert">
      {of}
    </p>
  );
}

interface NoticeProps {
  readonly children: ComponentChildren;
  /** True if the notice takes the focus, because the button that the host pressed has disappeared. */
  readonly takesFocus?: boolean;
  onClose(): void;
}

/** Message about a result. The message is scrolled into view and has a button that hides it. */
export function Notice({ children, takesFocus = false, onClose }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div class="box good notice" ref={box} {...(takesFocus ? { tabIndex: -1 } : {})}>
      <div>{children}</div>
      <Button kind="quiet" isFree onPress={onClose}>
        OK
      </Button>
    </div>
  );
}

/** Folded section with the original message of an error, for the authors of the add-on or a game. Shows nothing without a message. */
function Details({ of }: { readonly of: string | undefined }) {
  if (!of) return null;
  return (
    <details class="small">
      <summary>Details</summary>
      <p class="raw">{of}</p>
    </details>
  );
}
