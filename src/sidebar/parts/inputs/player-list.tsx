import { plural } from '../../../rules/base/words.ts';
import type { SeasonState } from '../../../sheets/panel-api/panel.ts';

interface Props {
  readonly players: SeasonState['players'];
  /** What is shown under each name. */
  readonly shows: 'purse' | 'email';
}

/** The roster; each name links to the player's file. */
export function PlayerList({ players, shows }: Props) {
  return (
    <ul class="players">
      {players.map((player, i) => (
        <li key={i}>
          <span>
            {player.link === '' ? (
              player.name || 'No name'
            ) : (
              <a href={player.link} target="_blank" rel="noopener">
                {player.name}
              </a>
            )}
            {player.out !== '' && <span class="soft"> · out</span>}
          </span>
          <span class="soft small">
            {shows === 'purse' ? purseWords(player) : player.email || 'no email'}
          </span>
          {player.link !== '' && player.access !== 'account' && (
            <span class="small access">
              {player.access === 'link'
                ? 'Opens with its secret link: copy it from here and send it to this player alone.'
                : 'Not shared yet: press “Renew who can open the files”.'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function purseWords({ garnets, bellflowers, tokensOfLife }: SeasonState['players'][number]): string {
  return [
    plural(garnets, 'garnet'),
    plural(bellflowers, 'bellflower'),
    plural(tokensOfLife, 'Token of Life', 'Tokens of Life'),
  ].join(', ');
}
