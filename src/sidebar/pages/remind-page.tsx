import { useEffect, useState } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { SeatState } from '../../sheets/panel-api/panel.ts';
import { deadlineStatus, shortTimeWords } from '../logic/clock.ts';
import { mailedWords, reminderText } from '../logic/match-words.ts';
import { remindWords, toRemind, withLostOrder, withoutAddress } from '../logic/seat-words.ts';
import { ButtonRow } from '../parts/button.tsx';
import { CopyText } from '../parts/copy-text.tsx';
import { Tick } from '../parts/inputs.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';

/** Page that reminds players without a valid order, by mail or with a text for a chat. */
export function RemindPage({ match, onBack }: MatchPage) {
  const limit = useAction<'mailsLeft'>('reads');
  const action = useAction<'remind'>('writes');
  const [again, setAgain] = useState(false);
  const { number, round, deadline, graceMinutes } = match;
  const status = deadlineStatus(deadline, graceMinutes, useSession().now());
  const missing = toRemind(match.seats);
  const reminded = [...missing, ...withLostOrder(match.seats)];
  const byHand = withoutAddress(reminded);
  const withAddress = reminded.filter(({ hasAddress }) => hasAddress);
  const due = withAddress.filter(({ remindedAt }) => again || remindedAt === '');
  const hasReminded = withAddress.some(({ remindedAt }) => remindedAt !== '');

  useEffect(() => {
    void limit.start('Asking Google', 'mailsLeft');
  }, [action.value]);

  return (
    <Page title="Remind players" onBack={onBack}>
      <p>
        {match.title}, round {round + 1}: {remindWords(match.seats)}
      </p>
      {reminded.length > 0 && (
        <>
          <ul class="seats">
            {reminded.map((seat) => (
              <li key={seat.name} class="seat">
                <span class="who">{seat.name}</span>
                <span class="state">{reminderState(seat)}</span>
              </li>
            ))}
          </ul>
          <h2>By mail</h2>
          <p class="soft small">
            The reminder comes from your own address. It names the round that is due, and links to the
            player’s own form and file.{' '}
            {limit.value !== undefined &&
              `You can send ${plural(limit.value, 'more mail')} with Google today.`}
          </p>
          {byHand !== '' && <p>{byHand}</p>}
          <Report of={limit} />
          {hasReminded && (
            <Tick isOn={again} onChange={setAgain}>
              <span>Also mail players who were already reminded</span>
            </Tick>
          )}
          <Report of={action} done={mailedWords} />
          <ButtonRow
            kind="main"
            isOff={due.length === 0}
            onPress={() => action.start('Sending the mails', 'remind', number, round, again)}
          >
            {due.length === 0 ? 'No mail to send' : `Send ${plural(due.length, 'mail')}`}
          </ButtonRow>
          {missing.length > 0 && (
            <>
              <h2>In a chat</h2>
              <CopyText label="Text to copy" text={reminderText(match, status)} />
            </>
          )}
        </>
      )}
    </Page>
  );
}

function reminderState({ hasAddress, remindedAt }: SeatState): string {
  if (!hasAddress) return 'No address';
  return remindedAt === '' ? 'Not reminded' : `Reminded ${shortTimeWords(remindedAt)}`;
}
