import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { listed } from '../../rules/base/words.ts';
import type { GameChoice, MatchState, PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { GameForm, REHEARSE_ID } from '../fields/game-form.tsx';
import { Button, ButtonRow } from '../parts/button.tsx';
import { JobBox } from '../parts/job-box.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';
import { OwnGamesPage } from './own-games-page.tsx';
import { RehearsalPage } from './rehearsal-page.tsx';
import { TakeOverPage } from './take-over-page.tsx';

interface Props {
  readonly state: PanelState;
  readonly season: SeasonState;
  onBack(): void;
  onClose(match: MatchState): void;
  onMade(match: number, words: string): void;
}

/** Page that makes a match. The host chooses a game and fills in the game's form. The host can rehearse the match first. */
export function NewGamePage({ state, season, onBack, onClose, onMade }: Props) {
  const games = useAction<'getGames'>('reads');
  const [game, setGame] = useState<GameChoice>();
  const [isTaking, setTaking] = useState(false);
  const [isOwn, setOwn] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [isRehearsing, setRehearsing] = useState<boolean>();
  const before = useRef(state.matches.length);
  const over = state.matches.filter((match) => match.over && match.problem === null);

  useEffect(() => {
    void games.start('Fetching the games', 'getGames');
  }, []);
  useEffect(() => {
    // Read from the state, not from the answer: the match may exist although the answer was lost.
    if (state.matches.length <= before.current) return;
    const [made] = [...state.matches].sort((a, b) => b.number - a.number);
    if (made) onMade(made.number, `${made.title} is made. Now invite the players.`);
  }, [state.matches, onMade]);

  useLayoutEffect(() => {
    if (isRehearsing === false) document.getElementById(REHEARSE_ID)?.focus();
  }, [isRehearsing]);

  if (isTaking) return <TakeOverPage season={season} job={state.job} onBack={() => setTaking(false)} />;
  if (isOwn && !game) return <OwnGamesPage onBack={() => setOwn(false)} onGame={setGame} />;
  return (
    <>
      {isRehearsing && (
        <RehearsalPage rehearsal={state.rehearsal} match={undefined} onBack={() => setRehearsing(false)} />
      )}
      {/* The form keeps what was filled in. */}
      <div hidden={isRehearsing}>
        <Page
          title={game ? game.title : 'New game'}
          onBack={game && !isMaking ? () => setGame(undefined) : onBack}
        >
          {state.job && !game && <JobBox job={state.job} />}
          {!state.job && !game && over.length > 0 && (
            <section class="box calm" aria-label="Matches that are over">
              <p>
                {listed(over.map(({ title }) => title))} {over.length === 1 ? 'is' : 'are'} over. Closing a
                match moves it out of the workbook, which keeps the workbook fast.
              </p>
              <div class="buttons">
                {over.map((match) => (
                  <Button key={match.number} isFree onPress={() => onClose(match)}>
                    Close {match.title}
                  </Button>
                ))}
              </div>
            </section>
          )}
          <Report of={games} />
          {!game && games.value && (
            <>
              <p>Choose a game:</p>
              <ul class="games">
                {games.value.map((one) => (
                  <li key={one.id}>
                    <button type="button" class="card" onClick={() => setGame(one)}>
                      <strong>{one.title}</strong>
                      <span>{one.pitch}</span>
                      <span class="soft small">{one.seating}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <p>Or play a game of your own. You describe the game, and decide what happens in each round:</p>
              <ButtonRow isFree onPress={() => setOwn(true)}>
                A game of your own
              </ButtonRow>
              <p>Or continue a match that began elsewhere:</p>
              <ButtonRow isFree onPress={() => setTaking(true)}>
                Take over a match
              </ButtonRow>
            </>
          )}
          {game && (
            <GameForm
              key={game.tab ?? game.id}
              game={game}
              season={season}
              job={state.job}
              rehearsal={state.rehearsal}
              onMaking={setMaking}
              onRehearse={() => setRehearsing(true)}
            />
          )}
        </Page>
      </div>
    </>
  );
}
