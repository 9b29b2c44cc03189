import type { Timing } from '../../sheets/panel-api/panel.ts';
import { USUAL_TIMING } from '../logic/drafts/timing-draft.ts';
import { type Schedules, TimingFields } from './timing-fields.tsx';

interface Props {
  /** Undefined as usual. */
  readonly timing: Timing | undefined;
  readonly season: Schedules;
  onChange(timing: Timing): void;
}

/** The choice of how the later rounds of a match end, folded away. */
export function NextRounds({ timing, season, onChange }: Props) {
  return (
    <details>
      <summary>
        The next rounds <span class="soft">({timing === undefined ? season.deadlines : 'changed'})</span>
      </summary>
      <div class="inside">
        <TimingFields timing={timing ?? USUAL_TIMING} season={season} onChange={onChange} />
      </div>
    </details>
  );
}
