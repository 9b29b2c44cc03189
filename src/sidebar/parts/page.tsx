import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from './button.tsx';

/** A page about a match. */
export interface MatchPage {
  readonly match: MatchState;
  onBack(): void;
  /** Goes back to the first page, and says there what was done. */
  onDone(words: string): void;
}

/** A page that may be about one player of the match: the id of the place, or ''. */
export interface PlayerPage extends MatchPage {
  readonly player: string;
}

/** The name of the player who has a place in a match, or ''. */
export function seatNamed({ seats }: MatchState, player: string): string {
  return seats.find((seat) => seat.player === player)?.name ?? '';
}

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

/** The number of signs and colours in style.css. */
const LOOKS = 6;

/** The classes that give a match a sign and a colour, the same on each page of the panel. */
export function lookOf(number: number): string {
  return `match-name ${signOf(number)}`;
}

/** The class with the sign and the colour of a match. */
export function signOf(number: number): string {
  return `look-${number % LOOKS}`;
}

/** The match that a page acts on, always visible at its top. */
export function MatchName({ match }: { readonly match: Pick<MatchState, 'number' | 'title'> }) {
  return <p class={lookOf(match.number)}>{match.title}</p>;
}
