import { beginGame } from '../../../src/sheets/matches/new-game.ts';
import { gameChoices } from '../../../src/sheets/panel-api/choices.ts';
import type { GameChoice, NewGameRequest, SeasonState } from '../../../src/sheets/panel-api/panel.ts';
import { chooseSlot, dealText, missingInDeal, slotsOf } from '../../../src/sidebar/logic/deal-draft.ts';
import {
  asksMeadows,
  chosenWords,
  emptyPurseWords,
  type MatchDraft,
  missingInDraft,
  newMatchDraft,
  outWords,
  playerNote,
  type RosterPlayer,
  requestFrom,
  seatedPlayers,
  togglePlayer,
} from '../../../src/sidebar/logic/match-draft.ts';
import { beginsWords } from '../../../src/sidebar/logic/meadow-draft.ts';
import { makeSeason as makeWorkbook } from '../../sheets/season.ts';
import { makeSeason } from '../states.ts';

const CHOICES = gameChoices();
const gameOf = (id: string) => CHOICES.find((game) => game.id === id) as GameChoice;
const NOW = Date.UTC(2026, 10, 21, 12);

/** A roster of so many players without meadows. */
const roster = (count: number): SeasonState['players'] =>
  Array.from({ length: count }, (_, i) => ({
    ...(makeSeason().players[0] as SeasonState['players'][number]),
    id: `P${i + 1}`,
    key: `P${i + 1}`,
    name: `P${i + 1}`,
    meadow: '',
  }));

