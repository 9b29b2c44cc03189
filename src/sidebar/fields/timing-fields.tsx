import { useState } from 'preact/hooks';
import type { SeasonState, Timing } from '../../sheets/panel-api/panel.ts';
import {
  type ScheduleDraft,
  scheduleDraft,
  scheduleText,
  typedNumber,
  USUAL_TIMING,
} from '../logic/timing-draft.ts';

/** The schedule of the season in words, and the cities for a time of day. */
export type Schedules = Pick<SeasonState, 'deadlines' | 'cities'>;

interface Props {
  readonly timing: Timing;
  readonly season: Schedules;
  onChange(timing: Timing): void;
}

const AUTO = [
  ['off', 'Only when I press'],
  ['deadline', 'By itself at the deadline'],
  ['all', 'By itself; also when all have sent'],
] as const;

/** The choice of when rounds are due, and of what happens by itself. */
export function TimingFields({ timing, season, onChange }: Props) {
  const edit = (change: Partial<Timing>) => onChange({ ...timing, ...change });
  return (
    <>
      <ScheduleFields words={timing.schedule} season={season} onChange={(schedule) => edit({ schedule })} />
      <label class="field">
        A round is resolved
        <select
          value={timing.auto}
          onChange={(event) => edit(chosenAuto(timing, event.currentTarget.value as Timing['auto']))}
        >
          {AUTO.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <span class="help">
          Google wakes Roundkeeper every five minutes, or somewhat later.
          {timing.auto === 'all' &&
            ' A round that all have sent early may bring the next deadline before the one that players were told; every page says so then.'}
        </span>
      </label>
      {timing.auto !== 'off' && <SelfFields timing={timing} onChange={edit} />}
      <NumberField
        label="Remind by mail, hours before the deadline"
        help="Those who have sent nothing, or nothing that counts. 0: no mail."
        value={timing.remind}
        most={168}
        onChange={(remind) => edit({ remind })}
      />
    </>
  );
}

/** The timing with another `auto`. Switching automatic rounds on also switches on the mail about rounds that could not be resolved. */
function chosenAuto({ auto: before, tell }: Timing, auto: Timing['auto']): Partial<Timing> {
  return { auto, tell: tell || (before === 'off' && auto !== 'off') };
}

function SelfFields({
  timing,
  onChange,
}: {
  readonly timing: Timing;
  onChange(change: Partial<Timing>): void;
}) {
  return (
    <>
      <NumberField
        label="Minutes to wait then"
        help={
          timing.auto === 'all'
            ? 'Time to change an order, and for answers on their way.'
            : 'For answers on their way: an order sent after the deadline is late all the same.'
        }
        value={timing.wait}
        most={1440}
        onChange={(wait) => onChange({ wait })}
      />
      <label class="field">
        If an order is missing at the deadline
        <select
          value={timing.missing}
          onChange={(event) => onChange({ missing: event.currentTarget.value as Timing['missing'] })}
        >
          <option value="rules">Take what the rules say</option>
          <option value="host">Wait for me</option>
        </select>
        <span class="help">If nobody has sent anything, the round waits for you in any case.</span>
      </label>
      <label class="choice tight">
        <input
          type="checkbox"
          checked={timing.tell}
          onChange={(event) => onChange({ tell: event.currentTarget.checked })}
        />
        <span>Mail me when a round could not be resolved by itself</span>
      </label>
    </>
  );
}

interface ScheduleProps {
  readonly words: string;
  readonly season: Schedules;
  onChange(words: string): void;
}

function ScheduleFields({ words, season, onChange }: ScheduleProps) {
  const { deadlines, cities } = season;
  const [draft, setDraft] = useState(() => scheduleDraft(words, cities));
  const edit = (change: Partial<ScheduleDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onChange(scheduleText(next));
  };
  return (
    <>
      <label class="field">
        The next rounds are due
        <select
          value={draft.kind}
          onChange={(event) => edit({ kind: event.currentTarget.value as ScheduleDraft['kind'] })}
        >
          <option value="season">As the season says</option>
          <option value="daily">Every day at a time</option>
          <option value="after">Some time after the last round</option>
          <option value="by hand">When I say</option>
        </select>
        {draft.kind === 'season' && <span class="help">The season says: {deadlines}.</span>}
      </label>
      {draft.kind === 'daily' && (
        <>
          <label class="field">
            Time of day
            <input
              type="time"
              value={draft.time}
              onInput={(event) => edit({ time: event.currentTarget.value })}
            />
          </label>
          <label class="field">
            By the clocks of
            <select value={draft.city} onChange={(event) => edit({ city: event.currentTarget.value })}>
              {[...new Set([...cities, draft.city])].map((city) => (
                <option key={city} value={city}>
                  {city}
                </option>
              ))}
            </select>
            <span class="help">The time zone of this workbook is set in File › Settings.</span>
          </label>
        </>
      )}
      {draft.kind === 'after' && (
        <>
          <label class="field">
            Hours
            <input
              type="number"
              min={0}
              step={1}
              value={draft.hours}
              onInput={(event) => edit({ hours: event.currentTarget.value })}
            />
          </label>
          <label class="field">
            Minutes
            <input
              type="number"
              min={0}
              step={1}
              value={draft.minutes}
              onInput={(event) => edit({ minutes: event.currentTarget.value })}
            />
          </label>
        </>
      )}
    </>
  );
}

interface NumberProps {
  readonly label: string;
  readonly help: string;
  readonly value: number;
  readonly most: number;
  onChange(value: number): void;
}

function NumberField({ label, help, value, most, onChange }: NumberProps) {
  return (
    <label class="field">
      {label}
      <input
        type="number"
        min={0}
        max={most}
        step={1}
        value={value}
        onChange={(event) => onChange(typedNumber(event.currentTarget.value, most))}
      />
      <span class="help">{help}</span>
    </label>
  );
}

interface NextRoundsProps {
  /** Undefined as usual. */
  readonly timing: Timing | undefined;
  readonly season: Schedules;
  onChange(timing: Timing): void;
}

/** The choice of how the later rounds of a match end, folded away. */
export function NextRounds({ timing, season, onChange }: NextRoundsProps) {
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
