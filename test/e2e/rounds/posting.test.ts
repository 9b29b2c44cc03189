import { begun } from '../made-once.ts';
import { ask, HOST, resolve, rowOf, stateOf } from '../season.ts';
import { runSelfTest } from '../self-test.ts';

const WEBHOOK = `https://discord.com/api/webhooks/123456789/${'s'.repeat(36)}wxyz`;

describe.each(['text', 'page'] as const)(
  'G105 Discord, whose proxy answers Google with a %s,',
  (discordBlocked) => {
    test('is said plainly, with what to do; the text waits, can be copied, and is posted by the clock later', () => {
      const host = begun('code');
      ask(host, 'setWebhook', `${WEBHOOK}?thread_id=12345678`);
      host.world.switches = { ...host.world.switches, discordBlocked };
      expect(resolve(host, 1).value).toMatchObject({ ok: true });
      expect(rowOf(host, 1).round).toBe(1);
      ask(host, 'postAnnouncements');
      expect(stateOf(host).warnings).toEqual([
        expect.stringMatching(
          /^The announcement of Secret Soulmate, round 1, is not posted yet: Discord takes no texts from Google’s servers right now\. .* copy the text under “Announce in a chat”\.$/,
        ),
      ]);
      expect(ask(host, 'announcement', 1).plain).toContain('What happened in round 1:');
      host.world.switches = {};
      host.passTime(45 * 60_000);
      expect(host.world.posts).toHaveLength(1);
      expect(stateOf(host).warnings).toEqual([]);
    });

    test('is told by the self-test, where nothing else is wrong', () => {
      const host = begun('code');
      host.world.switches = { ...host.world.switches, discordBlocked };
      const checks = runSelfTest(host, HOST).flatMap((report) => report.checks);
      expect(checks.find(({ assumptions }) => assumptions.includes('G105'))?.detail).toMatch(
        /^No: Discord takes no texts from Google’s servers/,
      );
      expect(checks.filter(({ result }) => result !== 'passed')).toEqual([]);
    });
  },
);
