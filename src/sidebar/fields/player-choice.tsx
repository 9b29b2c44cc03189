import type { GameChoice, SeasonState } from '../../sheets/panel-api/panel.ts';
import {
  chosenWords,
  emptyPurseWords,
  firstPlayers,
  type MatchDraft,
  outWords,
  playerNote,
  seatedPlayers,
} from '../logic/match-draft.ts';
import { ButtonRow } from '../parts/button.tsx';
import { Tick } from '../parts/inputs.tsx';
import { Alert } from '../parts/report.tsx';

interface Props {
  readonly game: Pick<GameChoice, 'seating' | 'seats'>;
  readonly players: SeasonState['players'];
  readonly draft: MatchDraft;
  onToggle(key: string): void;
  onChoose(keys: readonly string[]): void;
}

/** Lets the host tick the players of a match. No more players can be ticked than the game has seats. */
export function PlayerChoice({ game, players, draft, onToggle, onChoose }: Props) {
  const seated = seatedPlayers(draft, players);
  const isFull = seated.length >= game.seats.most;
  const first = firstPlayers(players, game.seats);
  const out = outWords(seated);
  const empty = emptyPurseWords(seated);
  return (
    <fieldset>
      <legend>Players</legend>
      <p class="help">{game.seating} Seats are in the order of the roster.</p>
      <p role="status">
        <strong>{chosenWords(seated.length, game.seats)}</strong>
        {isFull && players.length > seated.length && (
          <span class="help">Untick a player to choose another one.</span>
        )}
      </p>
      <ButtonRow isFree onPress={() => onChoose(seated.length > 0 ? [] : first)}>
        {seated.length > 0
          ? 'Untick everybody'
          : `Tick ${first.length < players.length ? `the first ${first.length}` : 'everybody'}`}
      </ButtonRow>
      {players.map((player, i) => {
        const seat = seated.indexOf(player);
        const isOff = isFull && seat < 0;
        const note = playerNote(player);
        return (
          <Tick key={i} isOn={seat >= 0} isOff={isOff} onChange={() => onToggle(player.key)}>
            <span class="who">
              {player.name || `Row ${i + 1} (no name)`}
              {note !== '' && <span class="help">{note}</span>}
            </span>
            <span class="soft small">{seat >= 0 ? `seat ${seat + 1}` : 'not playing'}</span>
          </Tick>
        );
      })}
      <Alert of={out} />
      {empty !== '' && <p class="help">{empty}</p>}
      {players.some(({ upIn }) => upIn !== '') && (
        <p class="help">If somebody has left the season, note this under “Standings and statements”.</p>
      )}
    </fieldset>
  );
}
