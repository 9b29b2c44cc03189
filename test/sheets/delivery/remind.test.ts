import { remind } from '../../../src/sheets/delivery/remind.ts';
import { asProblem } from '../../../src/sheets/problem.ts';
import { plainLink } from '../../../src/sheets/workbook/form-link.ts';
import { endingAt, endsOf, KILLED } from '../ending-at.ts';
import { copyMemory, type Memory } from '../memory-ports.ts';
import { begin, makeMatch, makeSeason, problemOf, resolve, send, typePlayer } from '../season.ts';

const ID = '0123456789abcdef0123456789abcdef';

/** Four players; Ann has sent an order. */
function open(): Memory {
  const memory = begin({ deadline: '2026-01-12T15:00:00Z' });
  send(memory, 'Ann', { 'Number card': 1 });
  return memory;
}

const readers = ({ mails }: Memory) => mails.map(({ to }) => to);

describe('H19 a reminder', () => {
  test('goes to those who have sent nothing, says what is due, and is in the log', () => {
    const memory = open();
    expect(remind(memory.ports, 1, 0, false)).toEqual({ sent: ['Ben', 'Cleo', 'Dan'], failed: [], left: [] });
    expect(readers(memory)).toEqual(['ben@example.com', 'cleo@example.com', 'dan@example.com']);
    const { subject, body } = memory.mails[0]!;
    expect(subject).toBe('Secret Soulmate, round 1: your order is missing');
    expect(body).toContain('Orders count until Mon 12 Jan 2026, 15:00 UTC. Later orders count only if');
    const ben = memory.book().season.players[1]!;
    expect(body).toContain(`https://files/${ben.file}`);
    expect(body).toContain(`Send your order here: ${plainLink(memory.book().matches.matches[0]!.formUrl)}`);
    expect(body).not.toContain('Cleo');
    const [last] = memory.entries().slice(-1);
    expect(last).toMatchObject({ what: 'mail', match: 1, data: { kind: 'reminder', round: 1 } });
    expect(memory.fault()).toBe('');
    expect(memory.match().clock.due).toBe('Mon 12 Jan 2026, 15:00 UTC');
    const [ann, ben2] = memory.match().seats;
    expect([ann?.remindedAt, ben2?.remindedAt]).toEqual(['', last?.time]);
  });

  test('X2 says that the deadline has passed where it has: after its own second', () => {
    const memory = open();
    memory.time = Date.parse('2026-01-12T15:00:00.500Z');
    remind(memory.ports, 1, 0, false);
    expect(memory.mails.map(({ body }) => body).join()).not.toContain('has passed');
    memory.mails.length = 0;
    memory.time = Date.parse('2026-01-12T15:01:00Z');
    remind(memory.ports, 1, 0, true);
    expect(memory.mails[0]?.body).toContain(
      'The deadline, Mon 12 Jan 2026, 15:00 UTC, has passed. Orders now count only if the host accepts them.',
    );
  });

  test('H1 leads to the own form with the own code', () => {
    const memory = makeSeason(undefined, 'code');
    makeMatch(memory);
    remind(memory.ports, 1, 0, false);
    memory.book().season.players.forEach(({ code }, i) => {
      expect(code).not.toBe('');
      expect(memory.mails.map(({ body }) => body.includes(code))).toEqual([0, 1, 2, 3].map((at) => at === i));
    });
  });

  test('goes, in other words, to players without a valid part in their order, and only to them', () => {
    const memory = open();
    send(memory, 'Ben', { 'Number card': 99 });
    send(memory, 'Cleo', { 'Number card': 1, 'Point tokens': 'many' });
    const { seats } = memory.match();
    expect(seats.map(({ isLost }) => isLost)).toEqual([false, true, false, false]);
    expect(remind(memory.ports, 1, 0, false).sent).toEqual(['Ben', 'Dan']);
    const [ben, dan] = memory.mails;
    expect(ben?.subject).toBe('Secret Soulmate, round 1: your order does not count yet');
    expect(ben?.body).toContain('has arrived, but has no valid part yet. Your own file says why.');
    expect(dan?.body).toContain('has not arrived yet');
  });

  test('comes once in a round, unless the host asks again', () => {
    const memory = open();
    remind(memory.ports, 1, 0, false);
    expect(remind(memory.ports, 1, 0, false)).toEqual({ sent: [], failed: [], left: [] });
    expect(memory.mails).toHaveLength(3);
    expect(remind(memory.ports, 1, 0, true).sent).toHaveLength(3);
    resolve(memory);
    expect(remind(memory.ports, 1, 1, false).sent).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
  });

  test('of a round that is over is refused', () => {
    const memory = open();
    resolve(memory);
    expect(problemOf(() => remind(memory.ports, 1, 0, false)).code).toBe('stale');
    expect(memory.mails).toEqual([]);
  });

  test('is refused where the script may send no mail, and nothing is noted', () => {
    const memory = open();
    memory.mailsLeft = undefined;
    expect(problemOf(() => remind(memory.ports, 1, 0, false)).what).toMatch(/cannot send mail for you/);
    memory.mailsLeft = 0;
    expect(problemOf(() => remind(memory.ports, 1, 0, false)).what).toMatch(/takes no more mail/);
    memory.mailsLeft = 100;
    expect(remind(memory.ports, 1, 0, false).sent).toHaveLength(3);
  });

  test('goes to as many as Google takes; the others are named, and come next', () => {
    const memory = open();
    memory.mailsLeft = 2;
    expect(remind(memory.ports, 1, 0, false)).toEqual({ sent: ['Ben', 'Cleo'], failed: [], left: ['Dan'] });
    memory.mailsLeft = 100;
    expect(remind(memory.ports, 1, 0, false).sent).toEqual(['Dan']);
  });

  test('that Google refuses for a while counts as not sent: the host can send it again', () => {
    const memory = open();
    const { send: really } = memory.ports.mail;
    let isDown = true;
    memory.ports.mail.send = (mail) => {
      if (isDown) throw new Error('Palabras que nadie conoce');
      really(mail);
    };
    expect(remind(memory.ports, 1, 0, false)).toMatchObject({ sent: [], failed: [{}, {}, {}] });
    expect(memory.match().seats.map(({ remindedAt }) => remindedAt)).toEqual(['', '', '', '']);
    isDown = false;
    expect(remind(memory.ports, 1, 0, false).sent).toEqual(['Ben', 'Cleo', 'Dan']);
    expect(remind(memory.ports, 1, 0, false).sent).toEqual([]);
    expect(memory.mails).toHaveLength(3);
    expect(memory.fault()).toBe('');
  });

  test('that may have been sent, because no answer came, is said, and not sent again', () => {
    const memory = open();
    const { send: really } = memory.ports.mail;
    memory.ports.mail.send = (mail) => {
      really(mail);
      throw new Error('Palabras que nadie conoce');
    };
    const { failed } = remind(memory.ports, 1, 0, false);
    expect(failed[0]?.error).toMatch(/^The mail may or may not have been sent\. /);
    expect(remind(memory.ports, 1, 0, false)).toEqual({ sent: [], failed: [], left: [] });
    expect(memory.mails).toHaveLength(3);
  });

  test('that may have been sent stays named in the panel until its round is over', () => {
    const memory = open();
    memory.ports.mail.send = ({ to }) => {
      if (to.startsWith('ben')) memory.mailsLeft = 99;
      throw new Error('Palabras que nadie conoce');
    };
    remind(memory.ports, 1, 0, false);
    const words =
      'The reminder to Ben may or may not have been sent, because Google gave no clear answer. Ask the player, or copy the text under “Remind”.';
    expect(memory.match().openMails).toEqual([
      expect.stringMatching(/^The reminder to Cleo and Dan was refused/),
      words,
    ]);
    send(memory, 'Cleo', { 'Number card': 1 });
    expect(memory.match().openMails).toEqual([
      expect.stringMatching(/^The reminder to Dan was refused/),
      words,
    ]);
    resolve(memory);
    expect(memory.match().openMails).toEqual([]);
  });

  test('that is refused is named, and also a player without an address', () => {
    const memory = makeSeason(undefined, 'code');
    typePlayer(memory, 1, { email: 'ben@nowhere.invalid' });
    typePlayer(memory, 2, { email: '' });
    makeMatch(memory, { deadline: '2026-01-12T15:00:00Z' });
    const { failed, sent } = remind(memory.ports, 1, 0, false);
    expect(failed).toEqual([{ name: 'Ben', error: 'Google does not accept this email address.' }]);
    expect(sent).toEqual(['Ann', 'Dan']);
    expect(memory.match().seats.map(({ hasAddress }) => hasAddress)).toEqual([true, true, false, true]);
  });

  test('is never sent twice, wherever the script is ended and the press is repeated', () => {
    const before = open();
    const whole = copyMemory(before);
    const ends = endsOf(whole, (ports) => remind({ ...ports, request: ID }, 1, 0, false));
    expect(whole.mails).toHaveLength(3);
    expect(ends.length).toBeGreaterThan(4);
    for (const last of ends) {
      const memory = copyMemory(before);
      const press = (ports = memory.ports) => remind({ ...ports, request: ID }, 1, 0, false);
      try {
        press(endingAt(memory, last).ports);
      } catch (error) {
        expect(asProblem(error).details ?? (error as Error).message).toContain(KILLED.message);
      }
      press();
      remind(memory.ports, 1, 0, false);
      expect([last, new Set(readers(memory)).size]).toEqual([last, memory.mails.length]);
      const [entry] = memory.entries().slice(-1);
      expect(entry).toMatchObject({ what: 'mail', data: { to: ['Ben', 'Cleo', 'Dan'] } });
    }
  });
});
