import { invitations, invite, noteInvited } from '../../../src/sheets/delivery/invite.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { asProblem } from '../../../src/sheets/problem.ts';
import { personalLink, plainLink } from '../../../src/sheets/workbook/form-link.ts';
import { FIRST_RULES_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import { invitationWords } from '../../../src/sidebar/logic/invitation-words.ts';
import { endingAt, endsOf, KILLED } from '../ending-at.ts';
import { copyMemory, type Memory } from '../memory-ports.ts';
import { act, begin, endWithVote, makeMatch, makeSeason, problemOf, typePlayer } from '../season.ts';

const ID = '0123456789abcdef0123456789abcdef';
const DEADLINE = { deadline: '2026-01-12T15:00:00Z' };

const readers = ({ mails }: Memory) => mails.map(({ to }) => to);
const inviteAll = ({ ports }: Memory) => invite(ports, 1, '', false);
const stateOf = ({ ports }: Memory) => invitations(ports, 1).players;
const withCodes = () => makeSeason(undefined, 'code');

describe('H19 an invitation', () => {
  test('has the name, the game, the own file, the form, the deadline and the first steps', () => {
    const memory = begin(DEADLINE);
    expect(inviteAll(memory)).toEqual({ sent: ['Ann', 'Ben', 'Cleo', 'Dan'], failed: [], left: [] });
    const { season, matches, log } = memory.book();
    const { to, subject, body } = memory.mails[1]!;
    expect([to, subject]).toEqual(['ben@example.com', 'You play Secret Soulmate']);
    expect(body).toMatch(/^Hello Ben,\n\nyou play Secret Soulmate: Every player has a secret soulmate/);
    expect(body).toContain('Round 1: orders count until Mon 12 Jan 2026, 15:00 UTC.');
    expect(body).toContain(`https://files/${season.players[1]!.file}\n\n2. `);
    expect(body).toContain('Only you and the host can open the file.');
    // Each link ends its line.
    expect(body).toContain(`${plainLink(matches.matches[0]!.formUrl)}\n`);
    expect(body).toMatch(new RegExp(`https://files/${season.spectatorFile}$`, 'm'));
    for (const other of [0, 2, 3]) expect(body).not.toContain(season.players[other]!.file);
    expect(log.entries[log.entries.length - 1]).toMatchObject({
      what: 'mail',
      match: 1,
      data: { kind: 'invitation', round: 0 },
    });
    expect(memory.fault()).toBe('');
  });

  test('H1 leads to the own form with the own code, and to no other; the text for all holds no code and no file', () => {
    const memory = withCodes();
    makeMatch(memory, DEADLINE);
    const { season, matches } = memory.book();
    const { all, players } = invitations(memory.ports, 1);
    for (const { id, code, file } of season.players) {
      expect(code).not.toBe('');
      expect(all).not.toContain(code);
      expect(all).not.toContain(file);
      for (const one of players) expect([one.id, one.text.includes(code)]).toEqual([one.id, one.id === id]);
      expect(players.find((one) => one.id === id)!.text).toContain(
        `anyone who has it can send orders for you.\n${personalLink(matches.matches[0]!.formUrl, code)}\n\n3. `,
      );
    }
    // A form without the own code would only ask for it.
    expect(all).toContain('The link to the form is at the top of your file, and fills in your code');
    expect(all).not.toContain('https://forms/');
  });

  test('comes once to each, one by one or all; again where the host asks', () => {
    const memory = begin(DEADLINE);
    const ben = stateOf(memory)[1]!.id;
    expect(invite(memory.ports, 1, ben, false).sent).toEqual(['Ben']);
    expect(stateOf(memory).map(({ invitedAt }) => invitedAt !== '')).toEqual([false, true, false, false]);
    expect(invite(memory.ports, 1, ben, false).sent).toEqual([]);
    expect(inviteAll(memory).sent).toEqual(['Ann', 'Cleo', 'Dan']);
    expect(inviteAll(memory).sent).toEqual([]);
    expect(invite(memory.ports, 1, ben, true).sent).toEqual(['Ben']);
    expect(memory.mails).toHaveLength(5);
  });

  test('goes to as many as Google takes; the others come next', () => {
    const memory = begin(DEADLINE);
    memory.mailsLeft = 3;
    expect(inviteAll(memory)).toEqual({ sent: ['Ann', 'Ben', 'Cleo'], failed: [], left: ['Dan'] });
    expect(problemOf(() => inviteAll(memory)).what).toMatch(/takes no more mail/);
    memory.mailsLeft = 100;
    expect(inviteAll(memory).sent).toEqual(['Dan']);
  });

  test('that Google refuses is named, and its player is not invited; nor is one without an address', () => {
    const memory = withCodes();
    typePlayer(memory, 1, { email: 'ben@nowhere.invalid' });
    typePlayer(memory, 2, { email: '' });
    makeMatch(memory, DEADLINE);
    expect(inviteAll(memory)).toEqual({
      sent: ['Ann', 'Dan'],
      failed: [{ name: 'Ben', error: 'Google does not accept this email address.' }],
      left: [],
    });
    const [, ben, cleo] = stateOf(memory);
    expect([ben?.invitedAt, ben?.problem]).toEqual(['', '']);
    expect(cleo?.problem).toBe('The player has no email address: copy the text.');
    const seats = () => memory.match().seats;
    expect(seats().map(({ invited }) => invited)).toEqual(['mail', 'refused', '', 'mail']);
    expect(invitationWords(seats())).toBe(
      'No invitation yet: Ben (Google refused the mail) and Cleo (no address).',
    );
    expect(problemOf(() => invite(memory.ports, 1, cleo!.id, false)).what).toMatch(/Cleo cannot be mailed/);
    expect(inviteAll(memory).failed.map(({ name }) => name)).toEqual(['Ben']);
    expect(readers(memory)).toEqual(['ann@example.com', 'dan@example.com']);
    expect(memory.fault()).toBe('');
  });

  test('that the host hands over is noted, and counts as given', () => {
    const memory = begin(DEADLINE);
    const [ann, ben] = stateOf(memory);
    expect(invitationWords(memory.match().seats)).toBe('Nobody has an invitation yet.');
    act(memory, noteInvited, 1, ben!.id);
    expect(stateOf(memory)[1]).toMatchObject({ invited: 'hand', invitedAt: expect.stringMatching(/^2026/) });
    expect(inviteAll(memory).sent).toEqual(['Ann', 'Cleo', 'Dan']);
    expect(invitationWords(memory.match().seats)).toBe('');
    expect(problemOf(() => act(memory, noteInvited, 1, `${ann!.id}x`)).what).toMatch(/no such player/);
    expect(memory.fault()).toBe('');
  });

  test('H36 has the link to the rules tab, or to the rules that the host gave', () => {
    const memory = begin(DEADLINE);
    const rules = 'https://example.org/rules';
    expect(invitations(memory.ports, 1).all).toMatch(
      new RegExp(`The rules: https://.+#gid=${FIRST_RULES_TAB + 1}\n`),
    );
    const { sheetId } = TABS.season;
    const row = memory.tabs.get(sheetId)!.cells.findIndex(([name]) => name === 'Link to the rules');
    memory.type(sheetId, row, 1, rules);
    expect(memory.panel().season?.rules).toBe(rules);
    const { all, players } = invitations(memory.ports, 1);
    for (const text of [all, ...players.map((one) => one.text)])
      expect(text).toContain(`The rules: ${rules}`);
  });

  test('is due to who takes over a place', () => {
    const memory = begin(DEADLINE);
    inviteAll(memory);
    const { id } = stateOf(memory)[0]!;
    const sue = { name: 'Sue', email: 'sue@example.com' };
    handOverPlace(memory.ports, { player: id, person: 'other', by: '', ...sue });
    expect(inviteAll(memory).sent).toEqual(['Sue']);
    expect(memory.mails[4]).toMatchObject({
      to: 'sue@example.com',
      body: expect.stringMatching(/^Hello Sue,/),
    });
    const place =
      'From round 1 on, you have the place of Ann, with everything that Ann had. An order that Ann sent for the open round counts until you send your own.';
    expect(memory.mails[4]!.body).toContain(place);
    for (const { body } of memory.mails.slice(0, 4)) expect(body).not.toContain('you have the place of');
  });

  test('to a match that is over is refused', () => {
    const memory = endWithVote(1);
    expect(problemOf(() => inviteAll(memory)).code).toBe('stale');
  });

  test('is never mailed twice, wherever the script is ended and the press is repeated', () => {
    const before = begin(DEADLINE);
    const whole = copyMemory(before);
    const ends = endsOf(whole, (ports) => invite({ ...ports, request: ID }, 1, '', false));
    for (const last of ends) {
      const memory = copyMemory(before);
      const press = (ports = memory.ports) => invite({ ...ports, request: ID }, 1, '', false);
      try {
        press(endingAt(memory, last).ports);
      } catch (error) {
        expect(asProblem(error).details ?? (error as Error).message).toContain(KILLED.message);
      }
      press();
      inviteAll(memory);
      expect([last, new Set(readers(memory)).size]).toEqual([last, memory.mails.length]);
    }
  });
});
