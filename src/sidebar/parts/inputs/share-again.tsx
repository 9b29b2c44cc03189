import { listed } from '../../../rules/base/words.ts';
import type { Value } from '../../../sheets/panel-api/calls.ts';
import type { Action } from '../../session/action.ts';
import { Button } from '../button.tsx';

/** A button, in a list, that shares all files as they should be. */
export function ShareAgain({ action }: { readonly action: Action<'shareAgain'> }) {
  return (
    <li>
      <Button onPress={() => action.start('Sharing the files', (call) => call('shareAgain'))}>
        Renew who can open the files
      </Button>
      <span class="help">
        If somebody cannot open their file; or after you shared this workbook with a second host.
      </span>
    </li>
  );
}

/** The result of sharing the files: who can read them, and what failed. */
export function sharingWords({ byLink, made, problems }: Value<'shareAgain'>): string {
  const links =
    byLink.length === 0
      ? ''
      : ` ${listed(byLink)}: by its secret link, which you send to that player alone (under “Players and their files”).`;
  const files = 'Each player’s file can be read by the player’s email on the roster, and by nobody else.';
  const anew = made.map(
    (name) =>
      ` ${name}’s file was deleted for good. There is a new one, with the pages of all matches that are not closed: send ${name} its link (under “Players and their files”).`,
  );
  return [problems.length === 0 ? files : problems.join(' '), ...anew, links].join('');
}
