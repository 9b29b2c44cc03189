import { amendOrder } from '../../../src/sheets/actions/amend.ts';
import { acceptLedger, award } from '../../../src/sheets/actions/award.ts';
import { eliminate } from '../../../src/sheets/actions/eliminate.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { giveToken } from '../../../src/sheets/actions/give-token.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { exportMatch } from '../../../src/sheets/actions/verify.ts';
import { nameOpponent } from '../../../src/sheets/actions/vote.ts';
import { announceMatch } from '../../../src/sheets/delivery/announcement.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { balances, ledgerFaults } from '../../../src/sheets/log/ledger/ledger.ts';
import { statementOf } from '../../../src/sheets/log/ledger/statement.ts';
import { openMatch } from '../../../src/sheets/matches/archive/archived-match.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { closedMatches } from '../../../src/sheets/panel-api/closed-matches.ts';
import { tryAmendment } from '../../../src/sheets/panel-api/host-hand.ts';
import { panelState } from '../../../src/sheets/panel-api/state.ts';
import { perform } from '../../../src/sheets/perform.ts';
import { FIRST_MATCH_TAB, TABS } from '../../../src/sheets/workbook/season.ts';
import { checkFile } from '../../../src/viewer/check/check-file.ts';
import { emailOf, makeRandom } from '../../players.ts';
import { bringBack, close, playedSeason } from '../matches/archive/closed-season.ts';
import { cellsOf, copyMemory, type Memory } from '../memory-ports.ts';
import { act, begin, cellUnder, endWithVote, playOut, problemOf, resolve, typePlayer } from '../season.ts';

const NOTHING = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };

/** A match of Secret Soulmate that is over with a sole winner. */
const wonSeason = () => endWithVote(1);

const outcomeOf = (memory: Memory, match = 1) =>
  memory.panel().matches.find(({ number }) => number === match)!.outcome!;
const tokens = (memory: Memory, name: string) => purseOf(memory, name).tokensOfLife;
const purseOf = ({ ports }: Memory, name: string) =>
  panelState(ports).season!.players.find((player) => player.name === name)!;

/** Every place where a match’s result stands: the page for everyone, a player’s page, the host’s tab and both files. */
function results(memory: Memory, name: string): readonly string[] {
  const { spectatorFile, players } = memory.book().season;
  const files = [spectatorFile, players.find((player) => player.name === name)?.file];
  const isOf = (file?: string) => (pageWrite: { readonly file: string; readonly sheetId: number }) =>
    pageWrite.file === file && pageWrite.sheetId === FIRST_MATCH_TAB + 1;
  const pages = files.map((file) => memory.pageWrites.filter(isOf(file)).at(-1)?.grid.cells ?? []);
  const tab = memory.tabs.get(FIRST_MATCH_TAB + 1)?.cells.flat() ?? [];
  const drawn = (['public', 'everything'] as const).map((shows) => {
    const { shown, verdict } = checkFile(exportMatch(memory.book(), 1, shows));
    if (!shown || verdict !== 'fits') throw new Error(`The file is shown as ${verdict}.`);
    return shown.board('public', shown.rounds).cells;
  });
  return [...pages, tab.map((text) => ({ text })), ...drawn].map((cells) =>
    cells.map(({ text }) => String(text)).join('\n'),
  );
}

/** The texts of a file’s first tab as it was written last; of the spectators’ file without a name. */
function cover({ pageWrites, ports }: Memory, name = ''): string {
  const { spectatorFile, players } = openBook(ports).season;
  const file = name === '' ? spectatorFile : players.find((player) => player.name === name)?.file;
  const cells = pageWrites.filter((pageWrite) => pageWrite.file === file).at(-1)?.cover?.cells ?? [];
  return cells.map(({ text }) => String(text)).join('\n');
}

