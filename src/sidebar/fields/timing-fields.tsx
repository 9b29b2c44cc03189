import { useState } from 'preact/hooks';
import type { SeasonState, Timing } from '../../sheets/panel-api/panel.ts';
import { type ScheduleDraft, scheduleDraft, scheduleText, typedNumber } from '../logic/timing-draft.ts';
import { asChoices, Choice, TextField, Tick } from '../parts/inputs.tsx';

/** The season's settings for deadlines: the usual schedule, the cities for time zones, and the usual timing. */
export type Schedules = Pick<SeasonState, 'deadlines' | 'cities' | 'timing'>;

interface Props {
  readonly timing: Timing;
  readonly season: Schedules;
  onChange(timing: Timing): void;
}

const AUTO = [
  ['off', 'Only when I press “Resolve”'],
  ['deadline', 'Automatically at the deadline'],
  ['all', 'Automatically, at the deadline or once all players have sent'],
] as const;

/** Lets the host choose the deadlines of later rounds and the automatic actions. */
export function TimingFields({ timing, season, onChange }: Props) {
  const edit = (change: Partial<Timing>) => onChange({ ...timing, ...change });
  return (
    <>
      <ScheduleFields words={timing.schedule} season={season} onChange={(schedule) => edit({ schedule })} />
      <Choice
        label="How rounds are resolved"
        value={timing.auto}
        choices={AUTO}
        help={
          <>
            Google starts Roundkeeper every five minutes, sometimes later.
            {timing.auto === 'all' &&
              ' If all players send early, the next deadline may be earlier than announced. Every page then says so.'}
          </>
        }
        // Switching automatic rounds on also switches on the mail about rounds that could not be resolved.
        onChange={(auto) => edit({ auto, tell: timing.tell || (timing.auto === 'off' && auto !== 'off') })}
      />
      {timing.auto !== 'off' && (
        <>
          <NumberField
            label="Minutes to wait before resolving"
            help={
              timing.auto === 'all'
                ? 'Players then have time to change an order, and Google has time to write the order into the workbook.'
                : 'Google then has time to write orders into the workbook. An order sent after the deadline is still late.'
            }
            value={timing.wait}
            most={1440}
            onChange={(wait) => edit({ wait })}
          />
          <Choice
            label="If an order is missing at the deadline"
            value={timing.missing}
            choices={[
              ['rules', 'Use the rules’ default order'],
              ['host', 'Wait for me'],
            ]}
            help="If nobody has sent an order, the round always waits for you."
            onChange={(missing) => edit({ missing })}
          />
          <Tick isOn={timing.tell} onChange={(isOn) => edit({ tell: isOn })}>
            <span>Mail me when a round could not be resolved automatically</span>
          </Tick>
        </>
      )}
      <NumberField
        label="Remind players by mail: hours before the deadline"
        help="Players without a valid order get this mail. 0 means no mail."
        value={timing.remind}
        most={168}
        onChange={(remind) => edit({ remind })}
      />
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
      <Choice
        label="Deadlines of later rounds"
        value={draft.kind}
        choices={[
          ['season', 'Use the season’s setting'],
          ['daily', 'Every day at a fixed time'],
          ['after', 'A fixed time after the last round'],
          ['by hand', 'I set each deadline'],
        ]}
        help={draft.kind === 'season' && `The season’s setting: ${deadlines}.`}
        onChange={(kind) => edit({ kind })}
      />
      {draft.kind === 'daily' && (
        <>
          <TextField type="time" label="Time of day" value={draft.time} onChange={(time) => edit({ time })} />
          <Choice
            label="City whose time applies"
            value={draft.city}
            choices={asChoices([...new Set([...cities, draft.city])])}
            help="The time zone of this workbook is set in File › Settings."
            onChange={(city) => edit({ city })}
          />
        </>
      )}
      {draft.kind === 'after' && (
        <>
          <TextField
            type="number"
            min={0}
            label="Hours"
            value={draft.hours}
            onChange={(hours) => edit({ hours })}
          />
          <TextField
            type="number"
            min={0}
            label="Minutes"
            value={draft.minutes}
            onChange={(minutes) => edit({ minutes })}
          />
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
  /** The match's own timing; undefined if the season's timing applies. */
  readonly timing: Timing | undefined;
  readonly season: Schedules;
  onChange(timing: Timing): void;
}

/** Folded section in which the host chooses the timing of a match's later rounds. */
export function NextRounds({ timing, season, onChange }: NextRoundsProps) {
  return (
    <details>
      <summary>
        Later rounds <span class="soft">({timing === undefined ? season.deadlines : 'changed'})</span>
      </summary>
      <div class="inside">
        <TimingFields timing={timing ?? season.timing} season={season} onChange={onChange} />
      </div>
    </details>
  );
}
