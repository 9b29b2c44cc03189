import { useState } from 'preact/hooks';
import { listed, plural, stopped } from '../../rules/base/words.ts';
import type { AddedPlayers, SeasonState } from '../../sheets/panel-api/panel.ts';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';
import { ButtonRow } from './button.tsx';
import { Alert, Report } from './report.tsx';

interface Props extends Pick<SeasonState, 'identity'> {
  /** Initial text of the box for new players. */
  readonly first?: string;
}

/** Box that adds players to the roster. The host types or pastes one player per line. */
export function AddPlayers({ identity, first = '' }: Props) {
  const action = useAction<'addPlayers'>('writes');
  const names = useSession().state?.season?.players.map(({ name }) => name);
  const [text, setText] = useState(first);
  const [missing, setMissing] = useState('');
  const add = async () => {
    setMissing(text.trim() === '' ? 'Paste or type at least one name.' : '');
    if (text.trim() === '') return;
    const answer = await action.start('Adding the players', 'addPlayers', text);
    if (answer?.ok) setText('');
  };
  return (
    <>
      <label class="field">
        Paste your players, one per line
        <textarea
          rows={6}
          value={text}
          spellcheck={false}
          aria-describedby="players-help"
          onInput={(event) => {
            setMissing('');
            setText(event.currentTarget.value);
          }}
        />
        <span class="help" id="players-help">
          {identity === 'email'
            ? 'A name and the email of a Google account, such as “Ann Lee, ann@example.org”.'
            : 'A name, and an email if you have one, such as “Ann Lee, ann@example.org”. With the email of a Google account, only that account can open the player’s file. Without an email, the file opens with a secret link.'}{' '}
          You can also paste rows of a table. For a player in another time zone than this workbook (File ›
          Settings), add the city: “Oskar, oskar@example.org, London”.
        </span>
      </label>
      <Alert of={missing} />
      <ButtonRow kind={text.trim() === '' ? 'plain' : 'main'} onPress={add}>
        Add the players
      </ButtonRow>
      <Report
        of={{ ...action, again: undefined }}
        done={(value) => value.added.every((name) => names?.includes(name)) && addedWords(value)}
      />
    </>
  );
}

function addedWords({ added, known }: AddedPlayers): string {
  const there =
    known.length === 0
      ? ''
      : ` ${listed(known)} ${known.length === 1 ? 'was' : 'were'} already on the roster.`;
  return `${added.length === 0 ? 'No player is new.' : stopped(`${plural(added.length, 'player')} added: ${listed(added)}`)}${there}`;
}
