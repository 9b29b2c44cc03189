import type { MatchState, SeasonState } from '../../../sheets/panel-api/panel.ts';
import { PlayerList } from './player-list.tsx';

interface Props {
  readonly match: MatchState;
  readonly season: SeasonState;
}

/** The forms and files of a match. */
export function Links({ match, season }: Props) {
  const links = [
    // The forms of a match that is over are closed.
    ['Order form', match.over ? '' : match.formUrl],
    ['Trade desk', match.over ? '' : match.tradesUrl],
    ['Spectators’ page', season.spectatorLink],
  ] as const;
  const byLink = season.players.filter(({ link, access }) => link !== '' && access === 'link').length;
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
        <PlayerList players={season.players} shows="purse" />
      </details>
    </section>
  );
}
