import type { SeatState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { seatKind, seatWords, sentWords } from '../logic/match-words.ts';

/** The players in seat order, each with the state of the order as a sign and in words. */
export function SeatList({ seats }: { readonly seats: readonly SeatState[] }) {
  return (
    <section aria-label="Orders">
      <h2>Orders</h2>
      <p class="soft">{sentWords(seats)}</p>
      <ul class="seats">
        {seats.map((seat) => (
          <li key={seat.name}>
            <Seat seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const SIGNS = { sent: '✓', refused: '!', nothing: '–' } as const;

function Seat({ seat }: { readonly seat: SeatState }) {
  const kind = seatKind(seat);
  const line = (
    <>
      <span class={`sign ${kind}`} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      <span class="who">
        {seat.name}
        {seat.meadow !== '' && <span class="soft"> · {seat.meadow}</span>}
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
          {seat.byHost === 'entered' ? 'Entered by the host' : 'Received'} {timeWords(seat.receivedAt)}
        </p>
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
