import type { SeasonState } from '../../sheets/panel-api/panel.ts';
import { type Draft, playerKey, seated } from '../session/draft.ts';

interface Props {
  readonly seating: string;
  readonly players: SeasonState['players'];
  readonly draft: Draft;
  onToggle(key: string): void;
}

/** Who plays: the roster with the seat that each would have. */
export function PlayerChoice({ seating, players, draft, onToggle }: Props) {
  const seats = seated(draft, players);
  return (
    <fieldset>
      <legend>Players ({seats.length})</legend>
      <p class="help">{seating} Seats are in the order of the roster.</p>
      {players.map((player, i) => {
        const seat = seats.indexOf(player);
        return (
          <label class="choice tight" key={i}>
            <input type="checkbox" checked={seat >= 0} onChange={() => onToggle(playerKey(player))} />
            <span class="who">
              {player.name || `Row ${i + 1}, no name`}
              {player.meadow !== '' && <span class="soft"> · {player.meadow}</span>}
            </span>
            <span class="soft small">{seat >= 0 ? `seat ${seat + 1}` : 'not in'}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
