import type { Host } from '../../../local/host/host.ts';
import { NAMES } from '../../players.ts';
import { begun } from '../made-once.ts';
import { ask, HOST, problemOf, stateOf, tryAsk } from '../season.ts';

// A substitution that Google ends at any moment leaves no open file without an owner in the log.

const PLACE = { player: 'Ann', person: 'other', by: '' } as const;
const SUE = { ...PLACE, name: 'Sue', email: 'sue@example.com' };
const TIM = { ...PLACE, name: 'Tim', email: 'tim@example.com' };

function open(): Host {
  const host = begun('code');
  host.addPeople(['Sue', 'Tim'].map((name) => ({ name, email: `${name.toLowerCase()}@example.com` })));
  return host;
}

/** The private files that somebody other than the host can open, with the first reader of each, and who should have one. */
function shared(host: Host): readonly string[] {
  return Object.values(host.world.files).flatMap(({ trashed, name, permissions }) =>
    trashed || !/ — private$/.test(name)
      ? []
      : permissions.flatMap(({ emailAddress = '', role }) =>
          role === 'owner' ? [] : [`${name}: ${emailAddress}`],
        ),
  );
}

const forgetNotes = (host: Host) => {
  const notes = host.world.properties[host.world.activeWorkbook as string] ?? {};
  for (const key of Object.keys(notes)) if (key.includes('handing over')) delete notes[key];
};

/** Events between the end of the script and the next press. */
const BETWEEN: Readonly<Record<string, (host: Host) => void>> = {
  'nothing else': () => {},
  'its note is lost': forgetNotes,
  'the place goes to another player': (host) => {
    problemOf(tryAsk(host, 'substitute', TIM));
  },
  'the new player gets another address': (host) => {
    problemOf(
      tryAsk(host, 'substitute', { ...PLACE, person: 'same', name: 'Sue', email: 'tim@example.com' }),
    );
  },
  'its note is lost, and the place goes to another player': (host) => {
    forgetNotes(host);
    problemOf(tryAsk(host, 'substitute', TIM));
  },
};

describe.each(Object.entries(BETWEEN))('a substitution that was ended, then %s', (_, between) => {
  const whole = open();
  const ofAnn = Object.values(whole.world.files).find(({ name }) => name === 'Ann — private')!.id;
  const { calls } = whole.call(HOST, 'substitute', [SUE]);
  // Only these calls change Drive or the workbook.
  const ends = calls.list.flatMap(({ name }, i) => (/fetchAll|batchUpdate/.test(name) ? [i + 1] : []));

  test('leaves each place one file that its player alone can open, after the next press', () => {
    expect(ends.length).toBeGreaterThan(5);
    for (const nth of ends) {
      const host = open();
      host.failCall({ nth, when: 'kill-after' });
      host.call(HOST, 'substitute', [SUE]);
      between(host);
      ask(host, 'finishHandOvers');
      const players = stateOf(host).season?.players ?? [];
      const wanted = players.map(({ name, email }) => `${name} — private: ${email}`);
      expect([nth, [...shared(host)].sort()]).toEqual([nth, [...wanted].sort()]);
      expect(wanted).toHaveLength(NAMES.length);
      // The present player of a place reads nothing of an earlier player’s closed matches.
      const isAnns = players[0]?.name === 'Ann';
      expect([nth, host.world.files[ofAnn]?.permissions.length]).toEqual([nth, isAnns ? 2 : 1]);
    }
  });
});

test('a stray file is named by the daily check, and taken away by “Renew who can open the files”', () => {
  const host = open();
  ask(host, 'substitute', SUE);
  const ofSue = Object.values(host.world.files).find(({ name }) => name === 'Sue — private');
  // As a script leaves it that was ended, with a note that was lost.
  const stray = { ...structuredClone(ofSue!), id: 'stray' };
  Object.assign(host.world.files, { stray });
  expect(ask(host, 'checkFiles')).toEqual([
    'sue@example.com can open 1 file or form and should not. Press “Renew who can open the files”.',
  ]);
  ask(host, 'shareAgain');
  expect(host.world.files.stray).toMatchObject({ trashed: true });
  expect(shared(host).filter((one) => one.startsWith('Sue'))).toEqual(['Sue — private: sue@example.com']);
  expect(ask(host, 'checkFiles')).toEqual([]);
});
