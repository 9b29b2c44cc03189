import { plural } from '../../../rules/base/words.ts';
import type { SeasonState } from '../../../sheets/panel-api/panel.ts';
import { RosterBox } from '../../parts/boxes/roster-box.tsx';
import { AddPlayers } from '../../parts/inputs/add-players.tsx';
import { PlayerList } from '../../parts/inputs/player-list.tsx';
import { ReadAgain } from '../../parts/inputs/read-again.tsx';
import { Page } from '../../parts/page.tsx';

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
