import { useEffect } from 'preact/hooks';
import type { Invited, MatchState } from '../../sheets/panel-api/panel.ts';
import { shortTimeWords } from '../logic/clock.ts';
import { mailedWords } from '../logic/match-words.ts';
import { plural } from '../logic/words.ts';
import { Button } from '../parts/button.tsx';
import { CopyText } from '../parts/copy-text.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  /** Players have personal codes. */
  readonly isCode: boolean;
  onBack(): void;
}

/** Invites the players of a match: by mail, or by texts to copy; one or all. */
export function InvitePage({ match, isCode, onBack }: Props) {
  const list = useAction<'invitations'>('reads');
  const limit = useAction<'mailsLeft'>('reads');
  const action = useAction<'invite'>('writes');
  const { number } = match;
  const players = list.value?.players ?? [];
  const due = players.filter(({ problem, invitedAt }) => problem === '' && invitedAt === '');
  const read = async () => {
    await list.start('Writing the invitations', (call) => call('invitations', number));
    await limit.start('Asking Google', (call) => call('mailsLeft'));
  };
  const send = async (player: string, again: boolean) => {
    await action.start('Sending the mails', (call) => call('invite', number, player, again));
    await read();
  };

  useEffect(() => {
    void read();
  }, []);

  return (
    <Page title="Invite players" onBack={onBack}>
      <p>
        {match.title}: each player gets the links to their own file and form, the deadline and the first
        steps. Send each text to its player alone{isCode && ': the link of the form holds the personal code'}.
      </p>
      <Report of={list} />
      {list.value && (
        <>
          <h2>By mail</h2>
          <p class="soft small">
            It comes from your own address.{' '}
            {limit.value !== undefined && `Google takes ${plural(limit.value, 'more mail')} from you today.`}
          </p>
          <Report of={limit} />
          <Report of={action} done={mailedWords} />
          <div class="buttons">
            <Button kind="main" isOff={due.length === 0} onPress={() => void send('', false)}>
              {due.length === 0 ? 'No mail to send' : `Send ${plural(due.length, 'mail')}`}
            </Button>
          </div>
          <h2>One by one</h2>
          {players.map((player) => (
            <OnePlayer
              key={player.id}
              player={player}
              onSend={() => void send(player.id, player.invitedAt !== '')}
            />
          ))}
          <h2>In a chat of all</h2>
          <CopyText label="Text for all" text={list.value.all} />
        </>
      )}
    </Page>
  );
}

interface PlayerProps {
  readonly player: Invited;
  onSend(): void;
}

function OnePlayer({ player, onSend }: PlayerProps) {
  const { name, email, invitedAt, problem, text } = player;
  return (
    <details>
      <summary class="seat">
        <span class="who">{name}</span>
        <span class="state">{stateOf(player)}</span>
      </summary>
      <div class="inside">
        {problem !== '' && <p>{problem}</p>}
        {problem === '' && (
          <>
            <p class="soft small">{email}</p>
            <div class="buttons">
              <Button onPress={onSend}>{invitedAt === '' ? `Mail ${name}` : `Mail ${name} again`}</Button>
            </div>
          </>
        )}
        {text !== '' && <CopyText label={`Text for ${name} alone`} text={text} />}
      </div>
    </details>
  );
}

function stateOf({ invitedAt, problem, email }: Invited): string {
  if (invitedAt !== '') return `Invited ${shortTimeWords(invitedAt)}`;
  if (problem === '') return 'Not invited';
  return email === '' ? 'No address' : 'Needs you';
}
