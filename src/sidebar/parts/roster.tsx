import { listed, plural } from '../../rules/base/words.ts';
import type { Value } from '../../sheets/panel-api/calls.ts';
import type { SeasonState } from '../../sheets/panel-api/panel.ts';
import type { Action } from '../session/action.ts';
import { useSession } from '../session/session.ts';
import { TO_CORRECT_ID } from '../session/view.ts';
import { Button, ButtonRow } from './button.tsx';
import { Lines } from './lines.tsx';

/** Roster of players. Each name is a link to the player's file. */
export function PlayerList({ players }: Pick<SeasonState, 'players'>) {
  return (
    <ul class="players">
      {players.map((player, i) => (
        <li key={i}>
          <span>
            {player.link === '' ? (
              player.name || 'No name'
            ) : (
              <a href={player.link} target="_blank" rel="noopener">
                {player.name}
              </a>
            )}
            {player.out !== '' && <span class="soft"> · out</span>}
          </span>
          <span class="soft small">{player.email || 'no email'}</span>
          {player.note !== '' && <span class="note">{player.note}</span>}
          {player.link !== '' && player.access !== 'account' && (
            <span class="small access">
              {player.access === 'link'
                ? 'Opens with a secret link. Copy this link and send it only to this player.'
                : 'This file is not shared yet. Press “Renew who can open the files”.'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Writes the contents of a purse: “3 garnets, 1 bellflower, 0 Tokens of Life”. */
export function purseWords({ garnets, bellflowers, tokensOfLife }: SeasonState['players'][number]): string {
  return [
    plural(garnets, 'garnet'),
    plural(bellflowers, 'bellflower'),
    plural(tokensOfLife, 'Token of Life', 'Tokens of Life'),
  ].join(', ');
}

/** Button that reads the roster at once. Without the button, the panel notices cells that were changed by hand only after some time. */
export function ReadAgain() {
  const { refresh } = useSession();
  const read = async () => {
    await refresh();
    // The box with the rows to correct is further up. After this pause it is drawn.
    setTimeout(() => document.getElementById(TO_CORRECT_ID)?.focus(), 50);
  };
  return (
    <>
      <p class="help">
        Changes that you type in the tab appear here within two minutes, or when you press this:
      </p>
      <ButtonRow onPress={read}>Read the tab again</ButtonRow>
    </>
  );
}

/** Button of a list. Sets anew who can open each file. */
export function ShareAgain({ action }: { readonly action: Action<'shareAgain'> }) {
  return (
    <li>
      <Button onPress={() => action.start('Sharing the files', 'shareAgain')}>
        Renew who can open the files
      </Button>
      <span class="help">
        Press this if somebody cannot open their file, or after you shared this workbook with a second host.
      </span>
    </li>
  );
}

/** Says who can open the files now, and lists problems and new files. */
export function Sharing({ of: { byLink, made, problems } }: { readonly of: Value<'shareAgain'> }) {
  const links = `The files of ${listed(byLink)} open by a secret link. Send each link only to that player (under “Players”).`;
  const files =
    'Each player’s file opens only for one Google account. The roster has the email of this account.';
  const anew =
    made.length === 1
      ? `${made[0]} has a new file with the pages of all matches that are not closed. Send ${made[0]} its link (under “Players”).`
      : `${listed(made)} have new files with the pages of all matches that are not closed. Send each player the link (under “Players”).`;
  return (
    <Lines
      lines={[
        ...(problems.length === 0 ? [files] : problems),
        ...(made.length > 0 ? [anew] : []),
        ...(byLink.length > 0 ? [links] : []),
      ]}
    />
  );
}

/** Lists the faults that the host must correct in the Season tab before a match can begin. */
export function RosterBox({ faults }: Pick<SeasonState, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <section class="box warn" id={TO_CORRECT_ID} tabIndex={-1} aria-label="To correct on the roster">
      <h2>Please correct this in the tab “Season”</h2>
      <ul>
        {faults.map(({ address, text }) => (
          <li key={`${address} ${text}`}>
            {address.replace(/^.*!/, '')}: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
