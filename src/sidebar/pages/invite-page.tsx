import { useEffect } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { Invited, MatchState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { shortTimeWords } from '../logic/clock.ts';
import { invitationWords, isUntouched } from '../logic/invitation-words.ts';
import { mailedWords } from '../logic/match-words.ts';
import { ButtonRow } from '../parts/button.tsx';
import { CopyText } from '../parts/copy-text.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  readonly season: Pick<SeasonState, 'identity' | 'rules'>;
  onBack(): void;
}

/** Page that invites one player or all players of a match, by mail or with texts to copy. */
export function InvitePage({ match, season, onBack }: Props) {
  const list = useAction<'invitations'>('reads');
  const limit = useAction<'mailsLeft'>('reads');
  const action = useAction<'invite'>('writes');
  const noting = useAction<'noteInvited'>('writes');
  const { number } = match;
  const players = list.value?.players ?? [];
  const due = players.filter(({ problem, invitedAt }) => problem === '' && invitedAt === '');
  const read = async () => {
    await list.start('Writing the invitations', 'invitations', number);
    await limit.start('Asking Google', 'mailsLeft');
  };
  const send = async (player: string, again: boolean) => {
    await action.start('Sending the mails', 'invite', number, player, again);
    await read();
  };
  const note = async (player: string) => {
    await noting.start('Noting it', 'noteInvited', number, player);
    await read();
  };
  const missing = isUntouched(match.seats) ? '' : invitationWords(match.seats);

  useEffect(() => {
    void read();
  }, []);

  return (
    <Page title="Invite players" onBack={onBack}>
      <p>
        {match.title}: each player gets links to their own file and form, the deadline and the first steps.
        Send each text only to its player
        {season.identity === 'code' && ', because the link to the form contains the personal code'}.
      </p>
      <Report of={list} />
      {list.value && (
        <>
          <h2>By mail</h2>
          <p class="soft small">
            Mails come from your own address.{' '}
            {limit.value !== undefined &&
              `You can send ${plural(limit.value, 'more mail')} with Google today.`}
          </p>
          <Report of={limit} />
          <Report of={action} done={mailedWords} />
          <ButtonRow kind="main" isOff={due.length === 0} onPress={() => void send('', false)}>
            {due.length === 0 ? 'No mail to send' : `Send ${plural(due.length, 'mail')}`}
          </ButtonRow>
          <h2>One by one</h2>
          {missing !== '' && (
            <p class="box warn">
              {missing} If mail does not reach a player, send the text below yourself, and press “I sent it”
              there.
            </p>
          )}
          <Report of={noting} />
          {players.map((player) => (
            <OnePlayer
              key={player.id}
              player={player}
              onSend={() => void send(player.id, player.invitedAt !== '')}
              onNote={() => void note(player.id)}
            />
          ))}
          <h2>In a chat that all players read</h2>
          <CopyText label="Text for all players" text={list.value.all} />
          {season.rules === '' && (
            <p class="help">
              The rules are a tab of the spectators’ file. To link other rules, enter their address in the tab
              “Season”, beside “Link to the rules”.
            </p>
          )}
        </>
      )}
    </Page>
  );
}

function OnePlayer({ player, onSend, onNote }: { readonly player: Invited; onSend(): void; onNote(): void }) {
  const { name, email, invitedAt, problem, text } = player;
  return (
    <details>
      <summary class="seat">
        <span class="who">
          {name} {email !== '' && <span class="soft small">→ {email}</span>}
        </span>
        <span class="state">{stateOf(player)}</span>
      </summary>
      <div class="inside">
        {problem !== '' && <p>{problem}</p>}
        {problem === '' && (
          <ButtonRow onPress={onSend}>{invitedAt === '' ? `Mail ${name}` : `Mail ${name} again`}</ButtonRow>
        )}
        {text !== '' && <CopyText label={`Text only for ${name}`} text={text} />}
        {text !== '' && invitedAt === '' && <ButtonRow onPress={onNote}>I sent it to {name}</ButtonRow>}
      </div>
    </details>
  );
}

function stateOf({ invited, invitedAt, again, problem, email }: Invited): string {
  if (invited === 'hand') return `Sent by you ${shortTimeWords(invitedAt)}`;
  if (invited === 'mail') return `Invited ${shortTimeWords(invitedAt)}`;
  if (invited === 'unsure') return `Perhaps sent ${shortTimeWords(invitedAt)}`;
  if (invited === 'refused' && problem === '')
    return again === null ? 'Refused' : 'Refused, will be tried again';
  if (problem === '') return 'Not invited';
  return email === '' ? 'No address' : 'Needs your help';
}