describe('X7 a second Token of Life', () => {
  test('is given on by the winner: ledger, both pages and the spectators’ page say so', () => {
    const memory = wonSeason();
    const { second, candidates } = outcomeOf(memory);
    const other = ['Ann', 'Ben', 'Cleo', 'Dan'].find(
      (name) => name !== second && !candidates.includes(name),
    )!;
    const before = [tokens(memory, second), tokens(memory, other)];
    act(memory, giveToken, 1, other);
    expect([tokens(memory, second), tokens(memory, other)]).toEqual([before[0]! - 1, before[1]! + 1]);
    expect(ledgerFaults(memory.book())).toEqual([]);
    expect(cover(memory, second)).toContain(`Token of Life given to ${other}`);
    expect(cover(memory, other)).toContain(`Token of Life given by ${second}`);
    const told = `${second} gave the second Token of Life to ${other}.`;
    const asked = `${second} may keep the second Token of Life`;
    for (const text of results(memory, second)) {
      expect(text).toContain(told);
      expect(text).not.toContain(asked);
    }
    const { title } = memory.book().matches.matches[0] as { title: string };
    const gift = new RegExp(`${second} gave a Token of Life( from ${title})? to ${other}\\.`, 'g');
    const gifts = () => cover(memory).match(gift)?.length;
    // With its match, and among what the host did.
    expect(gifts()).toBe(2);
    expect(problemOf(() => act(memory, giveToken, 1, other)).what).toContain('already given away');
    act(memory, giveToken, 1, '');
    expect([tokens(memory, second), tokens(memory, other)]).toEqual(before);
    expect(gifts()).toBe(1);
    for (const text of results(memory, second)) {
      expect(text).toContain(asked);
      expect(text).not.toContain(told);
    }
    expect(cover(memory)).toContain(
      `The Token of Life from ${title} that ${second} gave to ${other} was taken back.`,
    );
  });

  test('is refused for the Elimination Candidate, the winner, and one who is out', () => {
    const memory = wonSeason();
    const { second, candidates } = outcomeOf(memory);
    expect(problemOf(() => act(memory, giveToken, 1, candidates[0]!)).what).toContain(
      'who cannot get the token',
    );
    expect(problemOf(() => act(memory, giveToken, 1, second)).what).toContain(
      'already has the second Token of Life',
    );
    const other = ['Ann', 'Ben', 'Cleo', 'Dan'].find(
      (name) => name !== second && !candidates.includes(name),
    )!;
    act(memory, eliminate, { player: other, out: true, why: '' });
    expect(problemOf(() => act(memory, giveToken, 1, other)).what).toContain('out of the season');
  });

  test('H23 is not given to the first place of a player who also has the winner’s place', () => {
    const memory = wonSeason();
    const { second } = outcomeOf(memory);
    typePlayer(memory, 4, { name: 'Kofi', email: emailOf('Kofi') });
    act(memory, award, { player: 'Kofi', ...NOTHING, garnets: 1, why: 'a minigame' });
    handOverPlace(memory.ports, { player: second, person: 'other', by: 'Kofi', name: '', email: '' });
    expect(problemOf(() => act(memory, giveToken, 1, 'Kofi')).what).toBe(
      'Kofi already has the second Token of Life.',
    );
  });

  test('the round that won it is not undone while somebody else has it', () => {
    const memory = wonSeason();
    const { second, candidates } = outcomeOf(memory);
    const other = ['Ann', 'Ben', 'Cleo', 'Dan'].find(
      (name) => name !== second && !candidates.includes(name),
    )!;
    act(memory, giveToken, 1, other);
    const { what, todo } = problemOf(() => act(memory, undoRound, 1, 9));
    expect(what).toContain(`${other} has the token now.`);
    expect(todo).toContain('“Take the token back”');
    // The effects of a correction are shown all the same.
    const removeFrom = (round: number) =>
      ({ match: 1, round, player: second, does: 'remove', answers: {}, rounds: 9 }) as const;
    const previewOf = (round: number) => tryAmendment(memory.ports, removeFrom(round));
    const deciding = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((round) => previewOf(round).prevented !== '')!;
    expect(previewOf(deciding).prevented).toContain(`${other} has the token now.`);
    expect(previewOf(deciding).standing).toContain(' → ');
    expect(problemOf(() => act(memory, amendOrder, removeFrom(deciding))).todo).toBe(todo);
    // Another token of the giver does not stand in for it.
    act(memory, award, { player: second, ...NOTHING, tokensOfLife: 1, why: 'another match' });
    expect(problemOf(() => act(memory, undoRound, 1, 9))).toMatchObject({ what, todo });
    act(memory, giveToken, 1, '');
    act(memory, undoRound, 1, 9);
    expect(memory.book().matches.matches[0]?.over).toBe(false);
  });

  test('is not said to be for the winner to give once the match is closed', () => {
    const memory = wonSeason();
    const { second } = outcomeOf(memory);
    close(memory);
    expect(memory.page(second)).toContain(`${second} kept the second Token of Life.`);
    expect(memory.page(second)).not.toContain('tell the host');
  });

  test('H11 the page of a third player has it, too, also closed and brought back', () => {
    const memory = wonSeason();
    const { second, candidates } = outcomeOf(memory);
    const names = ['Ann', 'Ben', 'Cleo', 'Dan'].filter((name) => name !== second);
    const other = names.find((name) => !candidates.includes(name))!;
    const third = names.find((name) => name !== other)!;
    const told = `${second} gave the second Token of Life to ${other}.`;
    const rows = [`(1 given to ${other})`, `1 Token of Life from ${second}`];
    act(memory, giveToken, 1, other);
    for (const words of [told, ...rows]) expect(memory.page(third)).toContain(words);
    close(memory);
    for (const words of [told, ...rows]) expect(memory.page(third)).toContain(words);
    bringBack(memory);
    act(memory, giveToken, 1, '');
    for (const words of [told, ...rows]) expect(memory.page(third)).not.toContain(words);
    expect(memory.page(third)).toContain(`${second} may keep the second Token of Life`);
  });

  test('does not exist in a match without payments, or that is not over', () => {
    const memory = playedSeason();
    for (const match of [1, 2])
      expect(problemOf(() => act(memory, giveToken, match, 'Ann')).what).toContain('no second Token of Life');
  });
});

