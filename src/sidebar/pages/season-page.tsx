import { useEffect, useState } from 'preact/hooks';
import { listed, notNoted, plural } from '../../rules/base/words.ts';
import type { ArchivedState, PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { timeWords } from '../logic/clock.ts';
import { PersonChoice } from '../parts/inputs.tsx';
import { OutOfSeason } from '../parts/out-of-season.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { useClosedMatches } from '../session/matches.ts';

interface Props {
  readonly state: PanelState;
  readonly season: SeasonState;
  onBack(): void;
}

/** Page of the season: the standings, the matches, and the statement of one player. */
export function SeasonPage({ state, season, onBack }: Props) {
  const [id, choose] = useState('');
  const closed = useClosedMatches(state.closed);
  const everyone = [...season.players].sort((a, b) => b.tokensOfLife - a.tokensOfLife);
  // A player just added has no statement yet.
  const players = everyone.filter((player) => player.id !== '');
  const player = players.find((one) => one.id === id);
  return (
    <Page title="The season" onBack={onBack}>
      <h2>Standings</h2>
      <ul class="players">
        {everyone.map(({ name, tokensOfLife, garnets, bellflowers, out }) => (
          <li key={name}>
            <span>
              {1 + everyone.filter((one) => one.tokensOfLife > tokensOfLife).length}. {name}
              {out !== '' && <span class="soft"> · out</span>}
            </span>
            <span class="soft small">
              {plural(tokensOfLife, 'Token of Life', 'Tokens of Life')}, {plural(garnets, 'garnet')},{' '}
              {plural(bellflowers, 'bellflower')}
            </span>
          </li>
        ))}
      </ul>
      <p class="help">
        Most games give Tokens of Life to their winners. A sole winner gets two tokens, and may give one token
        to another player. Roundkeeper counts the tokens, and you decide what tokens are good for. Spectators
        see them in the tab “Season” of their file. In your tab “Season” you choose whether spectators also
        see garnets and bellflowers.
      </p>
      <h2>Matches</h2>
      <Report of={closed.reading} />
      <ul>
        {matchLines(state.matches, closed.matches).map(({ number, title, words }) => (
          <li key={number}>
            {title}
            <span class="soft small"> {words}</span>
          </li>
        ))}
      </ul>
      <h2>Statement of a player</h2>
      <PersonChoice label="Player" people={players} value={id} onChange={choose} />
      {player && <PlayerOfSeason key={player.id} player={player} />}
    </Page>
  );
}

/** Lists each match with its open round or its outcome. The newest match comes first. */
function matchLines(matches: PanelState['matches'], archived: readonly ArchivedState[]) {
  const live = matches.map(({ number, title, round, over, closed, deadline, outcome }) => {
    const until = deadline === '' ? '' : `, due ${timeWords(deadline)}`;
    const end = closed ? closedWords(outcome, outcome?.missing ?? '') : endWords(outcome);
    const words = over ? end : `round ${round + 1} is open${until}`;
    return { number, title, words };
  });
  const closed = archived.map((match) => ({
    number: match.number,
    title: match.title,
    words: closedWords(match, match.missing),
  }));
  return [...live, ...closed].sort((a, b) => b.number - a.number);
}

type End = Pick<ArchivedState, 'winners' | 'isTopScore' | 'candidates' | 'chosen'> | null;

function closedWords(end: End, missing: ArchivedState['missing']): string {
  return `closed: ${endWords(end)}${missing && `. ${notNoted(missing)}`}`;
}

function endWords(end: End): string {
  if (!end) return 'over, without an outcome';
  const first = end.isTopScore ? 'top score' : 'won by';
  const last = end.chosen || listed(end.candidates) || 'nobody';
  return `${first} ${listed(end.winners) || 'nobody'}; up for elimination: ${last}`;
}

/** Shows a player's statement. A button records that the player leaves the season or comes back. */
export function PlayerOfSeason({ player }: { readonly player: SeasonState['players'][number] }) {
  const reading = useAction<'statement'>('reads');
  const { id, name, out } = player;
  const isIn = out === '';
  useEffect(() => {
    void reading.start('Reading the ledger', 'statement', id);
  }, [id, player.garnets, player.bellflowers, player.tokensOfLife]);
  return (
    <section aria-label={name}>
      <Report of={reading} />
      {reading.value?.length === 0 && <p>The ledger has no entry for {name} yet.</p>}
      <ul class="players">
        {(reading.value ?? []).map(({ time, why: what, change }, i) => (
          <li key={i}>
            <span>
              {what}
              {time !== '' && <span class="soft small"> {timeWords(time)}</span>}
            </span>
            <span class="small">{change}</span>
          </li>
        ))}
      </ul>
      <h2>{isIn ? 'Out of the season' : `${name} is out`}</h2>
      {!isIn && <p>{out}</p>}
      <OutOfSeason player={player} />
    </section>
  );
}
