import type { SeasonState } from '../../sheets/panel-api/panel.ts';
import { type MatchDraft, playerKey, seatedPlayers } from '../logic/match-draft.ts';

interface Props {
  readonly seating: string;
  readonly players: SeasonState['players'];
  readonly draft: MatchDraft;
  onToggle(key: string): void;
}

/** The choice of the players: the roster with each player's seat. */
export function PlayerChoice({ seating, players, draft, onToggle }: Props) {
  const seats = seatedPlayers(draft, players);
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
