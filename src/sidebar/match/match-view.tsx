import { useEffect, useState } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { MatchState, PanelState, Problem, SeasonState } from '../../sheets/panel-api/panel.ts';
import { bothTimes, deadlineStatus, zoneWarnings } from '../logic/clock.ts';
import { failureDetails, inOrder, resolvedWords } from '../logic/match-words.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { Choice } from '../parts/inputs.tsx';
import { JobBox } from '../parts/job-box.tsx';
import { EditNote } from '../parts/lines.tsx';
import { lateOf, OutboxBox, ProgressNote } from '../parts/outbox-box.tsx';
import { lookOf } from '../parts/page.tsx';
import { ProblemBox, Report } from '../parts/report.tsx';
import { PlayerList, RosterBox } from '../parts/roster.tsx';
import { LedgerBox, LostBox, TabsBox, Warnings } from '../parts/season-boxes.tsx';
import { type Action, useAction } from '../session/action.ts';
import { waitingFiles } from '../session/panel-work.ts';
import { useSession } from '../session/session.ts';
import { type PageName, TITLE_ID } from '../session/view.ts';
import { BySelfNote, ClockNote } from './clock-note.tsx';
import { CloseBox } from './close-box.tsx';
import { EditedBox } from './edited-box.tsx';
import { More } from './more.tsx';
import { NotCounted } from './not-counted.tsx';
import { OtherTab } from './other-tab.tsx';
import { OutcomeBox } from './outcome-box.tsx';
import { SeatList } from './seat-list.tsx';
import { Trades } from './trades.tsx';

interface Props {
  readonly state: PanelState;
  readonly season: SeasonState;
  readonly match: MatchState;
  /** The match whose tab the host looks at. */
  readonly inFront: MatchState | undefined;
  readonly resolve: Action<'resolveRound'>;
  /** The panel's current automatic work, or ''. */
  readonly background: string;
  readonly hasLive: boolean;
  onChoose(number: number): void;
  onOpen(page: PageName): void;
}

/** One match: what is urgent comes first, what is seldom needed last. */
export function MatchView(props: Props) {
  const { state, season, match, inFront, resolve, background, hasLive, onChoose, onOpen } = props;
  const choices = inOrder(state.matches).map(({ number, title, over, closed, round }) => {
    return [number, `${title} (${closed ? 'closed' : over ? 'over' : `round ${round + 1}`})`] as const;
  });
  return (
    <section>
      <h1 id={TITLE_ID} class={lookOf(match.number)} tabIndex={-1}>
        {match.title}
      </h1>
      {state.matches.length > 1 && (
        <Choice label="Match" value={match.number} choices={choices} onChange={onChoose} />
      )}
      <OtherTab match={match} inFront={inFront} onShow={onChoose} onShowTab={onChoose} />
      <p class="round">{roundWords(match)}</p>
      {!match.over && <Deadline match={match} />}
      <BySelfNote match={match} />
      {!match.over && <ClockNote match={match} onDeadline={() => onOpen('deadline')} />}
      {/* What stops the match is said below, with what to do. */}
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
        <ButtonRow isFree onPress={() => onOpen('announce')}>
          Announce round {resolve.value.round}
        </ButtonRow>
      )}
      <EditNote match={match} />
      {match.substitutes.map((words) => (
        <p class="soft small" key={words}>
          {words}
        </p>
      ))}
      {match.problem && <MatchProblem match={match} problem={match.problem} />}
      {match.edited.length > 0 && <EditedBox match={match} />}
      {state.differences.length > 0 && <TabsBox differences={state.differences} />}
      {state.ledgerEdited.length > 0 && <LedgerBox edited={state.ledgerEdited} />}
      <ProgressNote doing={background} files={waitingFiles(state.outbox).length} />
      {lateOf(state.outbox).length > 0 && (
        <OutboxBox outbox={lateOf(state.outbox)} players={season.players} />
      )}
      {match.outcome && <OutcomeBox match={match} season={season} outcome={match.outcome} />}
      {match.over && !match.problem && !state.job && (
        <CloseBox match={match} onClose={() => onOpen('close')} />
      )}
      {!match.over && match.seats.length > 0 && <SeatList match={match} onOpen={onOpen} />}
      <NotCounted match={match} />
      {!match.over && <Trades trades={match.trades} match={match.number} />}
      <RosterBox faults={season.faults} />
      <Links match={match} season={season} />
      <More
        match={match}
        hasLive={hasLive}
        hasRehearsal={state.rehearsal !== null}
        closed={state.closed}
        onOpen={onOpen}
      />
    </section>
  );
}

function roundWords({ over, round }: MatchState): string {
  if (!over) return `Round ${round + 1}`;
  return round === 0 ? 'Over before round 1' : `Over after round ${round}`;
}

/** The deadline of the open round, counting down by the server's time. */
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

/** A problem that stops the match until it is corrected. */
export function MatchProblem({ match, problem }: { readonly match: MatchState; readonly problem: Problem }) {
  const session = useSession();
  const action = useAction<'restoreTab'>('writes');
  const restoring = useAction<'restoreResponses'>('writes');
  const restoreResponses = () => restoring.start('Reading the form', 'restoreResponses', match.number);
  const restore = () => action.start('Restoring the tab', 'restoreTab', match.number);
  return (
    <>
      <ProblemBox problem={problem}>
        {problem.code === 'bad-tab' && <Button onPress={restore}>Restore the tab</Button>}
        {problem.code === 'no-responses' && <Button onPress={restoreResponses}>Restore the responses</Button>}
        <Button onPress={() => void session.refresh()}>Read again</Button>
      </ProblemBox>
      <Report of={action} />
      <Report of={restoring} done={({ responses }) => `${plural(responses, 'response')} restored.`} />
    </>
  );
}

/** The forms of a match, and the files of its players. */
export function Links({ match, season }: { readonly match: MatchState; readonly season: SeasonState }) {
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
