import type { Grid } from '../../../src/rules/board/grid.ts';
import { openRecord } from '../../../src/rules/play/record.ts';
import { GAMES, RECORD_GAMES } from '../../../src/rules/registry.ts';
import { rulesPage } from '../../../src/sheets/pages/rules-page.ts';
import { RULINGS } from '../../../src/sheets/pages/rulings-text.ts';
import { FIRST_MATCH_TAB, FIRST_RULES_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import { AUCTION, MINORITY } from '../../own-games/definitions.ts';
import { rosterFor } from '../../players.ts';
import { cellsOf, type Memory } from '../memory-ports.ts';
import { begin, makeMatch, makeSeason, NAMES } from '../season.ts';

const LINK = `#gid=${FIRST_RULES_TAB + 1}`;

const textsIn = (grid: Grid | undefined) =>
  cellsOf(grid ?? { widths: [], heights: [], cells: [] })
    .flat()
    .map(String);
const rulesOf = (memory: Memory) =>
  textsIn(memory.shown.get(`${memory.book().season.spectatorFile} ${FIRST_RULES_TAB + 1}`));

describe('H36 the rules', () => {
  test.each(GAMES)('of $title stand in a tab of the spectators’ file, with the chosen options', (game) => {
    const players = rosterFor(game.seating.rule);
    const memory = makeSeason(players);
    makeMatch(memory, { game: game.id, players: players.map(({ name }) => name) });
    const texts = rulesOf(memory);
    expect(texts[0]).toBe(`Rules: ${game.title}`);
    expect(texts).toEqual(expect.arrayContaining(['In short', `${game.title}: questions and answers`]));
    expect(RULINGS[game.title]?.length).toBeGreaterThan(10);
    expect(texts).toContain('Options');
    // Rulings about other games, hosting and documents are not on the page.
    expect(texts.join('\n')).not.toMatch(/\((H|O)\d|record\.md|\*\*|undefined/);
    for (const { name } of players) expect(texts.join('\n')).not.toMatch(new RegExp(`\\b${name}\\b`));
  });

  test('O1 O3 of an own game say what the form asks, what everyone sees, and which rulings it has', () => {
    const rulesFor = (definition: object) => {
      const players = NAMES.map((name) => ({ name }));
      const record = { format: 1, game: 'own-game', definition, options: {}, players, seed: 's', rounds: [] };
      const { match } = openRecord(RECORD_GAMES, record);
      return textsIn(rulesPage({ title: match.game.title }, { match, started: { hints: [] } } as never));
    };
    const auction = rulesFor(AUCTION);
    expect(auction).toEqual(
      expect.arrayContaining([
        '• The form asks: “Your bid”.',
        '• Everyone sees “Points” of each player, “Worth of the lot” and “Last price”.',
        '“Your bid” is 0.',
        'Own games: questions and answers',
        'O3 What if an answer is wrong?',
      ]),
    );
    // Rulings about describing and ruling are for hosts.
    expect(auction.filter((text) => /^O(1|2|7|10) /.test(text))).toEqual([]);
    expect(rulesFor(MINORITY)).toContain('You give no answer.');
  });

  test('name an option that was chosen differently beside the ruling that offers it', () => {
    const texts = rulesOf(begin({ options: { defaultCard: 'highest' } as never }));
    const at = texts.findIndex((text) => text.startsWith('S1 '));
    expect(texts.slice(at + 1, at + 3).join(' ')).toMatch(/lowest card.* In this match: .*: highest\.$/s);
  });

  test('are linked from all pages: the tab, or the host’s own page, which replaces the tab', () => {
    const memory = begin();
    const pages = () => [...memory.shown].filter(([key]) => key.endsWith(` ${FIRST_MATCH_TAB + 1}`));
    expect(pages()).toHaveLength(NAMES.length + 1);
    for (const [, grid] of pages()) expect(textsIn(grid).join('\n')).toContain(LINK);

    const own = makeSeason();
    const { sheetId } = TABS.season;
    const row = own.tabs.get(sheetId)!.cells.findIndex(([name]) => name === 'Link to the rules');
    own.type(sheetId, row, 1, 'https://example.com/rules');
    makeMatch(own);
    expect(rulesOf(own)).toEqual([]);
    for (const { grid } of own.pageWrites) expect(textsIn(grid).join('\n')).not.toContain(LINK);
  });
});
