import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../button.tsx';

interface Props {
  /** The effects of the change, after the preview. */
  readonly news: ComponentChildren;
  /** The change cannot be made, as the news say. */
  readonly isPrevented?: boolean;
  /** The words of the button that does it. */
  readonly label: string;
  /** Further preview buttons. */
  readonly more?: ComponentChildren;
  onLook(): void;
  onDo(): void;
  onLeave(): void;
}

/** The end of a page with a change that is previewed first: see the effects, then make the change or leave it. */
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

/** Scrolls its buttons into view when they appear, with the text right before them. */
function Shown({ children }: { readonly children: ComponentChildren }) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => buttons.current?.scrollIntoView({ block: 'end' }), []);
  return (
    <div class="buttons" ref={buttons}>
      {children}
    </div>
  );
}
