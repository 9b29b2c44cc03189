import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { MatchState, PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { withoutInvitation } from '../logic/invitation-words.ts';
import { shownMatch } from '../logic/match-words.ts';
import { MatchView } from '../match/match-view.tsx';
import { ResolveBar, type ResolveHow } from '../match/resolve-bar.tsx';
import { Button, ButtonRow } from '../parts/button.tsx';
import { Notice } from '../parts/report.tsx';
import { type Action, useAction } from '../session/action.ts';
import { useChosenMatch } from '../session/matches.ts';
import { useFilesCheck, usePanelWork, useTriggerCheck } from '../session/panel-work.ts';
import {
  type OpenPage as Open,
  openerId,
  type PageName,
  useEndInView,
  useNews,
  useReturn,
} from '../session/view.ts';
import { NoMatch } from './no-match.tsx';
import { OpenPage } from './open-page.tsx';

/** Panel of a season. Shows the first page, or a page that the host opened from the first page. */
export function Home({ state, season }: { readonly state: PanelState; readonly season: SeasonState }) {
  const [opened, setOpened] = useState<{ readonly page: PageName; readonly player: string }>();
  const { page, player = '' } = opened ?? {};
  const [chosen, show] = useChosenMatch(state);
  /** Number of the match that the host has just made. A sentence on the first page announces the match. */
  const [made, setMade] = useState<number>();
  /** The match that is being closed. Kept here because the state no longer has a closed match. */
  const [closing, setClosing] = useState<MatchState>();
  const resolve = useAction<'resolveRound'>('writes');
  const background = usePanelWork(state);
  /** True while the bar at the bottom asks the host a question before a resolve. */
  const [isAsking, setAsking] = useState(false);
  /** The host’s rulings that the preview showed; undefined before a preview. */
  const [ruled, setRuled] = useState<string>();
  /** Number of resolved rounds when the host last pressed “Resolve”. */
  const roundAtPress = useRef(0);
  const hasLive = state.matches.some(({ over }) => !over);
  const match = shownMatch(state.matches, chosen);
  const [news, setNews] = useNews(match);

  useFilesCheck(state);
  useTriggerCheck(state);
  useReturn(page && openerId(page, player), news !== '', state.version);
  useEndInView(match, page === undefined);

  const isBegun = state.matches.some((one) => one.number === made && hasBegun(one));
  useEffect(() => {
    if (isBegun) setNews('');
  }, [isBegun]);

  const back = useCallback(() => setOpened(undefined), []);
  const done = (words: string) => {
    setNews(words);
    resolve.clear();
    back();
  };
  const choose = (number: number) => {
    setNews('');
    resolve.clear();
    show(number);
  };
  const open: Open = (name, about = '') => {
    setNews('');
    if (name === 'close') setClosing(match);
    setOpened({ page: name, player: about });
  };
  const openClosing = (which: MatchState) => {
    setClosing(which);
    setOpened({ page: 'close', player: '' });
  };
  const openPreview = () => {
    resolve.clear();
    setRuled(undefined);
    open('preview');
  };
  const startResolve = ({ early, complete, keep }: ResolveHow) => {
    if (!match) return;
    const { number, round } = match;
    roundAtPress.current = round;
    // The result is shown at the top.
    window.scrollTo(0, 0);
    void resolve.start(`Resolving round ${round + 1}`, 'resolveRound', {
      match: number,
      round,
      early,
      complete,
      ...(keep ? { keep } : {}),
      ...(match.ruled && ruled !== undefined ? { ruled } : {}),
    });
  };
  const bar = match && !match.over && !match.problem && (
    <ResolveBar
      match={match}
      isOneOfSeveral={state.matches.filter(({ over }) => !over).length > 1}
      doing={resolve.doing}
      mustAsk={resolve.problem?.code === 'incomplete'}
      onAsk={setAsking}
      onPreview={page ? undefined : openPreview}
      mustPreview={match.ruled && (page === undefined || ruled === undefined)}
      onResolve={startResolve}
    />
  );
  return (
    <>
      <div hidden={page !== undefined}>
        <div role="status">
          {news !== '' && (
            <Notice takesFocus onClose={() => setNews('')}>
              <p>{news}</p>
            </Notice>
          )}
        </div>
        {state.rehearsal?.isReady && (
          <section class="box calm" aria-label="Rehearsal">
            <p>A rehearsal of {state.rehearsal.title} is open. Nothing in it is real.</p>
            <ButtonRow isFree id="open-rehearsal" onPress={() => open('rehearsal')}>
              Continue the rehearsal
            </ButtonRow>
          </section>
        )}
        {match ? (
          <MatchView
            key={match.number}
            state={state}
            season={season}
            match={match}
            background={background}
            resolve={resultOfRound(resolve, roundAtPress.current, match.round)}
            onChoose={choose}
            hasLive={hasLive}
            onOpen={open}
          />
        ) : (
          <NoMatch state={state} season={season} onOpen={open} />
        )}
      </div>
      {page !== undefined && (
        <OpenPage
          page={page}
          player={player}
          state={state}
          season={season}
          match={match}
          closing={closing}
          resolve={resolve}
          isAsking={isAsking}
          onRuled={setRuled}
          onBack={back}
          onDone={done}
          onClose={openClosing}
          onShow={(number, words) => {
            show(number);
            const shown = state.matches.find((one) => one.number === number);
            setMade(shown && !hasBegun(shown) ? number : undefined);
            done(words);
          }}
        />
      )}
      {(page === undefined || page === 'preview') && bar}
      {page === undefined && match && !hasLive && (
        <div class="bar">
          <Button kind="main" isFree id="open-new-game" onPress={() => open('new-game')}>
            New game
          </Button>
        </div>
      )}
    </>
  );
}

/** Says whether a match has begun: a player was invited or a round was resolved. News about the new match is then outdated. */
function hasBegun({ round, taken, over, seats }: MatchState): boolean {
  return over || round > taken || withoutInvitation(seats).length < seats.length;
}

/**
 * Hides the result of a resolve if the result belongs to another round. After a failed resolve of a round that is
 * resolved by now, removes the button “Try again”.
 */
function resultOfRound(
  resolve: Action<'resolveRound'>,
  roundAtPress: number,
  round: number,
): Action<'resolveRound'> {
  if (resolve.value && resolve.value.round !== round) return { ...resolve, value: undefined };
  // The bar at the bottom asks the host about this problem.
  if (resolve.problem?.code === 'incomplete') return { ...resolve, problem: undefined, again: undefined };
  if (!resolve.problem || round <= roundAtPress) return resolve;
  const todo = 'Nothing is left to do, because the panel shows that the round is resolved.';
  return { ...resolve, again: undefined, problem: { ...resolve.problem, todo } };
}
