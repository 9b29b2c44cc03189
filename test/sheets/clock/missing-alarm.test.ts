import { setMissingAlarm } from '../../../src/sheets/clock/wake.ts';
import { busySeason, pressed } from '../presses/busy-season.ts';

// H25: an alarm that Google did not set is set by the next action; until then nothing would wake the add-on up.

const TIMING = { schedule: '', auto: 'deadline', wait: 10, missing: 'rules', remind: 0, tell: false };

/** A season in which Google refuses alarms. */
function withoutAlarms() {
  const memory = busySeason();
  const { keep } = memory.ports.alarm;
  let isRefused = true;
  let tries = 0;
  const alarm = {
    ...memory.ports.alarm,
    keep: () => {
      tries++;
      if (isRefused) throw new Error('Service unavailable');
      keep();
    },
  };
  return {
    memory,
    ports: { ...memory.ports, alarm },
    allow: () => {
      isRefused = false;
    },
    tries: () => tries,
  };
}

test('H25 an alarm that Google did not set is set before the next action, and then no more', () => {
  const { memory, ports, allow, tries } = withoutAlarms();
  pressed(ports, 'setTiming', 1, TIMING);
  expect([memory.alarm, tries()]).toEqual([false, 1]);
  pressed(ports, 'renewForms');
  expect([memory.alarm, tries()]).toEqual([false, 2]);
  allow();
  pressed(ports, 'renewForms');
  expect([memory.alarm, tries()]).toEqual([true, 3]);
  pressed(ports, 'renewForms');
  expect(tries()).toBe(3);
});

test('an alarm that was set is not looked for again', () => {
  const { memory, ports, allow, tries } = withoutAlarms();
  allow();
  pressed(ports, 'setTiming', 1, TIMING);
  setMissingAlarm(ports);
  expect([memory.alarm, tries()]).toEqual([true, 1]);
});
