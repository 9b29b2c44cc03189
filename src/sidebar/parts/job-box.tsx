import type { PanelState } from '../../sheets/panel-api/panel.ts';
import { useAction } from '../session/action.ts';
import { finishJob } from '../session/job.ts';
import { Button } from './button.tsx';
import { JobProgress } from './job-progress.tsx';
import { Report } from './report.tsx';

/** A new match that was interrupted, to be finished or undone. */
export function JobBox({ job }: { readonly job: NonNullable<PanelState['job']> }) {
  const action = useAction<'continueWork' | 'abandonWork'>('writes');
  return (
    <section class="box warn" aria-label="Unfinished work">
      <h2>Not finished: making “{job.title}”</h2>
      <JobProgress job={job} />
      <p class="small">
        Finished steps are kept. Finish the match, or undo it: then its new files go to the bin.
      </p>
      <Report of={action} />
      <div class="buttons">
        <Button
          kind="main"
          onPress={() => action.start('Finishing', (call) => finishJob(call, call('continueWork')))}
        >
          Finish
        </Button>
        <Button onPress={() => action.start('Undoing', (call) => call('abandonWork'))}>Undo</Button>
      </div>
    </section>
  );
}
