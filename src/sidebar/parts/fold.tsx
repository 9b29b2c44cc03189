import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';

interface Props {
  readonly title: string;
  /** Things that wait in it, in words. It opens when there are any. */
  readonly waits?: string;
  /** Open until the host closes it. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

/** A part of the first page that the host opens and closes. It stays so while the panel is open, for every match. */
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
