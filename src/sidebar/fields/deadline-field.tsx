import { farWords, fromInput, isPast, later, timeWords, toInput } from '../logic/clock.ts';
import { Button } from '../parts/button.tsx';
import { Tick } from '../parts/inputs.tsx';
import { useSession } from '../session/session.ts';

interface Props {
  readonly hasDeadline: boolean;
  readonly deadline: string;
  onChange(change: { readonly hasDeadline?: boolean; readonly deadline?: string }): void;
}

/** Hours by which the buttons move the deadline later: one number for each button. */
const STEPS = [1, 24];

/** Lets the host choose a deadline or no deadline. Shows the deadline in the host's time zone and in UTC. */
export function DeadlineField({ hasDeadline, deadline, onChange }: Props) {
  const { now } = useSession();
  const moment = fromInput(deadline);
  const far = farWords(moment, now());
  return (
    <fieldset>
      <legend>Deadline of the round</legend>
      <Tick group="deadline" isOn={hasDeadline} onChange={() => onChange({ hasDeadline: true })}>
        <span>Set a deadline</span>
      </Tick>
      {hasDeadline && (
        <div class="inside">
          <label class="field">
            Date and time in your time zone
            <input
              type="datetime-local"
              value={deadline}
              onInput={(event) => onChange({ deadline: event.currentTarget.value })}
            />
            {isPast(moment, now()) ? (
              <span class="help late" role="alert">
                This time has passed. Choose a later one.
              </span>
            ) : (
              <span class="help">
                {moment === '' ? 'Choose a date and a time.' : `= ${timeWords(moment, 'UTC')}`}
              </span>
            )}
            {far !== '' && (
              <span class="help late" role="alert">
                This deadline is {far} away.
              </span>
            )}
          </label>
          {moment !== '' && (
            <div class="buttons">
              {STEPS.map((hours) => (
                <Button
                  key={hours}
                  isFree
                  onPress={() => onChange({ deadline: toInput(later(moment, hours)) })}
                >
                  +{hours} h
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
      <Tick group="deadline" isOn={!hasDeadline} onChange={() => onChange({ hasDeadline: false })}>
        <span>No deadline</span>
      </Tick>
    </fieldset>
  );
}
