import type { GameChoice } from '../../sheets/panel-api/panel.ts';

interface Props {
  readonly games: readonly GameChoice[];
  onChoose(game: GameChoice): void;
}

/** The games to choose from. */
export function GameList({ games, onChoose }: Props) {
  return (
    <>
      <p>Which game?</p>
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" class="card" onClick={() => onChoose(game)}>
              <strong>{game.title}</strong>
              <span>{game.pitch}</span>
              <span class="soft small">{game.seating}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
