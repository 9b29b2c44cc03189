import type { PageName } from '../session/page-name.ts';
import { Button } from './button.tsx';

interface Props {
  readonly page: PageName;
  readonly label: string;
  onOpen(page: PageName): void;
}

/** A button in a list that opens a page; with a description if the label alone is not clear. */
export function PageButton({ page, label, onOpen }: Props) {
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
  why: 'What happened and by which ruling: all of it, or what one player may know.',
  announce: 'A text about the last round to paste; or each round posted to Discord by itself.',
  order: 'For a player who cannot send one, or who made a slip.',
  trades: 'For two players who agreed elsewhere; or takes a wrong trade out.',
  deadline: 'Of this round alone.',
  clock: 'When later rounds are due, whether they resolve by themselves, mails that remind; a pause.',
  amend: 'Another order for a round that is resolved. You see first what changes by it.',
  undo: 'Opens it again with the orders that were sent. Earlier rounds too.',
  rehearsal: 'Simulated players play a copy on, in a file that only you can open.',
  record: 'A page that shows and checks each round: to keep, or to share with everyone.',
  season: 'Standings, statements, and players who are out of the season.',
  substitute: 'Another person for a place, or another name or email for a player.',
  award: 'Gives or takes garnets, bellflowers or Tokens of Life outside a match.',
  verify: 'Replays every match from the log, and finds what somebody changed.',
  'self-test': 'Tries with your account what Roundkeeper needs of Google.',
};
