import { substitute } from '../../../src/sheets/actions/substitute.ts';
import { noteInvited } from '../../../src/sheets/delivery/invite.ts';
import { seasonFacts } from '../../../src/sheets/log/fold.ts';
import { mailKey, matchFactsOf } from '../../../src/sheets/log/season-facts.ts';
import { emailOf } from '../../players.ts';
import { act, begin } from '../season.ts';

test.each([
  ['another name', { name: 'Bea', email: emailOf('Ben') }, true],
  ['another address', { name: 'Ben', email: 'bea@example.com' }, false],
  ['both', { name: 'Bea', email: 'bea@example.com' }, false],
])('H19 H23 a player with %s stays invited: %s', (_, now, isInvited) => {
  const memory = begin();
  const { id } = memory.book().season.players.find(({ name }) => name === 'Ben')!;
  act(memory, noteInvited, 1, id);
  memory.time += 1000;
  act(memory, substitute, { player: id, person: 'same', by: '', ...now });
  expect(matchFactsOf(seasonFacts(memory.book().log), 1).mails.has(mailKey('invitation', 0, id))).toBe(
    isInvited,
  );
});
