import type { MatchState, SeasonState } from '../../../sheets/panel-api/panel.ts';
import { PlayerList } from './player-list.tsx';

interface Props {
  readonly match: MatchState;
  readonly season: SeasonState;
}

/** The forms of a match, and the files of its players. */
export function Links({ match, season }: Props) {
  const links = [
    // The forms of a match that is over are closed.
    ['Order form', match.over ? '' : match.formUrl],
    ['Trade form', match.over ? '' : match.tradesUrl],
    ['Spectators’ page', season.spectatorLink],
  ] as const;
  const places = new Set(match.seats.map(({ player }) => player));
  // A match with a problem names no players.
  const players = season.players.filter(({ id }) => places.size === 0 || places.has(id));
  const byLink = players.filter(({ link, access }) => link !== '' && access === 'link').length;
  return (
    <section aria-label="Links">
      <h2>Links</h2>
      <ul class="links">
        {links
          .filter(([, href]) => href !== '')
          .map(([label, href]) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener">
                {label}
              </a>
            </li>
          ))}
      </ul>
      <details>
        <summary>
          Players and their files
          {byLink > 0 && ` · ${byLink} by secret link`}
        </summary>
        <PlayerList players={players} shows="purse" />
      </details>
    </section>
  );
}
