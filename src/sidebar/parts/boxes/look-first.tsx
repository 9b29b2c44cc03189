import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../button.tsx';

interface Props {
  /** What a press would change, once that was looked at. */
  readonly news: ComponentChildren;
  /** Whether it cannot be made, as the news say. */
  readonly isPrevented?: boolean;
  /** The words of the button that does it. */
  readonly label: string;
  /** Further ways to look, beside the usual one. */
  readonly more?: ComponentChildren;
  onLook(): void;
  onDo(): void;
  onLeave(): void;
}

/** The end of a page whose change is looked at before it is made: see what changes, then make it or leave it. */
export function LookFirst({ news, isPrevented = false, label, more, onLook, onDo, onLeave }: Props) {
  if (!news)
    return (
      <div class="buttons">
        <Button kind="main" onPress={onLook}>
          See what changes
        </Button>
        {more}
      </div>
    );
  return (
    <>
      {news}
      <Shown>
        {!isPrevented && (
          <Button kind="main" onPress={onDo}>
            {label}
          </Button>
        )}
        <Button isFree onPress={onLeave}>
          Leave it
        </Button>
      </Shown>
    </>
  );
}

/** Buttons that come into sight once they are there, with what stands right before them. */
function Shown({ children }: { readonly children: ComponentChildren }) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => buttons.current?.scrollIntoView({ block: 'end' }), []);
  return (
    <div class="buttons" ref={buttons}>
      {children}
    </div>
  );
}
