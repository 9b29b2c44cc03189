import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { readSchedule } from '../../../src/sheets/schedule.ts';
import { awardFrom, awardWords, missingInAward, NO_AWARD } from '../../../src/sidebar/logic/award-draft.ts';
import {
  firstPlayers,
  type MatchDraft,
  missingInDraft,
  newMatchDraft,
  optionValue,
  requestFrom,
  togglePlayer,
} from '../../../src/sidebar/logic/match-draft.ts';
import { makeNewSeason, makeSeason, NAMES, NOW, POLAR_POWER } from '../states.ts';

const { players } = makeSeason();
const option = (name: string) =>
  POLAR_POWER.options.find((one) => one.name === name) ?? POLAR_POWER.options[0]!;

const draftOf = (deadline = '') => newMatchDraft(deadline, POLAR_POWER, players);
const missing = (draft: MatchDraft, roster = players, game = POLAR_POWER) =>
  missingInDraft(draft, game, roster, Date.parse(NOW));

describe('a match as a host chooses it', () => {
  test('takes with one press the first who are still in the season, as many as it seats', () => {
    const names = (most: number) => firstPlayers(withAnnOut, { ...POLAR_POWER.seats, most });
    const withAnnOut = players.map((one) =>
      one.name === 'Ann' ? { ...one, out: 'eliminated' } : one,
    ) as typeof players;
    expect(names(3)).toEqual(NAMES.slice(1, 4));
    expect(names(30)).toEqual(NAMES.slice(1));
    const withNote = players.map((one) => ({ ...one, mayBeNote: one.name === 'Bob' })) as typeof players;
    expect(firstPlayers(withNote, { ...POLAR_POWER.seats, most: 3 })).toEqual(['Ann', 'Cleo', 'Dev']);
  });

  test('is everybody, by the book, unless something else is chosen', () =>
    expect(requestFrom(draftOf(), POLAR_POWER, players)).toEqual({
      game: 'polar-power',
      options: {},
      players: NAMES,
      meadows: Object.fromEntries(players.map(({ name, meadow }) => [name, meadow])),
      deadline: '',
      seed: '',
      setup: '',
    }));

  test('sends options only where they differ from the default, each as its kind', () => {
    const options = { stampPrice: '2', trade: 'anyone', rainbows: true, multipliers: 'A1 x3' };
    const request = requestFrom({ ...draftOf(), options }, POLAR_POWER, players);
    expect(request.options).toEqual({ stampPrice: 2, rainbows: true, multipliers: 'A1 x3' });
  });

  test('sends what is no number as it was typed: the add-on says what it expects', () =>
    expect(optionValue({ ...draftOf(), options: { stampPrice: '1.5' } }, option('stampPrice'))).toBe('1.5'));

  test('names a player who is new to the season by name', () => {
    const [first] = makeNewSeason().players;
    expect(first?.key).toBe('Ann');
  });

  test('keeps the order of the roster, whatever was left out and taken in again', () => {
    const draft = togglePlayer(togglePlayer(togglePlayer(draftOf(), 'Ann'), 'Bob'), 'Ann');
    expect(requestFrom(draft, POLAR_POWER, players).players).toEqual(NAMES.filter((name) => name !== 'Bob'));
  });

  test('is not sent without players, or with an unreadable deadline', () => {
    expect(missing({ ...draftOf(), chosen: [] })).toBe('Choose 10 more players.');
    expect(missing({ ...draftOf(), hasDeadline: true })).toMatch(/deadline/);
    expect(missing(draftOf('2026-11-22T13:00'))).toBe('');
    expect(missing(draftOf('2026-11-20T13:00'))).toMatch(/has passed/);
  });

  test.each([
    ['', ''],
    ['by hand', ''],
    ['90 minutes after the last round', ''],
    ['daily at 09:30 New York', ''],
    ['0 hours 1 minutes', ''],
    ['1440 hours 0 minutes', ''],
    ['daily at  UTC', 'Choose the time of day when rounds are due.'],
    ['0 hours 0 minutes', 'Enter how long each later round takes, in hours or minutes.'],
    ['1.5 hours 0 minutes', 'Enter whole numbers of hours and minutes for later rounds.'],
    ['-1 hours 90 minutes', 'Enter whole numbers of hours and minutes for later rounds.'],
    ['1440 hours 1 minutes', 'Later rounds can take at most 60 days.'],
  ])('H17 is not sent with an unreadable schedule: %j', (schedule, words) => {
    const timing = { ...USUAL_TIMING, schedule };
    expect(missing({ ...draftOf(), timing })).toBe(words);
    expect(readSchedule(schedule || 'by hand') === undefined).toBe(words !== '');
  });

  test('without a deadline forgets the time that stood there', () => {
    const draft = { ...draftOf('2026-11-22T13:00'), hasDeadline: false };
    expect(requestFrom(draft, POLAR_POWER, players).deadline).toBe('');
  });
});

describe('an award', () => {
  const draft = { ...NO_AWARD, players: ['Ann'], garnets: '-2', tokensOfLife: '+1', why: ' Late ' };
  test('is numbers, what is left empty being 0', () =>
    expect(awardFrom({ ...draft, bellflowers: '' })).toEqual({
      player: 'Ann',
      garnets: -2,
      bellflowers: 0,
      tokensOfLife: 1,
      why: 'Late',
    }));
  test('is said in words', () =>
    expect(awardWords(['Ann'], awardFrom(draft))).toBe(
      'Ann: −2 garnets, +1 Token of Life. The award is now in the ledger.',
    ));
  test('goes to several players at once', () => {
    const several = awardFrom({ ...draft, players: ['Ann', 'Ben', 'Cleo'] });
    expect(several).toMatchObject({ player: 'Ann', others: ['Ben', 'Cleo'], garnets: -2 });
    expect(awardWords(['Ann', 'Ben'], several)).toBe(
      'Ann and Ben: −2 garnets, +1 Token of Life each. The award is now in the ledger.',
    );
  });
  test.each([
    [{ players: [] }, /player/],
    [{ garnets: '1.5' }, /whole numbers/],
    [{ garnets: '0', tokensOfLife: '' }, /what to give/],
    [{ why: ' ' }, /reason/],
  ])('is not sent with %j', (change, words) =>
    expect(missingInAward({ ...draft, ...change })).toMatch(words),
  );
  test('is sent when it is whole', () => expect(missingInAward(draft)).toBe(''));
});