describe('H29 who is out of the season', () => {
  test('is said on the player’s page, in the standings and to the panel, and can be taken back', () => {
    const memory = begin();
    act(memory, eliminate, { player: 'Dan', out: true, why: 'lost the Death Match' });
    expect(cover(memory, 'Dan')).toMatch(/You have been out of the season since .*: lost the Death Match/);
    expect(cover(memory)).toContain('Dan\nout\n0');
    expect(cover(memory)).not.toContain('lost the Death Match');
    expect(purseOf(memory, 'Dan').out).toMatch(/^out since .*: lost the Death Match$/);
    expect(problemOf(() => act(memory, eliminate, { player: 'Dan', out: true, why: '' })).what).toContain(
      'already',
    );
    act(memory, eliminate, { player: 'Dan', out: false, why: '' });
    expect(cover(memory, 'Dan')).not.toContain('out of the season');
    expect(purseOf(memory, 'Dan').out).toBe('');
  });
});

describe('F16 the opponent whom the loser names', () => {
  const name = (memory: Memory, opponent: string) =>
    perform(memory.ports, (context) => nameOpponent(context, 1, opponent), { matches: [1] });

  test('is noted and shown, kept in the archive, and gone with the end', () => {
    const memory = playedSeason();
    const { candidates, opponents, winners } = outcomeOf(memory);
    expect(opponents).toHaveLength(2);
    expect(problemOf(() => act(memory, nameOpponent, 1, winners[0]!)).what).toContain('cannot be named');
    name(memory, opponents[1]!);
    expect(outcomeOf(memory).opponent).toBe(opponents[1]);
    const words = `${candidates[0]} named ${opponents[1]} as opponent.`;
    expect(cover(memory)).toContain(words);
    const page = memory.pageWrites.filter(({ sheetId }) => sheetId === 920001).at(-1)?.grid.cells ?? [];
    expect(page.map(({ text }) => text)).toContain(words);
    for (const name of [opponents[1]!, candidates[0]!])
      expect(memory.page(name)).not.toContain('names an opponent');
    expect(memory.page(opponents[1]!)).toContain(`${candidates[0]} named you as opponent. `);
    expect(memory.page(opponents[0]!)).not.toContain('named you as opponent');
    expect(memory.page(candidates[0]!)).not.toContain('You name an opponent');
    expect(memory.tabs.get(FIRST_MATCH_TAB + 1)?.cells.flat()).toContain(words);
    expect(announceMatch(memory.ports, 1).plain).toContain(words);
    for (const shows of ['everything', 'public'] as const) {
      const { verdict, shown } = checkFile(exportMatch(memory.book(), 1, shows));
      expect(verdict).toBe('fits');
      expect(cellsOf(shown!.board('public', shown!.rounds)).flat()).toContain(words);
      expect(cellsOf(shown!.board('public', 1)).flat()).not.toContain(words);
    }
    const edited = copyMemory(memory);
    edited.type(FIRST_MATCH_TAB + 1, ...cellUnder(edited, 'seats', 'colour'), 'mauve');
    name(edited, opponents[0]!);
    expect(edited.tabs.get(FIRST_MATCH_TAB + 1)?.cells.flat()).toEqual(
      expect.arrayContaining(['mauve', words]),
    );
    const undone = copyMemory(memory);
    act(undone, undoRound, 1, 3);
    playOut(undone, makeRandom('archive'), 1);
    expect(outcomeOf(undone).opponent).toBe('');
    expect(undone.page(outcomeOf(undone).candidates[0]!)).toContain('You name an opponent, ');
    close(memory);
    expect(closedMatches(memory.ports)[0]?.opponent).toBe(opponents[1]);
    expect(cover(memory)).toContain(words);
  });

  test('who can be named is said until the match is closed; then all pages say that none was noted', () => {
    const memory = playedSeason();
    const { candidates, opponents } = outcomeOf(memory);
    const asked = `${candidates[0]} must choose ${opponents.join(' or ')} as opponent, and tell the host.`;
    const missing = `▼ Elimination Candidate: ${candidates[0]}. No opponent was noted before the match was closed.`;
    const boards = () =>
      (['everything', 'public'] as const).map((shows) => {
        const { shown } = checkFile(exportMatch(openMatch(memory.ports, 1), 1, shows));
        return cellsOf(shown!.board('public', shown!.rounds)).flat().join('\n');
      });
    for (const text of boards()) expect(text).toContain(asked);
    close(memory);
    for (const text of [...boards(), memory.page('Ann')]) {
      expect(text).toContain(missing);
      expect(text).not.toMatch(/names an opponent|telling the host/);
    }
    expect(cover(memory)).toContain(missing);
    expect(closedMatches(memory.ports)[0]?.missing).toBe('opponent');
  });

  test('in other games nobody names one', () =>
    expect(problemOf(() => act(wonSeason(), nameOpponent, 1, 'Ann')).what).toContain('Nobody names'));
});

