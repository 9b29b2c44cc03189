import { ask, submit } from '../season.ts';
import { ownMatch, ruleRound } from './season.ts';

const record = (host: Parameters<typeof ask>[0]) => JSON.parse(ask(host, 'exportRecord', 1));

describe('the games to begin with, ruled by their formulas', () => {
  test('O2 Auction night: the highest unique bid wins the lot and is paid', () => {
    const host = ownMatch('auction-night', ['Ann', 'Ben', 'Cat']);
    const bids = { Ann: '7', Ben: '7', Cat: '3' };
    for (const [name, bid] of Object.entries(bids)) submit(host, 1, name, { 'Your bid': bid });
    ruleRound(host);
    // Two bids of 7 are not unique, and 3 is not the highest: nobody wins.
    expect(record(host).rounds[0].ruling).toEqual({ facts: { lastPrice: 7 } });
    submit(host, 1, 'Cat', { 'Your bid': '20' });
    ruleRound(host);
    const { columns } = record(host).rounds[1].ruling;
    expect(columns.Cat.coins).toBe(0);
    expect([1, 2, 3, 5]).toContain(columns.Cat.points);
    expect(Object.keys(columns)).toEqual(['Cat']);
  });

  test('O2 The wolf: the bitten dies, the seer sees, and the match ends when the wolf is out', () => {
    const names = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];
    const host = ownMatch('the-wolf', names);
    const roles = new Map<string, string>();
    for (const name of names) {
      const text = JSON.stringify(
        Object.values(host.world.files).find((one) => one.name === `${name} — private`),
      );
      roles.set(name, (/"(wolf|seer|sheep)"/.exec(text) ?? [])[1] ?? '');
    }
    expect([...roles.values()].sort()).toEqual(['seer', 'sheep', 'sheep', 'sheep', 'wolf']);
    const whose = (role: string) => names.find((name) => roles.get(name) === role) as string;
    const [wolf, seer, victim] = [whose('wolf'), whose('seer'), whose('sheep')];
    submit(host, 1, wolf, { 'Whom do you bite?': victim });
    submit(host, 1, seer, { 'At whom do you look?': wolf });
    ruleRound(host);
    const first = record(host).rounds[0].ruling;
    expect(first.columns[victim]).toEqual({ alive: 0 });
    expect(first.columns[seer]).toEqual({ whatYouSaw: `${wolf}: wolf` });
    expect(first.facts).toEqual({ sheep: 3 });
    for (const name of names.filter((one) => one !== victim && one !== wolf))
      submit(host, 1, name, { 'Whom do you accuse?': wolf });
    expect(ruleRound(host)).toMatchObject({ over: true });
    expect(record(host).rounds[1].ruling).toMatchObject({ over: true, facts: { wolves: 0 } });
  });

  test('O2 Deals: share and share 3 each, grab and share 5 to 0', () => {
    const host = ownMatch('deals', ['Ann', 'Ben']);
    submit(host, 1, 'Ann', { 'What do you do?': 'grab' });
    ruleRound(host);
    // Nothing sent is “share”.
    expect(record(host).rounds[0].ruling.columns).toEqual({ Ann: { points: 5 } });
    ruleRound(host);
    expect(record(host).rounds[1].ruling.columns).toEqual({ Ann: { points: 8 }, Ben: { points: 3 } });
  });
});
