import type { MatchState, SeatState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { invitationNote } from '../logic/invitation-words.ts';
import {
  seatKind,
  seatWords,
  sentWords,
  toRemind,
  withLostOrder,
  withoutOrder,
} from '../logic/match-words.ts';
import { Button } from '../parts/button.tsx';
import type { PageName } from '../session/page-name.ts';
import { Named } from './stranger.tsx';

interface ListProps {
  readonly match: MatchState;
  onOpen(page: PageName): void;
}

/** The players in seat order, each with the state of the order as a sign and in words. */
export function SeatList({ match, onOpen }: ListProps) {
  const { seats, round } = match;
  const canRemind = toRemind(seats).length + withLostOrder(seats).length > 0;
  return (
    <section aria-label="Orders">
      <h2>Orders</h2>
      <p class="soft">{sentWords(seats)}</p>
      <ul class="seats">
        {seats.map((seat) => (
          <li key={seat.name}>
            <Seat seat={seat} match={match.number} />
          </li>
        ))}
      </ul>
      {invitationNote(match) !== '' && <p class="soft small">{invitationNote(match)}</p>}
      {(round === 0 || canRemind) && (
        <div class="buttons">
          {round === 0 && (
            <Button
              kind={withoutOrder(seats).length === seats.length ? 'main' : 'plain'}
              isFree
              id="open-invite"
              onPress={() => onOpen('invite')}
            >
              Invite players
            </Button>
          )}
          {canRemind && (
            <Button isFree id="open-remind" onPress={() => onOpen('remind')}>
              Remind who is missing
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const SIGNS = { sent: '✓', refused: '!', nothing: '–' } as const;

interface Props {
  readonly seat: SeatState;
  readonly match: number;
}

function Seat({ seat, match }: Props) {
  const kind = seatKind(seat);
  const line = (
    <>
      <span class={`sign ${kind}`} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      <span class="who">
        {seat.name}
        {seat.label !== '' && <span class="soft"> · {seat.label}</span>}
      </span>
      <span class={`state ${kind}`}>{seatWords(seat)}</span>
    </>
  );
  if (kind === 'nothing') return <div class="seat">{line}</div>;
  return (
    <details>
      <summary class="seat">{line}</summary>
      <div class="inside">
        <p class="soft small">
          {seat.byHost === 'entered'
            ? 'Entered by the host'
            : seat.sentBy !== ''
              ? `Sent by ${seat.sentBy}`
              : 'Received'}{' '}
          {timeWords(seat.receivedAt)}
        </p>
        {seat.named && <Named name={seat.name} named={seat.named} match={match} />}
        {seat.refused.length > 0 && (
          <>
            <h3>Refused as things stand</h3>
            <ul>
              {seat.refused.map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
            <h3>The whole order</h3>
          </>
        )}
        <ul>
          {seat.answers.map((answer, i) => (
            <li key={i}>{answer}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
