import { wakeByClock } from '../../../src/sheets/clock/wake.ts';
import { CALLS } from '../../../src/sheets/panel-api/calls.ts';
import type { Memory } from '../memory-ports.ts';
import { begin, resolve, send } from '../season.ts';

// No match of these seasons has anything that happens automatically: only what was refused keeps the clock.

const MINUTE = 60_000;
const WEBHOOK = `https://discord.com/api/webhooks/123456789/${'s'.repeat(36)}wxyz`;

/** A season whose mails Google refuses until `isDown` is false. */
function season() {
  const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
  memory.ports.triggers.remove('clock');
  const { send: really } = memory.ports.mail;
  const google = { isDown: true };
  memory.ports.mail.send = (mail) => {
    if (google.isDown) throw new Error('Palabras que nadie conoce');
    really(mail);
  };
  return { memory, google };
}

function wakeAfter(memory: Memory, minutes: number): void {
  memory.time += minutes * MINUTE;
  wakeByClock(memory.ports);
}

const readers = ({ mails }: Memory) => mails.map(({ to }) => to.replace('@example.com', ''));

describe('H19 what a host sent, and Google refused for ten minutes', () => {
  test('is mailed by the clock: reminders of the open round', () => {
    const { memory, google } = season();
    send(memory, 'Ann', { 'Number card': 1 });
    CALLS.remind.run(memory.ports, 1, 0, false);
    expect(memory.triggers.includes('clock')).toBe(true);
    wakeAfter(memory, 10);
    google.isDown = false;
    send(memory, 'Ben', { 'Number card': 1 });
    expect(memory.match().openMails).toEqual([
      expect.stringMatching(/^The reminder to Cleo and Dan was refused by Google\. From/),
    ]);
    wakeAfter(memory, 21);
    expect([readers(memory), memory.match().openMails]).toEqual([['cleo', 'dan'], []]);
    wakeAfter(memory, 40);
    expect(readers(memory)).toEqual(['cleo', 'dan']);
  });

  test('is mailed by the clock: invitations, without those whom the host told meanwhile', () => {
    const { memory, google } = season();
    CALLS.invite.run(memory.ports, 1, '', false);
    expect(memory.match().seats.map(({ invited }) => invited)).toEqual(Array(4).fill('refused'));
    expect(memory.match().openMails).toEqual([
      expect.stringMatching(/^The invitation to Ann, Ben, Cleo and Dan was refused by Google/),
    ]);
    google.isDown = false;
    const [ann] = memory.book().season.players;
    CALLS.noteInvited.run(memory.ports, 1, ann!.id);
    wakeAfter(memory, 31);
    expect([readers(memory), memory.match().openMails]).toEqual([['ben', 'cleo', 'dan'], []]);
    wakeAfter(memory, 31);
    expect([readers(memory).length, memory.triggers.includes('clock')]).toEqual([3, false]);
  });

  test('is posted by the clock: the announcement of a round', () => {
    const { memory } = season();
    CALLS.setWebhook.run(memory.ports, WEBHOOK);
    memory.ports.triggers.remove('clock');
    resolve(memory);
    memory.postFailure = { error: 'Discord refused the text (400)' };
    CALLS.postAnnouncements.run(memory.ports);
    expect(memory.triggers.includes('clock')).toBe(true);
    expect(memory.panel().warnings).toEqual([
      'The announcement of Secret Soulmate, round 1, is not posted yet: Discord refused the text (400).',
    ]);
    memory.postFailure = undefined;
    memory.posts.length = 0;
    wakeAfter(memory, 31);
    expect([memory.posts.length, memory.panel().warnings]).toEqual([1, []]);
    wakeAfter(memory, 31);
    expect([memory.posts.length, memory.triggers.includes('clock')]).toEqual([1, false]);
  });
});
