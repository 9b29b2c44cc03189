import type { PanelState, Problem } from '../../../sheets/panel-api/panel.ts';
import { useAction } from '../../session/action.ts';
import { finishJob } from '../../session/work/job.ts';
import { Button } from '../button.tsx';
import { Report } from '../report.tsx';
import { JobProgress } from './job-progress.tsx';

type Job = NonNullable<PanelState['job']>;

/** The words for interrupted work, and for giving it up. */
const WORDS: {
  readonly [K in Job['kind']]: { work: string; advice: string; giveUp: string; givingUp: string };
} = {
  new: {
    work: 'making',
    advice: 'Finished steps are kept. Finish the match, or undo it: then its new files go to the bin.',
    giveUp: 'Undo',
    givingUp: 'Undoing',
  },
  close: {
    work: 'closing',
    advice:
      'Finished steps are kept, and nothing of the match is lost. Finish closing it, or leave it for later.',
    giveUp: 'Leave it for later',
    givingUp: 'Leaving it',
  },
  'bring back': {
    work: 'bringing back',
    advice:
      'Finished steps are kept, and nothing of the match is lost. Finish bringing it back, or leave it in the archive.',
    giveUp: 'Leave it for later',
    givingUp: 'Leaving it',
  },
};

interface Props {
  readonly job: Job;
  /** The problem that the work met just before. */
  readonly before?: Problem | undefined;
}

/** Long work that was interrupted, to be finished or given up. */
export function JobBox({ job, before }: Props) {
  const action = useAction<'continueWork' | 'abandonWork' | 'closeWithoutPages'>('writes');
  const { work, advice, giveUp, givingUp } = WORDS[job.kind];
  const lacksPages = (action.problem ?? before)?.code === 'undelivered';
  return (
    <section class="box warn" aria-label="Unfinished work">
      <h2>
        Not finished: {work} “{job.title}”
      </h2>
      <JobProgress job={job} />
      <p class="small">{advice}</p>
      <Report of={{ ...action, again: undefined }} />
      <div class="buttons">
        <Button
          kind="main"
          onPress={() => action.start('Finishing', (call) => finishJob(call, call('continueWork')))}
        >
          Finish
        </Button>
        {lacksPages && (
          <Button
            onPress={() => action.start('Finishing', (call) => finishJob(call, call('closeWithoutPages')))}
          >
            Go on without these pages
          </Button>
        )}
        <Button onPress={() => action.start(givingUp, (call) => call('abandonWork'))}>{giveUp}</Button>
      </div>
    </section>
  );
}
