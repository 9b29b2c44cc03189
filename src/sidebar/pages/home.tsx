import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { shownMatch } from '../logic/match-words.ts';
import { MatchView } from '../match/match-view.tsx';
import { ResolveBar } from '../match/resolve-bar.tsx';
import { Button } from '../parts/button.tsx';
import { type Action, useAction } from '../session/action.ts';
import type { PageName } from '../session/page-name.ts';
import { usePanelWork } from '../session/panel-work.ts';
import { AwardPage } from './award-page.tsx';
import { DeadlinePage } from './deadline-page.tsx';
import { NewGamePage } from './new-game-page.tsx';
import { NoMatch } from './no-match.tsx';
import { PreviewPage } from './preview-page.tsx';
import { RecordPage } from './record-page.tsx';
import { SelfTestPage } from './self-test-page.tsx';
import { UndoPage } from './undo-page.tsx';
import { VerifyPage } from './verify-page.tsx';
import { WhyPage } from './why-page.tsx';

interface Props {
  readonly state: PanelState;
  readonly season: SeasonState;
}

/** The panel of a season: the first page, or a page opened from it. */
export function Home({ state, season }: Props) {
  const [page, setPage] = useState<PageName>();
  const [chosen, setChosen] = useState<number>();
  const resolve = useAction<'resolveRound'>('writes');
  const background = usePanelWork(state);
  /** Rounds resolved when the host last pressed “Resolve”. */
  const roundAtPress = useRef(0);
  const opener = useRef<PageName | undefined>(undefined);
  const hasLive = state.matches.some(({ over }) => !over);
  const match = shownMatch(state.matches, chosen);

  useEffect(() => {
    // Back on the first page, the focus is on the button that opened the other page.
    if (page === undefined && opener.current) document.getElementById(`open-${opener.current}`)?.focus();
    opener.current = page;
  }, [page]);

  const back = useCallback(() => setPage(undefined), []);
  const openPreview = () => {
    resolve.clear();
    setPage('preview');
  };
  const startResolve = (early: boolean) => {
    if (!match) return;
    const { number, round } = match;
    roundAtPress.current = round;
    // The result is shown at the top.
    window.scrollTo(0, 0);
    void resolve.start(`Resolving round ${round + 1}`, (call) =>
      call('resolveRound', { match: number, round, early }),
    );
  };
  const bar = match && !match.over && !match.problem && (
    <ResolveBar
      match={match}
      doing={resolve.doing}
      onPreview={page ? undefined : openPreview}
      onResolve={startResolve}
    />
  );
  return (
    <>
      <div hidden={page !== undefined}>
        {match ? (
          <MatchView
            key={match.number}
            state={state}
            season={season}
            match={match}
            background={background}
            resolve={resultOfRound(resolve, roundAtPress.current, match.round)}
            onChoose={(number) => {
              resolve.clear();
              setChosen(number);
            }}
            hasLive={hasLive}
            onOpen={setPage}
          />
        ) : (
          <NoMatch state={state} season={season} onOpen={setPage} />
        )}
      </div>
      {page === 'new-game' && (
        <NewGamePage
          state={state}
          season={season}
          onBack={back}
          onMade={(number) => {
            setChosen(number);
            back();
          }}
        />
      )}
      {page === 'award' && <AwardPage season={season} onBack={back} />}
      {page === 'verify' && <VerifyPage onBack={back} />}
      {page === 'self-test' && <SelfTestPage onBack={back} />}
      {match && page === 'preview' && <PreviewPage match={match} resolve={resolve} onBack={back} />}
      {match && page === 'why' && <WhyPage match={match} onBack={back} />}
      {match && page === 'record' && <RecordPage match={match} onBack={back} />}
      {match && page === 'deadline' && <DeadlinePage match={match} onBack={back} />}
      {match && page === 'undo' && <UndoPage match={match} onBack={back} />}
      {(page === undefined || page === 'preview') && bar}
      {page === undefined && match && !hasLive && <NewGameBar onOpen={setPage} />}
    </>
  );
}

/**
 * Hides the result of a resolve that belongs to another round. A failed resolve is not offered again once its round
 * is resolved, by this call or by another host.
 */
function resultOfRound(
  resolve: Action<'resolveRound'>,
  roundAtPress: number,
  round: number,
): Action<'resolveRound'> {
  if (resolve.value && resolve.value.round !== round) return { ...resolve, value: undefined };
  if (!resolve.problem || round <= roundAtPress) return resolve;
  const todo = 'Nothing: the panel shows that the round is resolved.';
  return { ...resolve, again: undefined, problem: { ...resolve.problem, todo } };
}

function NewGameBar({ onOpen }: { onOpen(page: PageName): void }) {
  return (
    <div class="bar">
      <Button kind="main" isFree id="open-new-game" onPress={() => onOpen('new-game')}>
        New game
      </Button>
    </div>
  );
}
