import { useState } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { zoneWarnings } from '../logic/clock.ts';
import { Entries } from '../match/more.tsx';
import { AddPlayers } from '../parts/add-players.tsx';
import { Button } from '../parts/button.tsx';
import { JobBox } from '../parts/job-box.tsx';
import { Report } from '../parts/report.tsx';
import { PlayerList, ReadAgain, RosterBox, ShareAgain, Sharing } from '../parts/roster.tsx';
import { LedgerBox, LostBox, TabsBox, Warnings } from '../parts/season-boxes.tsx';
import { useAction } from '../session/action.ts';
import type { PageName } from '../session/view.ts';

interface Props {
  readonly state: PanelState;
  readonly season: SeasonState;
  onOpen(page: PageName): void;
}

/** Writes the heading of the first page for a season without open matches. */
function titleOf(players: number, closed: number, faults: number): string {
  if (closed > 0) return 'No match is open';
  if (faults > 0) return 'Something needs correcting';
  return players === 0 ? 'Add the players' : 'The season is ready';
}

/** First page of a season without open matches: the roster, and the host's possible next steps. */
export function NoMatch({ state, season, onOpen }: Props) {
  const { players, identity } = season;
  const { closed } = state;
  // The box for new players stays open, because it shows the answer of the add-on.
  const [isEmpty] = useState(players.length === 0);
  const sharing = useAction<'shareAgain'>('writes');
  const entries = [
    ['award', players.length > 0 && 'Award or fine'],
    // Typing over a name does not replace a player who has a file or a purse (H23).
    ['substitute', players.some(({ id }) => id !== '') && 'Replace a player, or change an address'],
    ['season', closed > 0 && 'Standings and statements'],
    ['archive', closed > 0 && `Closed matches (${closed})`],
    ['self-test', 'Self-test'],
    ['verify', 'Verify'],
  ] as const;
  return (
    <section>
      <h1>{titleOf(players.length, closed, season.faults.length)}</h1>
      <Warnings of={[...state.warnings, ...zoneWarnings(state)]} />
      {state.hasLostEntries && <LostBox />}
      {state.job && <JobBox job={state.job} />}
      {state.differences.length > 0 && <TabsBox differences={state.differences} />}
      {state.ledgerEdited.length > 0 && <LedgerBox edited={state.ledgerEdited} back={state.ledgerBack} />}
      <RosterBox faults={season.faults} />
      <p>
        {players.length === 0
          ? 'There are no players yet. Paste the players here, or type them into the tab “Season”. To try a game without players, press “New game” and rehearse the game.'
          : `${plural(players.length, 'player')} in the tab “Season”. Press “New game” when ${season.faults.length > 0 ? 'this is corrected and ' : ''}the list is complete.`}
      </p>
      {players.length > 0 && <PlayerList players={players} />}
      <ReadAgain />
      <details open={isEmpty}>
        <summary>Add players</summary>
        <div class="inside">
          <AddPlayers identity={identity} />
        </div>
      </details>
      <h2>More</h2>
      <Entries of={entries} onOpen={onOpen}>
        {players.some(({ link }) => link !== '') && <ShareAgain action={sharing} />}
      </Entries>
      <Report of={sharing} done={(shared) => <Sharing of={shared} />} />
      <div class="bar">
        <Button
          kind={players.length === 0 ? 'plain' : 'main'}
          isFree
          id="open-new-game"
          onPress={() => onOpen('new-game')}
        >
          New game
        </Button>
      </div>
    </section>
  );
}
