import { useRef } from 'preact/hooks';
import type { MatchState, PanelState, SeasonState } from '../../sheets/panel-api/panel.ts';
import { stillOut } from '../logic/undo-words.ts';
import { JobBox, JobProgress } from '../parts/job-box.tsx';
import { Page } from '../parts/page.tsx';
import { DoOrCancel } from '../parts/report.tsx';
import { finishJob, useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  readonly season: SeasonState;
  readonly job: PanelState['job'];
  onBack(): void;
  onDone(words: string): void;
}

/** Page that closes a finished match, and first says what closing does. */
export function ClosePage({ match, season, job, onBack, onDone }: Props) {
  const action = useAction<'closeMatch' | 'continueWork'>('writes');
  // The match that the host chose: it leaves the state while it is closed.
  const chosen = useRef(match).current;
  const { number, title, outcome, pageLink } = chosen;
  const close = async () => {
    const answer = await action.work('Closing the match', (call) =>
      finishJob(call, call('closeMatch', number)),
    );
    if (answer?.ok)
      onDone(`${title} is closed. You find it under “Closed matches”, to export it or to bring it back.`);
  };
  const isGiven = season.given.some((one) => one.match === number);
  const isWorking = action.doing !== '';
  return (
    <Page title={`Close ${title}`} onBack={onBack}>
      <p>Close a match when nothing in it needs correcting any more. Then:</p>
      <ul>
        <li>All its pages show its seed, so everyone can check the draws of chance.</li>
        <li>
          Its log, responses and tabs move into an archive, a spreadsheet that only you can open. The workbook
          stays small and quick.
        </li>
        <li>
          Its forms stay closed. Tokens and garnets stay. Its pages stay too, except that they show the seed,
          and choices that were not noted.
        </li>
        {pageLink !== '' && (
          <li>The page for everyone is written once more, with the seed, and stays shared.</li>
        )}
        <li>Rounds can no longer be undone, unless you bring the match back (under “Closed matches”).</li>
      </ul>
      {outcome?.vote && outcome.chosen === '' && (
        <p class="box warn">
          The vote on the candidates is not noted yet. If there was a vote, note its result first. After
          closing, the pages say that no choice was noted.
        </p>
      )}
      {outcome && outcome.opponents.length > 0 && outcome.opponent === '' && (
        <p class="box warn">
          It is not noted yet whom the loser names as opponent. Note it first, if you need it: once the match
          is closed, its pages say that no opponent was noted.
        </p>
      )}
      {outcome && outcome.second !== '' && !isGiven && (
        <p class="box warn">
          It is not noted that {outcome.second} gave the second Token of Life on. Note it first, if that is
          so: once the match is closed, {outcome.second} keeps it.
        </p>
      )}
      {outcome && outcome.candidates.length > 0 && stillOut(chosen, season).length === 0 && (
        <p class="small">
          Nobody who is up for elimination in it is noted as out of the season. If somebody leaves now, note
          it first; later that is under “Standings and statements”.
        </p>
      )}
      {isWorking && job && (
        <div class="box calm">
          <JobProgress job={job} />
          <p class="small">This takes about twenty seconds. Keep the panel open.</p>
        </div>
      )}
      {!isWorking && job && <JobBox job={job} before={action.problem} />}
      <DoOrCancel
        of={job ? { ...action, again: undefined } : action}
        label="Close the match"
        isOff={job !== null}
        onDo={close}
        onCancel={onBack}
      />
    </Page>
  );
}
