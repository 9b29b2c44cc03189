import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { Button } from './button.tsx';

/** Props of a page about a match. */
export interface MatchPage {
  readonly match: MatchState;
  onBack(): void;
  /** Returns to the first page. The first page then shows a sentence about the result. */
  onDone(words: string): void;
}

/** Props of a page about a match, and perhaps about one player. `player` is the id of a roster place, or ''. */
export interface PlayerPage extends MatchPage {
  readonly player: string;
}

/** Gives the name that a player has in this match. Gives '' if the match has no player with this id. */
export function seatNamed({ seats }: MatchState, player: string): string {
  return seats.find((seat) => seat.player === player)?.name ?? '';
}

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  onBack(): void;
}

/** Page opened from the first page. The title gets the focus, and a button leads back. */
export function Page({ title, children, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves at once, so that no key press goes to the element that had the focus before.
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

/** Number of different marks for match names. style.css gives each mark a colour. */
const LOOKS = 6;

/** Gives the CSS classes for a match's name. All pages of the panel show the match with the same mark and colour. */
export function lookOf(number: number): string {
  return `match-name ${signOf(number)}`;
}

/** Gives the CSS class for a match's mark and colour. */
export function signOf(number: number): string {
  return `look-${number % LOOKS}`;
}

/** Name of the match that a page acts on. The name stays visible at the top of the page. */
export function MatchName({ match }: { readonly match: Pick<MatchState, 'number' | 'title'> }) {
  return <p class={lookOf(match.number)}>{match.title}</p>;
}
