import { useEffect, useRef } from 'preact/hooks';
import type { PanelState, Problem } from '../../sheets/panel-api/panel.ts';
import { finishJob, useAction } from '../session/action.ts';
import { Button } from './button.tsx';
import { Report } from './report.tsx';

type Job = NonNullable<PanelState['job']>;

/** Texts about interrupted work, for each kind of work. */
const WORDS: {
  readonly [K in Job['kind']]: { work: string; advice: string; giveUp: string; givingUp: string };
} = {
  new: {
    work: 'making',
    advice:
      'Finished steps are kept. Finish making the match, or undo it. Undoing moves the new files of the match to the bin.',
    giveUp: 'Undo',
    givingUp: 'Undoing',
  },
  close: {
    work: 'closing',
    advice:
      'Finished steps are kept, and nothing of the match is lost. Finish closing the match, or leave this for later.',
    giveUp: 'Leave it for later',
    givingUp: 'Leaving it',
  },
  'bring back': {
    work: 'bringing back',
    advice:
      'Finished steps are kept, and nothing of the match is lost. Finish bringing the match back, or leave the match in the archive.',
    giveUp: 'Leave it for later',
    givingUp: 'Leaving it',
  },
};

/** Box about long work that was interrupted. The host finishes this work or gives it up. */
export function JobBox({ job, before }: { readonly job: Job; readonly before?: Problem | undefined }) {
  const action = useAction<'continueWork' | 'abandonWork' | 'closeWithoutPages'>('writes');
  const { work, advice, giveUp, givingUp } = WORDS[job.kind];
  const lacksPages = (action.problem ?? before)?.code === 'undelivered';
  return (
    <section class="box warn" aria-label="Unfinished work">
      <h2>
        Not finished yet: {work} “{job.title}”
      </h2>
      <JobProgress job={job} />
      <p class="small">{advice}</p>
      <Report of={{ ...action, again: undefined }} />
      <div class="buttons">
        <Button
          kind="main"
          onPress={() => action.work('Finishing', (call) => finishJob(call, call('continueWork')))}
        >
          Finish
        </Button>
        {lacksPages && (
          <Button
            onPress={() => action.work('Finishing', (call) => finishJob(call, call('closeWithoutPages')))}
          >
            Continue without these pages
          </Button>
        )}
        <Button onPress={() => action.start(givingUp, 'abandonWork')}>{giveUp}</Button>
      </div>
    </section>
  );
}

/** Progress bar of long work. */
export function JobProgress({ job: { done, of, doing } }: { readonly job: NonNullable<PanelState['job']> }) {
  return (
    <p>
      <progress value={done} max={of} aria-label="Progress" />
      <span class="small">
        {done} of {of} steps done{doing === '' ? '.' : `. Next: ${doing}.`}
      </span>
    </p>
  );
}

/** Shows the progress while a match is being made. */
export function MakingBox({ job }: { readonly job: PanelState['job'] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [job]);
  return (
    <div class="box calm" ref={box}>
      {job && <JobProgress job={job} />}
      <p class="small">
        Roundkeeper is making files and forms. This takes a minute or two. Keep the panel open.
      </p>
    </div>
  );
}

interface MakeBarProps {
  /** Sentence that asks for the first missing input; '' if nothing is missing. */
  readonly missing: string;
  /** Label of the button that makes the match. */
  readonly label: string;
  /** True if another match is being made or is not finished yet. */
  readonly isBusy: boolean;
  onMake(): void;
}

/** Bar below the form for a new match. Shows the first missing input, and the button that makes the match. */
export function MakeBar({ missing, label, isBusy, onMake }: MakeBarProps) {
  return (
    <div class="bar">
      {missing !== '' && (
        <p class="small" role="status">
          {missing}
        </p>
      )}
      <Button kind="main" isOff={isBusy || missing !== ''} onPress={onMake}>
        {label}
      </Button>
    </div>
  );
}
