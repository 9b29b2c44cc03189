import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './button.tsx';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  onBack(): void;
}

/** A page opened from the first one. Its title gets the focus, and a button leads back. */
export function Page({ title, children, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // At once, so that no key press goes to the element that had the focus before.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="page">
      <Button kind="quiet" isFree onPress={onBack}>
        ‹ Back
      </Button>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
    </section>
  );
}
