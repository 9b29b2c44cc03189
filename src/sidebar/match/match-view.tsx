import type { MatchState, PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { failureDetails, resolvedWords } from '../logic/match-words.ts';
import { JobBox } from '../parts/boxes/job-box.tsx';
import { LedgerBox } from '../parts/boxes/ledger-box.tsx';
import { LostBox } from '../parts/boxes/lost-box.tsx';
import { lateOf, OutboxBox } from '../parts/boxes/outbox-box.tsx';
import { RosterBox } from '../parts/boxes/roster-box.tsx';
import { TabsBox } from '../parts/boxes/tabs-box.tsx';
import { Warnings } from '../parts/boxes/warnings.tsx';
import { Button } from '../parts/button.tsx';
import { Links } from '../parts/inputs/links.tsx';
import { lookOf } from '../parts/match-name.tsx';
import { ProgressNote } from '../parts/progress-note.tsx';
import { Report } from '../parts/report.tsx';
import { EditNote } from '../parts/told/edit-note.tsx';
import type { Action } from '../session/action.ts';
import type { PageName } from '../session/page-name.ts';
import { TITLE_ID } from '../session/view.ts';
import { waitingFiles } from '../session/work/panel-work.ts';
import { BySelfNote, ClockNote } from './boxes/clock-note.tsx';
import { CloseBox } from './boxes/close-box.tsx';
import { EditedBox } from './boxes/edited-box.tsx';
import { OutcomeBox } from './boxes/outcome-box.tsx';
import { Deadline } from './deadline.tsx';
import { MatchChoice } from './match-choice.tsx';
import { MatchProblem } from './match-problem.tsx';
import { More } from './more.tsx';
import { NotCounted } from './not-counted.tsx';
import { OtherTab } from './other-tab.tsx';
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
  return (
    <section>
      <h1 id={TITLE_ID} class={lookOf(match.number)} tabIndex={-1}>
        {match.title}
      </h1>
      {state.matches.length > 1 && <MatchChoice matches={state.matches} chosen={match} onChoose={onChoose} />}
      <OtherTab match={match} inFront={inFront} onShow={onChoose} onShowTab={onChoose} />
      <p class="round">{roundWords(match)}</p>
      {!match.over && <Deadline match={match} />}
      <BySelfNote match={match} />
      {!match.over && <ClockNote match={match} onDeadline={() => onOpen('deadline')} />}
      {/* What stops the match is said below, with what to do. */}
      <Warnings of={state.warnings.filter((words) => words !== match.problem?.what)} />
      {state.hasLostEntries && <LostBox />}
      {state.job && <JobBox job={state.job} />}
      <Report of={resolve} done={resolvedWords} details={failureDetails} />
      {resolve.value && (
        <div class="buttons">
          <Button isFree onPress={() => onOpen('announce')}>
            Announce round {resolve.value.round}
          </Button>
        </div>
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