describe('H29 a player’s statement', () => {
  test('has awards by their kind, matches and corrections, and ends with the purse of the log', () => {
    const memory = wonSeason();
    act(memory, award, { player: 'Ann', ...NOTHING, garnets: 3, why: 'won it', kind: 'death match' });
    act(memory, award, { player: 'Ann', ...NOTHING, bellflowers: 1, why: 'puzzle', kind: 'minigame' });
    expect(cover(memory, 'Ann')).toContain('Death Match: won it');
    expect(cover(memory, 'Ann')).toContain('minus everything that you spent and traded away');
    memory.type(TABS.ledger.sheetId, memory.book().ledgerUsed - 1, 2, 5);
    act(memory, acceptLedger);
    const book = memory.book();
    const { id } = book.season.players[0]!;
    const { lines, now } = statementOf(book, id, 10);
    const whys = lines.map(({ why }) => why);
    expect(whys).toEqual(
      expect.arrayContaining([
        'Secret Soulmate',
        'Death Match: won it',
        'Minigame: puzzle',
        'The ledger was corrected by hand',
      ]),
    );
    expect(now).toEqual(balances(book).get(id));
    const short = statementOf(book, id, 2);
    expect(short.lines.map(({ why }) => why)[0]).toBe(`${lines.length - 2} earlier entries`);
    expect(short.now).toEqual(balances(book).get(id));
  });

  test('a match that is over has its line also where it came to nothing, and keeps it when it is closed', () => {
    const memory = begin();
    resolve(memory);
    act(memory, endEarly, 1, 1, 'without outcome');
    const linesOf = () => {
      const book = memory.book();
      return book.season.players.map(({ id }) => statementOf(book, id, 10).lines);
    };
    const before = linesOf();
    expect(before.flat().map(({ why }) => why)).toContain('Secret Soulmate, no change in total');
    close(memory);
    expect(linesOf()).toEqual(before);
  });

  test('a closed match keeps its place', () => {
    const memory = wonSeason();
    memory.time += 3_600_000;
    act(memory, award, { player: 'Ann', ...NOTHING, garnets: 3, why: 'later' });
    memory.time += 3_600_000;
    const { id } = memory.book().season.players[0]!;
    const before = statementOf(memory.book(), id, 10);
    close(memory);
    expect(statementOf(memory.book(), id, 10)).toEqual(before);
  });
});
