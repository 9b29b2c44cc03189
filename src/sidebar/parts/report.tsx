import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CallName, Value } from '../../sheets/panel-api/calls.ts';
import type { Action } from '../session/action.ts';
import { Button } from './button.tsx';
import { ProblemBox } from './problem-box.tsx';

interface Props<N extends CallName> {
  readonly of: Action<N>;
  /** The message when it is done; no message when left out. */
  readonly done?: (value: Value<N>) => ComponentChildren;
}

/** The progress of an action, then its result or problem. Screen readers read it out. */
export function Report<N extends CallName>({ of, done }: Props<N>) {
  const { doing, value, note, problem, again } = of;
  const words = value === undefined ? undefined : done?.(value);
  return (
    <>
      <div role="status">
        {doing !== '' && <Working doing={doing} />}
        {(words || note !== '') && (
          <Notice>
            <div>
              {words && <p>{words}</p>}
              {note !== '' && <p>{note}</p>}
            </div>
            <Button kind="quiet" isFree onPress={of.clear}>
              OK
            </Button>
          </Notice>
        )}
      </div>
      {problem && <ProblemBox problem={problem} again={again} isNews />}
    </>
  );
}

function Working({ doing }: { readonly doing: string }) {
  return (
    <p class="working">
      <span class="spinner" aria-hidden="true" />
      {doing} …
    </p>
  );
}

function Notice({ children }: { readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div class="box good notice" ref={box}>
      {children}
    </div>
  );
}
