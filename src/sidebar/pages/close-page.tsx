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

/** Page that closes a finished match. First lists the effects of closing. */
export function ClosePage({ match, season, job, onBack, onDone }: Props) {
  const action = useAction<'closeMatch' | 'continueWork'>('writes');
  // The match that the host chose. During the closing, the state loses this match.
  const chosen = useRef(match).current;
  const { number, title, outcome, pageLink } = chosen;
  const close = async () => {
    const answer = await action.work('Closing the match', (call) =>
      finishJob(call, call('closeMatch', number)),
    );
    if (answer?.ok) onDone(`${title} is closed. Under “Closed matches” you can export it or bring it back.`);
  };
  const isGiven = season.given.some((one) => one.match === number);
  const isWorking = action.doing !== '';
  return (
    <Page title={`Close ${title}`} onBack={onBack}>
      <p>Close a match when nothing is left to correct. Closing has these effects:</p>
      <ul>
        <li>All pages of the match show its seed, so everyone can check the draws.</li>
        <li>
          The log, responses and tabs of the match move to an archive. Only you can open this spreadsheet.
          This keeps the workbook small and fast.
        </li>
        <li>
          The forms of the match stay closed. Players keep their tokens and garnets. Pages stay, and also say
          which choices were not noted.
        </li>
        {pageLink !== '' && <li>The page for everyone is updated with the seed and stays shared.</li>}
        <li>Rounds can no longer be undone, unless you bring the match back under “Closed matches”.</li>
      </ul>
      {outcome?.vote && outcome.chosen === '' && (
        <p class="box warn">
          The vote on the candidates is not noted yet. If there was a vote, note the result first. Otherwise
          the pages will say that no choice was noted.
        </p>
      )}
      {outcome && outcome.opponents.length > 0 && outcome.opponent === '' && (
        <p class="box warn">
          The opponent whom the loser names is not noted yet. If you need an opponent, note the name first.
          Otherwise the pages will say that no opponent was noted.
        </p>
      )}
      {outcome && outcome.second !== '' && !isGiven && (
        <p class="box warn">
          Nobody is noted as receiving the second Token of Life from {outcome.second}. If somebody gets this
          token, note it first. Otherwise {outcome.second} keeps the token.
        </p>
      )}
      {outcome && outcome.candidates.length > 0 && stillOut(chosen, season).length === 0 && (
        <p class="small">
          None of the players up for elimination is noted as out of the season. If somebody leaves now, note
          this first, or later under “Standings and statements”.
        </p>
      )}
      {isWorking && job && (
        <div class="box calm">
          <JobProgress job={job} />
          <p class="small">Closing takes about twenty seconds. Keep the panel open.</p>
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
