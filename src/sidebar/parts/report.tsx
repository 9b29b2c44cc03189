import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { CallName, Value } from '../../sheets/panel-api/calls.ts';
import type { Problem } from '../../sheets/panel-api/panel.ts';
import type { Action } from '../session/action.ts';
import { Button } from './button.tsx';

interface Props<N extends CallName> {
  readonly of: Action<N>;
  /** The message when it is done; no message when left out. */
  readonly done?: (value: Value<N>) => ComponentChildren;
  /** The original words of an error that stopped a part of it. */
  readonly details?: (value: Value<N>) => string | undefined;
}

/** The progress of an action, then its problem, or its result until the host starts other work. Screen readers read it out. */
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
            {words && <p>{words}</p>}
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

/** The end of a page or a box: the progress of its action, the button that does it, and one that leaves it. */
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
  /** True for the result of something that the host did: the box is scrolled into view. */
  readonly isNews?: boolean;
  readonly children?: ComponentChildren;
}

/** A problem: what happened, what is safe, what to do. */
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

/** An obstacle, in words; nothing for ''. */
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
  /** True where it gets the focus, since the button that led to it is gone. */
  readonly takesFocus?: boolean;
  onClose(): void;
}

/** A result, scrolled into view, with a button to put it away. */
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

/** An error's own words, for who installed the add-on or wrote a game; folded away. Nothing for undefined or ''. */
function Details({ of }: { readonly of: string | undefined }) {
  if (!of) return null;
  return (
    <details class="small">
      <summary>Details</summary>
      <p class="raw">{of}</p>
    </details>
  );
}
