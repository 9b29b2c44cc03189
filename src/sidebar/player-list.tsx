import type { SeasonState } from '../sheets/panel.ts';
import { count } from './words.ts';

/** The roster with purses; a name leads to the player's own file. */
export function PlayerList({ players }: { readonly players: SeasonState['players'] }) {
  return (
    <ul class="players">
      {players.map(({ name, meadow, link, garnets, bellflowers, tokensOfLife }, i) => (
        <li key={i}>
          <span>
            {link === '' ? (
              name || 'No name'
            ) : (
              <a href={link} target="_blank" rel="noopener">
                {name}
              </a>
            )}
            {meadow !== '' && <span class="soft"> · {meadow}</span>}
          </span>
          <span class="soft small">
            {count(garnets, 'garnet')}, {count(bellflowers, 'bellflower')},{' '}
            {count(tokensOfLife, 'Token of Life', 'Tokens of Life')}
          </span>
        </li>
      ))}
    </ul>
  );
}
