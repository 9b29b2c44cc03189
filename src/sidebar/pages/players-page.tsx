import { plural } from '../../rules/base/words.ts';
import type { SeasonState } from '../../sheets/panel-api/panel.ts';
import { AddPlayers } from '../parts/add-players.tsx';
import { Page } from '../parts/page.tsx';
import { PlayerList, ReadAgain, RosterBox } from '../parts/roster.tsx';

interface Props {
  readonly season: SeasonState;
  onBack(): void;
}

/** The players of the season, and a box to paste more. */
export function PlayersPage({ season, onBack }: Props) {
  const { players, identity, faults } = season;
  return (
    <Page title="Players" onBack={onBack}>
      <p>
        {plural(players.length, 'player')}. Who joins later can be pasted here. Names and emails are corrected
        in the tab “Season”; those of players who have a file, under “Substitute, or new address”.
      </p>
      <RosterBox faults={faults} />
      <PlayerList players={players} shows="email" />
      <ReadAgain />
      <AddPlayers identity={identity} />
    </Page>
  );
}
