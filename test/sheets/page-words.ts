import { edgesOf } from '../../src/rules/board/arrange.ts';
import type { Grid } from '../../src/rules/board/grid.ts';
import { GAMES } from '../../src/rules/registry.ts';
import { orderHead, tradeHead } from '../../src/sheets/delivery/form-head.ts';
import { READY, type ReadyGame } from '../../src/sheets/own-game/ready.ts';
import { FIRST_MATCH_TAB, FIRST_OWN_GAME_TAB, FIRST_ROUND_TAB } from '../../src/sheets/workbook/season.ts';
import { makeRandom, type RosterEntry, roster, rosterFor } from '../players.ts';
import type { Memory } from './memory-ports.ts';
import { pressed } from './presses/busy-season.ts';
import { receipts } from './receipts.ts';
import { loggedRow, makeMatch, makeSeason, offer, rehearsal, resolveAndDeliver, send } from './season.ts';

/**
 * Words of pages and forms of a game in round 3: of the longest player's page, above its line and in total,
 * and before the first question of each form.
 */
export interface Words {
  readonly above: number;
  readonly all: number;
  readonly form: number;
  readonly trades: number;
}

/** The words of a text: runs of letters or digits. An address, a hash or a line to keep is a code, and counts as none. */
function wordsIn(text: string): number {
  return (
    text
      .replace(
        /https?:\/\/(files\/file of )?\S+|\b[0-9a-f]{32,}\b|^(Check|Fingerprint|Confirmation): .*$/gm,
        '',
      )
      .match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  );
}

/** A cell that is narrower than half the page is a cell of a board, or a label: it does not count. */
function pageWords({ cells, widths }: Grid): Pick<Words, 'above' | 'all'> {
  const edges = edgesOf(widths);
  const half = (edges[edges.length - 1] as number) / 2;
  const line = cells.find(({ text }) => text === 'More about this match')?.row ?? 0;
  const wide = cells.filter(
    ({ column, columns = 1 }) => (edges[column + columns] as number) - (edges[column] as number) >= half,
  );
  const sum = (some: typeof wide) => some.reduce((all, { text }) => all + wordsIn(String(text)), 0);
  return { above: sum(wide.filter(({ row }) => row < line)), all: sum(wide) };
}

/** A game of the registry, or a ready-made game that a host can begin with, with players. */
export interface Played {
  readonly title: string;
  readonly game: string;
  readonly players: readonly RosterEntry[];
  readonly ready?: ReadyGame;
}

const OWN = (Object.keys(READY) as ReadyGame[]).filter((id) => READY[id].questions.length > 0);
export const PLAYED: readonly Played[] = [
  ...GAMES.map(({ id, seating }) => ({ title: id, game: id, players: rosterFor(seating.rule) })),
  ...OWN.map((ready) => ({ title: ready, game: 'own-game', players: roster('', '', '', '', ''), ready })),
];

/** Plays two rounds of a game with orders of all, and sends orders and an offer for the third. */
export function inRound3({ title, game, players, ready }: Played): Memory {
  const memory = makeSeason(players);
  if (ready) pressed(memory.ports, 'describeGame', ready);
  const names = players.map(({ name }) => name);
  makeMatch(memory, { game, players: names, ...(ready ? { tab: FIRST_OWN_GAME_TAB + 1 } : {}) });
  const random = makeRandom(`words of ${title}`);
  const sendAll = () => {
    memory.time += 3 * 3_600_000;
    for (const [name, answers] of rehearsal(memory, random)) send(memory, name, answers);
  };
  for (let round = 1; round <= 2; round++) {
    sendAll();
    if (ready) typeOverFormulas(memory, round);
    resolveAndDeliver(memory);
  }
  sendAll();
  offer(memory, names[1] as string, names[0] as string, '1 garnet', '1 bellflower');
  receipts(memory);
  return memory;
}

export function wordsOfGame(played: Played): Words {
  const memory = inRound3(played);
  const { spectatorFile } = memory.book().season;
  const pages = [...memory.shown].filter(
    ([key]) => key.endsWith(` ${FIRST_MATCH_TAB + 1}`) && !key.startsWith(spectatorFile),
  );
  const words = pages.map(([, page]) => pageWords(page));
  const row = { ...loggedRow(memory), deadline: '2026-01-10T15:00:00Z' };
  const head = orderHead(row, memory.playback().match, 'code');
  const trades = tradeHead(row, 'code');
  return {
    above: Math.max(...words.map(({ above }) => above)),
    all: Math.max(...words.map(({ all }) => all)),
    form: wordsIn(`${head.title} ${head.description}`),
    trades: wordsIn(`${trades.title} ${trades.description}`),
  };
}

/** Row of the tab “This round” that can end the match. */
const OVER_ROW = 1;

/** The host types a value into each cell with a formula, since cells in memory compute nothing. */
function typeOverFormulas(memory: Memory, round: number): void {
  const sheetId = FIRST_ROUND_TAB + 1;
  const { cells } = memory.tabs.get(sheetId)!;
  for (const [row, line] of cells.entries())
    for (const [column, cell] of line.entries())
      if (String(cell).startsWith('=')) memory.type(sheetId, row, column, row === OVER_ROW ? '' : round);
}
