import type { MatchState, SeasonState, SeatState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { invitationNote } from '../logic/invitation-words.ts';
import { lateForRound, laterWords } from '../logic/late-words.ts';
import { sentWords } from '../logic/match-words.ts';
import { seatKind, seatWords, toRemind, withLostOrder, withoutOrder } from '../logic/seat-words.ts';
import { Button } from '../parts/button.tsx';
import { Lines } from '../parts/lines.tsx';
import { purseWords } from '../parts/roster.tsx';
import { type OpenPage, openerId } from '../session/view.ts';
import { Named } from './unknown-sender.tsx';

interface ListProps {
  readonly match: MatchState;
  readonly season: SeasonState;
  readonly onOpen: OpenPage;
}

/** Lists the players in seat order, each with a mark and a sentence about the order. */
export function SeatList({ match, season, onOpen }: ListProps) {
  const { seats, round } = match;
  const note = invitationNote(match);
  const canRemind = toRemind(seats).length + withLostOrder(seats).length > 0;
  const canInvite = round === 0 || note !== '';
  return (
    <section aria-label="Orders">
      <h2>Orders</h2>
      <p class="soft">{sentWords(match)}</p>
      <ul class="seats">
        {seats.map((seat) => (
          <li key={seat.name}>
            <Seat seat={seat} match={match} season={season} isLate={isLate(match, seat)} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {laterWords(match).map((words) => (
        <p class="soft small" key={words}>
          {words}
        </p>
      ))}
      {note !== '' && <p class="soft small">{note}</p>}
      {(canInvite || canRemind) && (
        <div class="buttons">
          {canInvite && (
            <Button
              kind={round === 0 && withoutOrder(seats).length === seats.length ? 'main' : 'plain'}
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

/** Says whether a late order of this player for the open round waits for the host. */
function isLate(match: MatchState, { name }: SeatState): boolean {
  return lateForRound(match).some((one) => one.name === name);
}

const SIGNS = { sent: '✓', refused: '!', nothing: '–' } as const;

interface Props extends ListProps {
  readonly seat: SeatState;
  /** True if the page also lists a late order of this player. */
  readonly isLate: boolean;
}

function Seat({ seat, match, season, isLate, onOpen }: Props) {
  const kind = seatKind(seat);
  const note = season.players.find(({ id }) => id === seat.player)?.note ?? '';
  const line = (
    <>
      <span class={`sign ${kind}`} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      <span class="who">
        {seat.name}
        {seat.label !== '' && <span class="soft"> · {seat.label}</span>}
      </span>
      <span class={`state ${kind}`}>
        {isLate && kind === 'nothing' ? 'Late order below' : seatWords(seat)}
      </span>
      {note !== '' && <span class="note">{note}</span>}
    </>
  );
  return (
    <details>
      <summary class="seat">{line}</summary>
      <div class="inside">
        {kind !== 'nothing' && <Sent seat={seat} match={match.number} />}
        <AboutSeat seat={seat} match={match} season={season} onOpen={onOpen} />
      </div>
    </details>
  );
}

/** Shows an order as the player sent it: sender, time, refused lines and all answers. */
function Sent({ seat, match }: { readonly seat: SeatState; readonly match: number }) {
  return (
    <>
      <p class="soft small">
        {seat.byHost === 'entered'
          ? 'Entered by the host'
          : seat.sentBy !== ''
            ? `Sent by ${seat.sentBy}`
            : 'Received'}{' '}
        {timeWords(seat.receivedAt)}
        {seat.replacedAt !== '' && `, replacing the order of ${timeWords(seat.replacedAt)}`}
      </p>
      {seat.named && <Named name={seat.name} named={seat.named} match={match} />}
      {seat.refused.length > 0 && (
        <>
          <h3>Refused lines right now</h3>
          <Lines lines={seat.refused} />
          <h3>The whole order</h3>
        </>
      )}
      <ul>
        {seat.answers.map((answer, i) => (
          <li key={i}>{answer}</li>
        ))}
        {seat.answers.length === 0 && <li>The form was empty.</li>}
      </ul>
    </>
  );
}

/** Shows a player's purse, the link to the player's file, and buttons for the host's actions on this player. */
function AboutSeat({ seat: { player, name }, match, season, onOpen }: Omit<Props, 'isLate'>) {
  const person = season.players.find(({ id }) => id === player);
  const actions = [
    ['order', 'Enter or change the order'],
    ...(match.round > match.taken ? [['amend', 'Correct an earlier round'] as const] : []),
    ['substitute', 'Replace a player, or change an address'],
  ] as const;
  return (
    <>
      {person && (
        <p class="small">
          {purseWords(person)}.{' '}
          {person.link !== '' && (
            <a href={person.link} target="_blank" rel="noopener">
              File of {name}
            </a>
          )}
        </p>
      )}
      <div class="buttons">
        {actions.map(([page, label]) => (
          <Button key={page} isFree id={openerId(page, player)} onPress={() => onOpen(page, player)}>
            {label}
            <span class="visually-hidden"> of {name}</span>
          </Button>
        ))}
      </div>
    </>
  );
}
