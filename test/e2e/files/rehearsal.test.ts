import { NAMES } from '../../players.ts';
import { empty } from '../made-once.ts';
import { ask, HOST, hostOf, requestFor, stateOf } from '../season.ts';

// A rehearsal on the built add-on: its file is the host’s alone, and nothing else is made, shared or sent.

const GAME = { game: requestFor('not-flower-field', NAMES, { options: { rounds: 1 } }) };
const EMPTY = empty('code').snapshot();

const begin = (listLag = 0) => hostOf({ state: EMPTY, hasQuotas: false, switches: { listLag } });
type Host = ReturnType<typeof begin>;
const live = ({ world }: Host) => Object.values(world.files).filter(({ trashed }) => !trashed);

test.each([0, 30_000])(
  'that is ended just after its file was made is cleaned up, though lists lag by %i ms',
  (lag) => {
    const host = begin(lag);
    const before = live(host).length;
    const armed = host.failCall({
      match: (name: string) => name === 'UrlFetchApp.fetchAll' && live(host).length === before,
      when: 'kill-after',
    });
    expect(host.call(HOST, 'rehearse', [GAME]).error).toMatchObject({ isEnded: true });
    expect(armed.used).toBe(1);
    expect(stateOf(host).rehearsal).toMatchObject({ isReady: false, link: '' });
    ask(host, 'cleanRehearsal');
    expect(live(host)).toHaveLength(before);
    expect(stateOf(host).rehearsal).toBeNull();
  },
);
