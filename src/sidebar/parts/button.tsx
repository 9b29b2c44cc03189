import type { ComponentChildren } from 'preact';
import { useSession } from '../session/session.ts';

interface Props {
  readonly kind?: 'main' | 'plain' | 'quiet';
  /** True for a button that starts no work: it can be pressed while work is going on. */
  readonly isFree?: boolean;
  readonly isOff?: boolean;
  readonly id?: string;
  readonly children: ComponentChildren;
  onPress(): void;
}

/** A button. While work is going on it cannot be pressed, but it keeps the focus. */
export function Button({ kind = 'plain', isFree = false, isOff = false, id, children, onPress }: Props) {
  const { isBusy } = useSession();
  const isDisabled = isOff || (!isFree && isBusy);
  return (
    <button
      type="button"
      {...(id ? { id } : {})}
      class={`button ${kind}`}
      aria-disabled={isDisabled}
      onClick={({ detail }) => {
        // The second click of a double click may land on a button that has come to this place meanwhile.
        if (!isDisabled && !(detail > 1)) onPress();
      }}
    >
      {children}
    </button>
  );
}
