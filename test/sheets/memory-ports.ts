import { sha256Hex } from '../../src/rules/base/hash.ts';
import type { Grid } from '../../src/rules/board/grid.ts';
import type { Cell } from '../../src/rules/declare/position.ts';
import type { Question } from '../../src/rules/order/question.ts';
import type { FormAnswers, Letter, Ports, QuestionChange, Tab, Write } from '../../src/sheets/ports.ts';

/** A season in memory: the ports, how often each was called, and ways to make them fail. */
export interface Memory {
  readonly ports: Ports;
  /** Calls by name since the last look. */
  counts(): Record<string, number>;
  /** The tabs of the host workbook, to be changed as a hand would. */
  readonly tabs: Map<number, Tab>;
  /** Letters that arrived, in order. */
  readonly letters: Letter[];
  /** Files that are not in the bin, by the name they were asked for. */
  readonly files: Map<string, string>;
  readonly forms: Map<string, { title: string; questions: readonly Question[]; sheetId: number }>;
  /** What was written to forms again, in order. */
  readonly renewed: (readonly [form: string, changes: readonly QuestionChange[]])[];
  /** Forms that were closed. */
  readonly closed: string[];
  readonly notes: Map<string, string>;
  /** The responses as the forms keep them, by the form's id. */
  readonly kept: Map<string, FormAnswers[]>;
  time: number;
  /** The heads of new response tabs that Google writes in the language of the account. */
  heads: { readonly time: string; readonly sender: string };
  /** Which letters fail, and with what. */
  refuses: (letter: Letter) => string | undefined;
  /** Which forms cannot be written, and why. */
  refusesForm: (form: string) => string | undefined;
  /** Why forms cannot demand a verified email, or ''. */
  emailProblem: string;
  /** What becomes of coming commits, one each; then all is well again. */
  readonly fates: ('fine' | 'refused' | 'lost')[];
  /** Somebody else holds the lock. */
  locked: boolean;
  /** A response arrives a millisecond later: a row of the form's tab. */
  respond(sheetId: number, answers: Readonly<Record<string, Cell>>): void;
  type(sheetId: number, row: number, column: number, cell: Cell): void;
}

const CELL_LIMIT = 50_000;
const DAY = 86_400_000;
const EPOCH = 25_569;

/** Ports without Google: narrow, strict about what a workbook takes, and counting. */
export function makeMemory(): Memory {
  const tabs = new Map<number, Tab>();
  const letters: Letter[] = [];
  const files = new Map<string, string>();
  const forms: Memory['forms'] = new Map();
  const notes = new Map<string, string>();
  const renewed: Memory['renewed'] = [];
  const closed: string[] = [];
  const kept = new Map<string, FormAnswers[]>();
  let calls: Record<string, number> = {};
  let nextTab = 1000;
  let drawn = 0;
  const count = (name: string) => {
    calls[name] = (calls[name] ?? 0) + 1;
  };

  function apply(writes: readonly Write[]): void {
    // On a copy first: a batch is applied as a whole or not at all.
    const copy = new Map(tabs);
    for (const write of writes) applyOne(copy, write);
    tabs.clear();
    for (const [sheetId, tab] of copy) tabs.set(sheetId, tab);
  }

  const memory: Memory = {
    tabs,
    letters,
    files,
    forms,
    renewed,
    closed,
    notes,
    kept,
    time: Date.UTC(2026, 0, 10, 12),
    heads: { time: 'Timestamp', sender: 'Email Address' },
    refuses: () => undefined,
    refusesForm: () => undefined,
    emailProblem: '',
    fates: [],
    locked: false,
    counts() {
      const made = calls;
      calls = {};
      return made;
    },
    respond(sheetId, answers) {
      const tab = mustFind(tabs, sheetId);
      memory.time++;
      const { 'Email Address': email = '', ...others } = answers;
      const { time, sender } = memory.heads;
      const all: Record<string, Cell> = { [time]: memory.time / DAY + EPOCH, [sender]: email, ...others };
      const row = (tab.cells[0] as readonly Cell[]).map((head) => all[String(head)] ?? '');
      tabs.set(sheetId, { ...tab, cells: [...tab.cells, row] });
    },
    type(sheetId, row, column, cell) {
      const tab = mustFind(tabs, sheetId);
      const cells = tab.cells.map((line) => [...line]);
      while (cells.length <= row) cells.push([]);
      const line = cells[row] as Cell[];
      while (line.length <= column) line.push('');
      line[column] = cell;
      tabs.set(sheetId, { ...tab, cells });
    },
    ports: {
      workbook: {
        id: 'host',
        read(sheetIds) {
          count('read');
          const isWhole = sheetIds === undefined || !sheetIds.every((sheetId) => tabs.has(sheetId));
          const read = [...tabs.values()].filter(({ sheetId }) => isWhole || sheetIds.includes(sheetId));
          return { timeZone: 'Etc/GMT', tabs: read, isWhole };
        },
        commit(writes) {
          count('commit');
          const fate = memory.fates.shift() ?? 'fine';
          if (fate === 'refused') throw new Error('Google is busy');
          apply(writes);
          if (fate === 'lost') throw new Error('No answer came');
        },
      },
      post: {
        send(sent) {
          count('send');
          return sent.map((letter) => {
            const error = memory.refuses(letter);
            if (error === undefined) letters.push(letter);
            return error === undefined ? undefined : { error };
          });
        },
      },
      files: {
        make(requests) {
          count('make files');
          return requests.map(({ key, name }) => {
            const id = files.get(name) ?? `file of ${key}`;
            files.set(name, id);
            return id;
          });
        },
        share(grants) {
          count('share');
          return grants.map(({ reader }) => ({ access: reader === '' ? 'link' : 'account', problem: '' }));
        },
        discard(ids) {
          count('discard');
          for (const [name, id] of files) if (ids.includes(id)) files.delete(name);
        },
        made: () => [...files.values()],
        link: (file) => `https://files/${file}`,
      },
      forms: {
        make(title) {
          count('make form');
          forms.set(title, { title, questions: [], sheetId: 0 });
          return title;
        },
        copy(source, title) {
          count('copy form');
          const original = forms.get(source);
          if (!original || memory.refusesForm(source) !== undefined) return undefined;
          forms.set(title, { title, questions: original.questions, sheetId: 0 });
          return title;
        },
        discard(id, title) {
          const form = forms.get(id || title);
          if (form) tabs.delete(form.sheetId);
          forms.delete(id || title);
        },
        build(id, { questions, identity }) {
          count('build form');
          const heads = questions.flatMap(({ title, input }) =>
            input.kind === 'grid' ? input.rows.map((row) => `${title} [${row}]`) : [title],
          );
          const sheetId = nextTab++;
          const who = identity === 'email' ? memory.heads.sender : 'Your personal code';
          tabs.set(sheetId, {
            sheetId,
            title: id,
            rowCount: 100,
            cells: [[memory.heads.time, who, ...heads]],
          });
          forms.set(id, { title: id, questions, sheetId });
          return { id, url: `https://forms/${id}`, sheetId };
        },
        renew(id, changes) {
          count('renew form');
          const why = memory.refusesForm(id);
          if (why !== undefined) throw new Error(why);
          renewed.push([id, changes]);
        },
        close(id) {
          count('close form');
          const why = memory.refusesForm(id);
          if (why !== undefined) throw new Error(why);
          closed.push(id);
        },
        verifiedEmailProblem: () => memory.emailProblem,
        answersSince(id, since) {
          count('answers since');
          return (memory.kept.get(id) ?? []).filter(({ at }) => at > since);
        },
        open() {
          count('open forms');
          return [];
        },
        watch: () => count('watch'),
      },
      clock: {
        now: () => memory.time,
        fromSerial: (serial) => [Math.round((serial - EPOCH) * DAY)],
      },
      lock: { hold: (_patience, work) => (memory.locked ? undefined : { done: work() }) },
      memo: {
        get: (key) => notes.get(key),
        set(key, value) {
          if (value === undefined) notes.delete(key);
          else if (new TextEncoder().encode(key + value).length > 9 * 1024) throw new Error('too large');
          else notes.set(key, value);
        },
      },
      digest: sha256Hex,
      entropy: { text: () => `entropy ${drawn++}` },
      who: () => 'host@example.com',
      viewerPage: () => '<html>the viewer</html>',
      selfTest: { steps: [], run: () => ({ checks: [], durations: {} }) },
    },
  };
  return memory;
}

