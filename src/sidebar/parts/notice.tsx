import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';

interface Props {
  readonly children: ComponentChildren;
  /** True where it gets the focus, since the button that led to it is gone. */
  readonly takesFocus?: boolean;
  onClose(): void;
}

/** A result, scrolled into view, with a button to put it away. */
export function Notice({ children, takesFocus = false, onClose }: Props) {
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