/** The add-on's answer to a request: '' when the match begins. */
function answerTo(request: NewGameRequest, count: number): string {
  const names = Array.from({ length: count }, (_, i) => ({ name: `P${i + 1}`, meadow: '' }));
  const { ports } = makeWorkbook(names, 'code');
  try {
    beginGame(ports, request);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const draftFor = (game: GameChoice, players: SeasonState['players']) => newMatchDraft('', game, players);
const missing = (draft: MatchDraft, game: GameChoice, players: SeasonState['players']) =>
  missingInDraft(draft, game, players, NOW);

describe('who plays', () => {
  test('is everybody where the game seats all, else nobody yet', () => {
    expect(draftFor(gameOf('picking-nine'), roster(6)).chosen).toHaveLength(6);
    expect(draftFor(gameOf('picking-nine'), roster(12)).chosen).toEqual([]);
    expect(draftFor(gameOf('secret-soulmate'), roster(12)).chosen).toHaveLength(12);
  });

  test('X6 is named with the match that put them up for elimination, or as out of the season', () => {
    const [ann] = roster(1) as [RosterPlayer];
    expect(playerNote(ann)).toBe('');
    expect(playerNote({ ...ann, mayBeNote: true })).toBe('perhaps a note, not a player');
    expect(playerNote({ ...ann, upIn: 'Match 2' })).toBe('up for elimination in Match 2');
    expect(playerNote({ ...ann, upIn: 'Match 2', out: 'since today' })).toBe('out of the season');
  });

  test('H29 is nobody who is out of the season, unless the host ticks them', () => {
    const [first, ...others] = roster(5);
    const players = [{ ...first!, out: 'out since yesterday' }, ...others];
    const draft = draftFor(gameOf('secret-soulmate'), players);
    expect(draft.chosen).toEqual(others.map(({ id }) => id));
    expect(togglePlayer(draft, first!.id).chosen).toContain(first!.id);
    expect(outWords(seatedPlayers(draft, players))).toBe('');
    expect(emptyPurseWords(players)).toBe('');
    expect(emptyPurseWords([{ ...players[1]!, garnets: 0 }])).toMatch(/^No chosen player has a garnet\./);
    expect(emptyPurseWords([])).toBe('');
    expect(outWords(players)).toBe(`${first!.name} is out of the season but would play in this match.`);
  });

  test('is counted, and named when there are too few or too many', () => {
    const game = gameOf('picking-nine');
    expect(chosenWords(6, game.seats)).toBe('6 of 6 players chosen');
    expect(chosenWords(5, gameOf('secret-soulmate').seats)).toBe('5 players chosen (4 to 30 can play)');
    const players = roster(12);
    const chosen = players.slice(0, 7).map(({ id }) => id);
    expect(missing({ ...draftFor(game, players), chosen: chosen.slice(0, 5) }, game, players)).toBe(
      'Choose 1 more player.',
    );
    expect(missing({ ...draftFor(game, players), chosen: chosen.slice(0, 6) }, game, players)).toBe('');
    expect(missing({ ...draftFor(game, players), chosen }, game, players)).toBe(
      'Untick 1 player, because the game takes at most 6 players.',
    );
    const even = gameOf('secret-soulmate');
    expect(missing(togglePlayer(draftFor(even, players), 'P1'), even, players)).toMatch(/must be even/);
  });
});

describe('meadows', () => {
  test.each(CHOICES.filter(({ meadows }) => meadows.count > 0))(
    '$title begins with those that are filled in',
    (game) => {
      const players = roster(game.seats.most);
      const draft = draftFor(game, players);
      expect(missing(draft, game, players)).toBe('');
      expect(answerTo(requestFrom(draft, game, players), players.length)).toBe('');
    },
  );

  test('are those of the last match where they fit, and else by seats', () => {
    const game = gameOf('the-mvp');
    const meadows = ['red', 'green', 'red', 'green', 'red', 'green'];
    const players = roster(6).map((player, i) => ({ ...player, meadow: meadows[i] ?? '' }));
    expect(Object.values(requestFrom(draftFor(game, players), game, players).meadows ?? {})).toEqual(meadows);
    const three = players.map((player, i) => (i === 0 ? { ...player, meadow: 'blue' } : player));
    expect(Object.values(requestFrom(draftFor(game, three), game, three).meadows ?? {})).toEqual([
      'white',
      'white',
      'white',
      'blue',
      'blue',
      'blue',
    ]);
  });

  test('X15 S6 of an earlier match take nothing from anybody’s point tokens unless the host chooses them', () => {
    const game = gameOf('secret-soulmate');
    const players = roster(6).map((player) => ({ ...player, meadow: 'red' }));
    const { meadows } = requestFrom(draftFor(game, players), game, players);
    expect(new Set(Object.values(meadows ?? {}))).toEqual(new Set(['']));
    const chosen = Object.fromEntries(players.map(({ key }) => [key, 'red']));
    expect(beginsWords({}, game, players)).toEqual(['Everyone begins with 3 point tokens.']);
    expect(beginsWords(chosen, game, players)).toEqual(['Everyone begins with 1 point token.']);
  });

  test('X5 are left out where the game says nothing about them, with the option that depends on them', () => {
    const players = roster(6).map((player) => ({ ...player, meadow: 'red' }));
    const asked = CHOICES.filter((game) => asksMeadows(game));
    expect(asked.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['polar-power', 'secret-soulmate', 'the-mvp']),
    );
    const game = gameOf('picking-nine');
    expect(asked).not.toContain(game);
    const draft = draftFor(game, players);
    expect(requestFrom(draft, game, players).meadows).toEqual({});
    const offers = CHOICES.filter(({ options }) => options.some(({ name }) => name === 'purseTrade'));
    expect(offers).toEqual(asked);
  });

  test('of unequal size are named, and stop the match', () => {
    const game = gameOf('polar-power');
    const players = roster(10);
    const draft = { ...draftFor(game, players), meadows: { P1: 'blue' } };
    expect(missing(draft, game, players)).toBe(
      'Each of the 5 meadows needs 2 players: white has 1, blue has 3, black has 2, red has 2 and green has 2.',
    );
    expect(answerTo(requestFrom(draft, game, players), 10)).toContain('cannot begin');
  });
});

describe('a deal that the host chooses', () => {
  const parts = CHOICES.flatMap((game) =>
    game.deal.map((part) => ({ game, part, name: `${game.id}, ${part.label}` })),
  );

  test('there is one in each of the five games', () => {
    expect(new Set(parts.map(({ game }) => game.id)).size).toBeGreaterThanOrEqual(5);
  });

  test.each(parts)('$name: what is filled in at first begins a match', ({ game, part }) => {
    const players = roster(game.seats.least);
    const deal = { [part.key]: {} };
    const draft = { ...draftFor(game, players), deal };
    expect(missing(draft, game, players)).toBe('');
    const request = requestFrom(draft, game, players);
    expect(Object.keys(JSON.parse(request.setup))).toEqual([part.key]);
    expect(answerTo(request, players.length)).toBe('');
  });

  test('as usual is nothing', () => {
    const game = gameOf('not-flower-field');
    expect(requestFrom(draftFor(game, roster(4)), game, roster(4)).setup).toBe('');
  });

  test('colours change places when one is chosen that another player has', () => {
    const game = gameOf('not-flower-field');
    const [part] = game.deal as [GameChoice['deal'][number]];
    const players = roster(4);
    const [first] = slotsOf(part, players) as [ReturnType<typeof slotsOf>[number]];
    const slots = chooseSlot(part, players, {}, first, 'green');
    expect(JSON.parse(dealText({ colours: slots }, game.deal, players))).toEqual({
      colours: { P1: 'green', P2: 'blue', P3: 'yellow', P4: 'red' },
    });
    const own = chooseSlot(part, players, slots, first, 'silver');
    expect(
      answerTo({ ...requestFrom({ ...draftFor(game, players), deal: { colours: own } }, game, players) }, 4),
    ).toBe('');
  });

  test('the first choice of each player is the next one, so nobody is dealt themselves', () => {
    const part = {
      key: 'friends',
      help: '',
      input: { kind: 'per-player', choices: 'players' },
    } as GameChoice['deal'][number];
    expect(slotsOf(part, roster(3)).map(({ name, first }) => [name, first])).toEqual([
      ['P1', 'P2'],
      ['P2', 'P3'],
      ['P3', 'P1'],
    ]);
  });

  test('values of places that may be repeated stay where they are', () => {
    const part = (isRepeated: boolean) =>
      ({
        key: 'fuel',
        help: '',
        input: {
          kind: 'per-place',
          places: ['North', 'South', 'East'],
          choices: ['oil', 'coal'],
          isRepeated,
        },
      }) as unknown as GameChoice['deal'][number];
    const [north] = slotsOf(part(true), []) as [ReturnType<typeof slotsOf>[number]];
    const fuel = (isRepeated: boolean) => {
      const slots = chooseSlot(part(isRepeated), [], {}, north, 'coal');
      return JSON.parse(dealText({ fuel: slots }, [part(isRepeated)], [])).fuel;
    };
    expect(fuel(true)).toEqual({ North: 'coal', South: 'coal', East: 'oil' });
    expect(fuel(false)).toEqual({ North: 'coal', South: 'oil', East: 'oil' });
  });

  test('a list that lacks cards, or has strange ones, is named before it is sent', () => {
    const game = gameOf('picking-nine');
    const lacking = (text: string) => missingInDeal({ deals: { 'Round 2': text } }, game.deal, roster(6));
    expect(lacking('red-1 red-2')).toBe('Deals, Round 2: 2 of 8 are there.');
    expect(lacking('red-1 red-2 red-3 red-4 red-5 red-6 red-7 rot-8')).toBe(
      'Deals, Round 2: there is no “rot-8”.',
    );
  });

  test('refusals of the rules use the names that the panel shows', () => {
    const game = gameOf('not-flower-field');
    const players = roster(4);
    const draft = { ...draftFor(game, players), deal: { colours: { P1: 'black' } } };
    expect(answerTo(requestFrom(draft, game, players), 4)).toBe(
      'Not Flower Field cannot begin. Colours, P1: expected a colour other than black, found “black”.',
    );
  });
});
