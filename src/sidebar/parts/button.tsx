import type { ComponentChildren } from 'preact';
import { useSession } from '../session/session.ts';
import type { PageName } from '../session/view.ts';

interface Props {
  readonly kind?: 'main' | 'plain' | 'quiet';
  /** True if the button starts no work. Such a button can be pressed while other work runs. */
  readonly isFree?: boolean;
  readonly isOff?: boolean;
  readonly id?: string;
  readonly children: ComponentChildren;
  onPress(): void;
}

/** Button that does nothing while work runs. The button keeps the focus meanwhile. */
export function Button({ kind = 'plain', isFree = false, isOff = false, id, children, onPress }: Props) {
  const { isBusy } = useSession();
  const isDisabled = isOff || (!isFree && isBusy);
  return (
    <button
      type="button"
      {...(id ? { id } : {})}
      class={`button ${kind}`}
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {children}
    </button>
  );
}

/** Button in its own row. */
export function ButtonRow(props: Props) {
  return (
    <div class="buttons">
      <Button {...props} />
    </div>
  );
}

interface PageButtonProps {
  readonly page: PageName;
  readonly label: string;
  onOpen(page: PageName): void;
}

/** Button of a list that opens a page. Has a description if the label alone is unclear. */
export function PageButton({ page, label, onOpen }: PageButtonProps) {
  const help = HELP[page];
  return (
    <li>
      <Button isFree id={`open-${page}`} onPress={() => onOpen(page)}>
        {label}
      </Button>
      {help && <span class="help">{help}</span>}
    </li>
  );
}

const HELP: { readonly [page in PageName]?: string } = {
  order: 'Enters an order for a player who cannot send one, or corrects a mistake.',
  words: 'Your message on all pages and in announcements.',
  trades: 'Enters a trade that two players agreed elsewhere, or cancels a wrong trade.',
  amend: 'Changes an order of a resolved round. You first see what else this changes.',
  undo: 'Reopens this round or earlier rounds, with the orders that were sent.',
  rehearsal: 'Simulated players continue a copy of the match. Only you can open the file of this copy.',
  record: 'Makes a page that shows and checks each round. You can keep the page, or share it with everyone.',
  season: 'Shows standings, statements, and who is out of the season.',
  substitute: 'Gives a place to another person, or changes a player’s name or email.',
  award: 'Gives or takes garnets, bellflowers or Tokens of Life outside a match.',
  verify: 'Replays every match from the log, and finds what somebody changed.',
  'self-test': 'Tests whether your account has everything that Roundkeeper needs from Google.',
};
