import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';

interface Props {
  readonly title: string;
  /** Says what inside the fold waits for the host; '' for nothing. The fold opens when this text changes and is not ''. */
  readonly waits?: string;
  /** True to start open. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** Part of the first page that the host opens and closes. Stays so for every match while the panel is open. */
export function Fold({ title, waits = '', isOpen = false, children }: Props) {
  const { folds } = useSession();
  const [, draw] = useState(0);
  const set = (to: boolean) => {
    folds.set(title, to);
    draw((before) => before + 1);
  };
  useEffect(() => {
    if (waits !== '') set(true);
  }, [waits]);
  return (
    <details
      class="fold"
      open={folds.get(title) ?? isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== (folds.get(title) ?? isOpen)) set(currentTarget.open);
      }}
    >
      <summary>
        {title}
        {waits !== '' && <span class="late"> · {waits}</span>}
      </summary>
      <div class="folded">{children}</div>
    </details>
  );
}
