import type { PanelState } from '../../sheets/panel-api/panel.ts';
import { useAction } from '../session/action.ts';
import { finishJob } from '../session/job.ts';
import { Button } from './button.tsx';
import { JobProgress } from './job-progress.tsx';
import { Report } from './report.tsx';

/** A match whose making was interrupted: finish it or undo it. */
export function JobBox({ job }: { readonly job: NonNullable<PanelState['job']> }) {
  const action = useAction<'continueWork' | 'abandonWork'>('writes');
  return (
    <section class="box warn" aria-label="Unfinished work">
      <h2>Not finished: making “{job.title}”</h2>
      <JobProgress job={job} />
      <p class="small">What was made is kept. Finish it, or undo it: then its new files go to the bin.</p>
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
