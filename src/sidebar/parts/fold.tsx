import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';

interface Props {
  readonly title: string;
  /** Text about the things in this section that wait for the host; '' if nothing waits. A new text opens the section. */
  readonly waits?: string;
  /** True if the section is open at first. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** Section of the first page that the host can open and close. The section stays open or closed when the host switches to another match. */
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
