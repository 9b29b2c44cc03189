import { describe, expect, test } from '@jest/globals';
import type { Entry } from '../../../src/sheets/log/chain.ts';
import type { LogEvent } from '../../../src/sheets/log/events.ts';
import { seasonFacts } from '../../../src/sheets/log/fold.ts';
import { lastPublicChange, matchFactsOf } from '../../../src/sheets/log/season-facts.ts';

type Given = LogEvent & { readonly match?: number; readonly who?: string };

/** The facts of a log with these entries, numbered from 1, one each second. */
const factsOf = (...events: Given[]) =>
  seasonFacts({
    entries: events.map((event, i) => {
      const time = new Date(1000 * (i + 1)).toISOString();
      return { match: 0, round: 0, who: 'host', time, ...event, number: i + 1 } as Entry;
    }),
  });

const place = { player: 'ann', from: 'Ann', to: 'Sue', person: 'other' } as const;
const person = (more: object) => ({
  what: 'roster' as const,
  data: {
    spectators: 'S',
    people: [{ id: 'ann', name: 'Ann', email: 'a@x', meadow: '', file: '', code: '', access: '', ...more }],
  },
});

describe('the last public change of a match', () => {
  test.each<[string, Given, changes: readonly [one: number, other: number]]>([
    ['an event of the match', { what: 'vote', data: { chosen: 'Ben' }, match: 1 }, [2, 0]],
    ['H23 a substitution in the match', { what: 'substitute', data: place, match: 1 }, [2, 0]],
    [
      'X7 a token that was won in it',
      { what: 'give token', data: { match: 1, from: 'a', to: 'b', name: 'B' } },
      [2, 0],
    ],
    ['H38 lost entries', { what: 'lost entries', data: [{ match: 1, from: 2, last: 9, hash: '' }] }, [2, 2]],
    ['nothing that stays with the host', { what: 'pause', data: { deadline: '' }, match: 1 }, [0, 0]],
  ])('%s', (_, event, changes) => {
    const facts = factsOf(person({}), event);
    expect([lastPublicChange(facts, 1), lastPublicChange(facts, 2)]).toEqual(changes);
  });
});

test('H23 former addresses count until they were replaced, and files of a place are kept', () => {
  const facts = factsOf(
    person({ file: 'F', access: 'account' }),
    person({ file: '', email: 'b@x' }),
    { ...person({ file: 'G', email: 'c@x', name: 'Sue' }), who: 'another host' },
    { ...person({ file: 'F', email: 'c@x' }), who: 'another host' },
  );
  const { former, since, files } = facts.people.get('ann')!;
  expect(former.map((one) => [one.person.email, one.from, one.until])).toEqual([
    ['a@x', Number.NEGATIVE_INFINITY, 2000],
    ['b@x', 2000, 3000],
  ]);
  expect([since, files.map(({ file }) => file)]).toEqual([3000, ['G', 'F']]);
  expect([...facts.makers].sort()).toEqual([
    ['F', 'host'],
    ['G', 'another host'],
    ['S', 'host'],
  ]);
});

test('H19 an invitation counts until another person has the place', () => {
  const mail = (match: number): Given => ({
    what: 'mail',
    data: { kind: 'invitation', round: 0, to: ['ann', 'ben'] },
    match,
  });
  const invited = (facts: ReturnType<typeof factsOf>, match: number) => [
    ...matchFactsOf(facts, match).mails.keys(),
  ];
  const handed = factsOf(mail(1), mail(2), { what: 'substitute', data: place });
  expect([invited(handed, 1), invited(handed, 2)]).toEqual([['invitation 0 ben'], ['invitation 0 ben']]);
  const renamed = factsOf(mail(1), { what: 'substitute', data: { ...place, person: 'same', kept: true } });
  expect(invited(renamed, 1)).toEqual(['invitation 0 ann', 'invitation 0 ben']);
});
