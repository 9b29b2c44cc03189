import type { ComponentChildren } from 'preact';
import type { CallName, Value } from '../../sheets/panel-api/calls.ts';
import type { Action } from '../session/action.ts';
import { Details } from './details.tsx';
import { Notice } from './notice.tsx';
import { ProblemBox } from './problem-box.tsx';

interface Props<N extends CallName> {
  readonly of: Action<N>;
  /** The message when it is done; no message when left out. */
  readonly done?: (value: Value<N>) => ComponentChildren;
  /** The own words of an error that stopped a part of it. */
  readonly details?: (value: Value<N>) => string | undefined;
}

/** The progress of an action, then its problem, or its result until the host starts other work. Screen readers read it out. */
export function Report<N extends CallName>({ of, done, details }: Props<N>) {
  const { doing, value, isOld, note, problem, again } = of;
  const words = value === undefined ? undefined : done?.(value);
  return (
    <>
      <div role="status">
        {doing !== '' && <Working doing={doing} />}
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

function Working({ doing }: { readonly doing: string }) {
  return (
    <p class="working">
      <span class="spinner" aria-hidden="true" />
      {doing} …
    </p>
  );
}