function mustFind(tabs: ReadonlyMap<number, Tab>, sheetId: number): Tab {
  const tab = tabs.get(sheetId);
  if (!tab) throw new Error(`There is no tab ${sheetId}.`);
  return tab;
}

function applyOne(tabs: Map<number, Tab>, write: Write): void {
  const { sheetId } = write;
  if (write.kind === 'drop') {
    mustFind(tabs, sheetId);
    tabs.delete(sheetId);
    return;
  }
  if (write.kind === 'tab') {
    if (write.isNew && tabs.has(sheetId)) throw new Error(`There is a tab ${sheetId} already.`);
    if (!write.isNew) mustFind(tabs, sheetId);
    const cells = cellsOf(write.grid);
    tabs.set(sheetId, { sheetId, title: write.title, rowCount: cells.length, cells: trimmed(cells) });
    return;
  }
  const tab = mustFind(tabs, sheetId);
  const cells = tab.cells.map((line) => [...line]);
  while (cells.length < write.at) cells.push([]);
  write.rows.forEach((row, i) => {
    for (const cell of row) checkCell(cell);
    cells[write.at + i] = [...row];
  });
  tabs.set(sheetId, { ...tab, rowCount: Math.max(tab.rowCount, cells.length), cells: trimmed(cells) });
}

/** A drawing as a tab would be read back: texts at their places, empty cells as ''. */
export function cellsOf({ heights, cells }: Grid): Cell[][] {
  const lines: Cell[][] = heights.map(() => []);
  for (const { row, column, text } of cells) {
    checkCell(text);
    const line = lines[row];
    if (!line) throw new Error(`A cell stands in row ${row} of ${heights.length}.`);
    while (line.length <= column) line.push('');
    line[column] = text;
  }
  return lines;
}

function checkCell(cell: Cell): void {
  if (cell === undefined) throw new Error('A cell is undefined.');
  if (typeof cell === 'string' && cell.length > CELL_LIMIT) throw new Error('More than 50,000 characters.');
  if (typeof cell === 'number' && !Number.isFinite(cell)) throw new Error(`A cell holds ${cell}.`);
}

function trimmed(cells: Cell[][]): Cell[][] {
  let used = cells.length;
  while (used > 0 && (cells[used - 1] as Cell[]).every((cell) => cell === '')) used--;
  return cells.slice(0, used);
}
