import { useEffect, useState } from 'preact/hooks';
import type { MatchState, PanelState, Problem, SeasonState } from '../../sheets/panel-api/panel.ts';
import { bothTimes, deadlineStatus, zoneWarnings } from '../logic/clock.ts';
import { failureDetails, resolvedWords } from '../logic/match-words.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { JobBox } from '../parts/job-box.tsx';
import { EditNote } from '../parts/lines.tsx';
import { lateOf, OutboxBox, ProgressNote } from '../parts/outbox-box.tsx';
import { lookOf } from '../parts/page.tsx';
import { ProblemBox, Report } from '../parts/report.tsx';
import { useRestoring } from '../parts/restore-responses.tsx';
import { RosterBox } from '../parts/roster.tsx';
import { LedgerBox, LostBox, TabsBox, Warnings } from '../parts/season-boxes.tsx';
import { type Action, useAction } from '../session/action.ts';
import { waitingFiles } from '../session/panel-work.ts';
import { useSession } from '../session/session.ts';
import { type OpenPage, TITLE_ID } from '../session/view.ts';
import { BySelfNote, ClockNote } from './clock-note.tsx';
import { CloseBox } from './close-box.tsx';
import { EditedBox } from './edited-box.tsx';
import { MatchList } from './match-list.tsx';
import { More } from './more.tsx';
import { OutcomeBox } from './outcome-box.tsx';
import { RoundTabBox } from './round-tab-box.tsx';
import { SeatList } from './seat-list.tsx';
import { Trades } from './trades.tsx';

interface Props {
  readonly state: PanelState;
  readonly season: SeasonState;
  readonly match: MatchState;
  readonly resolve: Action<'resolveRound'>;
  /** Text about the automatic work that the panel is doing now, or ''. */
  readonly background: string;
  readonly hasLive: boolean;
  onChoose(number: number): void;
  readonly onOpen: OpenPage;
}

/** Shows one match. Urgent parts come first, and rarely used parts come last. */
export function MatchView(props: Props) {
  const { state, season, match, resolve, background, hasLive, onChoose, onOpen } = props;
  return (
    <section>
      <h1 id={TITLE_ID} class={lookOf(match.number)} tabIndex={-1}>
        {match.title}
      </h1>
      <MatchList matches={state.matches} shown={match.number} onChoose={onChoose} />
      <p class="round">{roundWords(match)}</p>
      {!match.over && <Deadline match={match} />}
      {!match.over && (
        <ButtonRow isFree id="open-clock" onPress={() => onOpen('clock')}>
          Deadline and automatic rounds
        </ButtonRow>
      )}
      <BySelfNote match={match} />
      <RoundTabBox match={match} />
      {!match.over && <ClockNote match={match} onDeadline={() => onOpen('clock')} />}
      {/* A problem that stops the match stands below, with what to do. */}
      <Warnings
        of={[
          ...state.warnings.filter((words) => words !== match.problem?.what),
          ...match.openMails,
          ...zoneWarnings(state),
        ]}
      />
      {state.hasLostEntries && <LostBox />}
      {state.job && <JobBox job={state.job} />}
      <Report of={resolve} done={resolvedWords} details={failureDetails} />
      {resolve.value && (
        <ButtonRow isFree id="open-announce" onPress={() => onOpen('announce')}>
          Announce round {resolve.value.round}
        </ButtonRow>
      )}
      {match.problem && <MatchProblem match={match} problem={match.problem} />}
      {match.edited.length > 0 && <EditedBox match={match} />}
      {state.differences.length > 0 && <TabsBox differences={state.differences} />}
      {state.ledgerEdited.length > 0 && <LedgerBox edited={state.ledgerEdited} back={state.ledgerBack} />}
      <ProgressNote doing={background} files={waitingFiles(state.outbox).length} />
      {lateOf(state.outbox).length > 0 && (
        <OutboxBox outbox={lateOf(state.outbox)} players={season.players} />
      )}
      {match.outcome && <OutcomeBox match={match} season={season} outcome={match.outcome} />}
      {match.over && !match.problem && !state.job && (
        <CloseBox match={match} onClose={() => onOpen('close')} />
      )}
      {!match.over && match.seats.length > 0 && <SeatList match={match} season={season} onOpen={onOpen} />}
      {!match.over && <Trades trades={match.trades} match={match.number} />}
      {/* News of earlier rounds stand below the list: it stays at the top. */}
      <EditNote match={match} />
      {match.substitutes.map((words) => (
        <p class="soft small" key={words}>
          {words}
        </p>
      ))}
      <RosterBox faults={season.faults} />
      <Direct match={match} isTold={resolve.value !== undefined} onOpen={onOpen} />
      <More
        match={match}
        season={season}
        hasLive={hasLive}
        hasRehearsal={state.rehearsal !== null}
        closed={state.closed}
        onOpen={onOpen}
      />
    </section>
  );
}

interface DirectProps {
  readonly match: MatchState;
  /** True directly after a resolve, because the result of the resolve then has the button that announces the round. */
  readonly isTold: boolean;
  readonly onOpen: OpenPage;
}

/** Buttons for the two pages about past rounds that hosts open most often. */
function Direct({ match: { problem, round }, isTold, onOpen }: DirectProps) {
  return (
    <div class="buttons">
      {!problem && !isTold && (
        <Button isFree id="open-announce" onPress={() => onOpen('announce')}>
          Announce in a chat
        </Button>
      )}
      {round > 0 && (
        <Button isFree id="open-why" onPress={() => onOpen('why')}>
          Explain a round
        </Button>
      )}
    </div>
  );
}

function roundWords({ over, round }: MatchState): string {
  if (!over) return `Round ${round + 1}`;
  return round === 0 ? 'Over before round 1' : `Over after round ${round}`;
}

/** Time left until the open round's deadline, by the server's clock. */
export function Deadline({ match }: { readonly match: MatchState }) {
  const session = useSession();
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const { words, isEarly } = deadlineStatus(match.deadline, match.graceMinutes, session.now());
  return (
    <p class="deadline">
      <strong class={isEarly || match.deadline === '' ? '' : 'late'}>{words}</strong>
      {match.deadline !== '' &&
        bothTimes(match.deadline).map((time) => (
          <span class="soft small" key={time}>
            {time}
          </span>
        ))}
    </p>
  );
}

/** Shows the problem that blocks a match. The match cannot go on until the problem is solved. */
export function MatchProblem({ match, problem }: { readonly match: MatchState; readonly problem: Problem }) {
  const session = useSession();
  const action = useAction<'restoreTab'>('writes');
  const restoring = useRestoring(match.number);
  const restore = () => action.start('Restoring the tab', 'restoreTab', match.number);
  return (
    <>
      <ProblemBox problem={problem}>
        {problem.code === 'bad-tab' && <Button onPress={restore}>Restore the tab</Button>}
        {problem.code === 'no-responses' && restoring.button}
        <Button onPress={() => void session.refresh()}>Read the match again</Button>
      </ProblemBox>
      <Report of={action} />
      {restoring.report}
    </>
  );
}
