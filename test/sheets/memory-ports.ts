import { createHash } from 'node:crypto';
import { isZone, zoneOffset } from '../../local/google/base/zone.ts';
import type { Grid } from '../../src/rules/board/grid.ts';
import type { Cell } from '../../src/rules/declare/position.ts';
import type { Question } from '../../src/rules/order/question.ts';
import { exportRecord, verify } from '../../src/sheets/actions/verify.ts';
import { type Book, openBook } from '../../src/sheets/log/book.ts';
import { mustPlayBack } from '../../src/sheets/log/fold.ts';
import type { Playback } from '../../src/sheets/log/playback/playback.ts';
import type { MatchState, PanelState } from '../../src/sheets/panel-api/panel.ts';
import { panelState } from '../../src/sheets/panel-api/state.ts';
import {
  type FormAnswers,
  type FormFinding,
  type FormHead,
  HIDDEN_FILE,
  isArchiveKey,
  type MailText,
  type Page,
  type PageWrite,
  type Ports,
  type PostFailure,
  type QuestionChange,
  REHEARSAL_KEY,
  type Shared,
  type Tab,
  type TriggerName,
  type Write,
} from '../../src/sheets/ports.ts';
import { CODE_TITLE } from '../../src/sheets/responses/columns.ts';
import { columnIds } from '../../src/sheets/workbook/bound-columns.ts';
import { COVER_TAB, FIRST_MATCH_TAB } from '../../src/sheets/workbook/season.ts';

/** A page that arrived: its last page, and the first tab if it has that. */
export interface Arrived extends Page {
  readonly file: string;
  readonly cover?: Grid;
}

/** A season in memory: the ports, how often each was called, and ways to make them fail. */
export interface Memory {
  readonly ports: Ports;
  /** The workbook as an action reads it. */
  book(): Book;
  /** The panel’s state, and a match in it. */
  panel(): PanelState;
  match(number?: number): MatchState;
  /** A match as the log gives it, and its exported record. */
  playback(match?: number): Playback;
  record(match?: number): ReturnType<typeof JSON.parse>;
  seat(name: string, match?: number): MatchState['seats'][number];
  /** The entries of the log. */
  entries(): Book['log']['entries'];
  /** Findings of Verify in the workbook; '' for none. */
  fault(): string;
  /** The newest page of a match: of a player, or without a name of the spectators. */
  page(name?: string, match?: number): string;
  /** Calls by name since the last look. */
  counts(): Record<string, number>;
  /** The tabs of the host workbook, which tests change as a host does by hand. */
  readonly tabs: Map<number, Tab>;
  /** Letters that arrived, in order. Those that are due arrive before anyone looks. */
  readonly pageWrites: Arrived[];
  /** Delivers what is due. It is called, uncounted, before anyone looks at pages. */
  due: (() => unknown) | undefined;
  /** Files that are not in the bin, by the name they were asked for. */
  readonly files: Map<string, string>;
  /** Pages for everyone, by the ids of their files. */
  readonly pages: Map<string, { readonly name: string; readonly html: string }>;
  /** Why Google does not take a page, or ''. */
  pageFailure: string;
  readonly forms: Map<string, MemoryForm>;
  /** The renewals of forms, in order. */
  readonly renewed: (readonly [form: string, changes: readonly QuestionChange[], head: Partial<FormHead>])[];
  /** Findings of the next checks of forms, by the form's id. */
  readonly formFindings: Map<string, readonly FormFinding[]>;
  /** Forms that are closed. */
  readonly closed: string[];
  readonly notes: Map<string, string>;
  /** Spreadsheets beside the workbook that the add-on made as archives, by their ids. */
  readonly archives: Map<string, MemoryArchive>;
  /** The responses as the forms keep them, by the form's id. */
  readonly kept: Map<string, FormAnswers[]>;
  time: number;
  /** The number of random texts so far. */
  drawn: number;
  /** The tab that the host looks at. */
  shownTab: number | null;
  /** The time zone of the workbook. */
  timeZone: string;
  /** The heads of new response tabs that Google writes in the language of the account. */
  heads: { readonly time: string; readonly sender: string };
  /** The readers of each file, by its id: an address, or '' for everyone who has the link. */
  readonly readers: Map<string, string>;
  /** The addresses of the hosts. */
  hosts: readonly string[];
  /** Files of another host’s account. */
  hidden: readonly string[];
  /** Addresses that Google does not share with. */
  unknownAddresses: readonly string[];
  /** The tabs of files, by file and tab. */
  readonly shown: Map<string, Grid>;
  /** Pages that fail, with their errors. */
  refuses: (pageWrite: PageWrite) => string | undefined;
  /** Forms that cannot be written, with the reasons. */
  refusesForm: (form: string) => string | undefined;
  /** Why forms cannot demand a verified email, or ''. */
  emailProblem: string;
  /** The first rows of the tab that a form is linked to again. */
  relinked: (form: string) => Cell[][];
  /** The outcomes of the next commits, one each. Later commits succeed. */
  readonly fates: ('fine' | 'refused' | 'lost')[];
  /** The triggers that this account has set. */
  triggers: readonly TriggerName[];
  /** Mails that were sent, in order. */
  readonly mails: MailText[];
  /** The texts that were sent to a chat, with its address. */
  readonly posts: (readonly [address: string, text: string])[];
  /** The error of the chat, if it refuses texts. */
  postFailure: PostFailure | undefined;
  /** Number of mails that Google still takes; undefined if the script may send none. */
  mailsLeft: number | undefined;
  /** Somebody else holds the lock. */
  locked: boolean;
  /** A response arrives a millisecond later: a row of the form's tab. */
  respond(sheetId: number, answers: Readonly<Record<string, Cell>>): void;
  type(sheetId: number, row: number, column: number, cell: Cell): void;
}

export interface MemoryForm {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly sheetId: number;
  readonly identity: 'email' | 'code';
  /** Responses arrive in its tab. */
  readonly isLinked: boolean;
}

/** An archive in memory: its tabs, and whether it lies in the bin. */
export interface MemoryArchive {
  readonly tabs: Map<number, Tab>;
  isInBin: boolean;
}

const CELL_LIMIT = 50_000;
const DAY = 86_400_000;
const EPOCH = 25_569;

/** A page that arrived, and what its tabs show now. */
function arrive({ file, pages }: PageWrite, shown: Memory['shown']): Arrived[] {
  for (const { sheetId, grid } of pages) shown.set(`${file} ${sheetId}`, grid);
  const cover = pages.find(({ sheetId }) => sheetId === COVER_TAB)?.grid;
  return pages.slice(-1).map((page) => ({ file, ...page, ...(cover ? { cover } : {}) }));
}

/** Ports without Google: narrow, strict about a workbook's content, and counting. */
export function makeMemory(): Memory {
  const tabs = new Map<number, Tab>();
  const pageWrites: Arrived[] = [];
  const shown: Memory['shown'] = new Map();
  const files = new Map<string, string>();
  const forms: Memory['forms'] = new Map();
  const notes = new Map<string, string>();
  const noteAll = (texts: Readonly<Record<string, string>>): void => {
    for (const [key, text] of Object.entries(texts))
      if (new TextEncoder().encode(key + text).length > 9 * 1024) throw new Error('too large');
    for (const [key, text] of Object.entries(texts)) notes.set(key, text);
  };
  const renewed: Memory['renewed'] = [];
  const closed: string[] = [];
  const kept = new Map<string, FormAnswers[]>();
  const archives: Memory['archives'] = new Map();
  const readers: Memory['readers'] = new Map();
  let calls: Record<string, number> = {};
  /** An id that no tab of a form has, or had while its form knows it. */
  const freeTab = () => {
    const ofForms = [...forms.values()].map(({ sheetId }) => sheetId);
    return Math.max(999, ...ofForms, ...[...tabs.keys()].filter((id) => id < 900_000)) + 1;
  };

  const meetFate = (work: () => void) => {
    const fate = memory.fates.shift() ?? 'fine';
    if (fate === 'refused') throw new Error('Google is busy');
    work();
    if (fate === 'lost') throw new Error('No answer came');
  };

  /** The heads that Google gives to the tab of a form. */
  const headsOf = (id: string): Cell[] => {
    const { identity = 'email', questions = [] } = forms.get(id) ?? {};
    const asked = questions.map(({ title }) => title);
    return [memory.heads.time, identity === 'email' ? memory.heads.sender : 'Your personal code', ...asked];
  };

  const reachForm = (id: string): void => {
    const why = memory.refusesForm(id);
    if (why !== undefined) throw new Error(why);
  };

  const archiveOf = (file: string): MemoryArchive => {
    const archive = archives.get(file);
    if (!archive) throw new Error('Requested entity was not found. (404)');
    return archive;
  };

  const deliverDue = (): void => {
    const { due } = memory;
    if (!due) return;
    memory.due = undefined;
    const counted = calls;
    calls = {};
    due();
    calls = counted;
  };

  const memory: Memory = {
    tabs,
    get pageWrites() {
      deliverDue();
      return pageWrites;
    },
    get shown() {
      deliverDue();
      return shown;
    },
    due: undefined,
    files,
    forms,
    renewed,
    formFindings: new Map(),
    closed,
    notes,
    kept,
    archives,
    readers,
    pages: new Map(),
    pageFailure: '',
    hosts: ['host@example.com'],
    hidden: [],
    unknownAddresses: [],
    time: Date.UTC(2026, 0, 10, 12),
    drawn: 0,
    shownTab: null,
    timeZone: 'Etc/GMT',
    heads: { time: 'Timestamp', sender: 'Email Address' },
    refuses: () => undefined,
    refusesForm: () => undefined,
    emailProblem: '',
    relinked: () => [],
    fates: [],
    triggers: [],
    mails: [],
    posts: [],
    postFailure: undefined,
    mailsLeft: 100,
    locked: false,
    book: () => openBook(memory.ports),
    panel: () => panelState(memory.ports),
    match(wanted = 1) {
      const match = memory.panel().matches.find(({ number }) => number === wanted);
      if (!match) throw new Error(`The panel shows no match ${wanted}.`);
      return match;
    },
    playback: (match = 1) => mustPlayBack(memory.book().log, match),
    record: (match = 1) => JSON.parse(exportRecord(memory.book(), match)),
    seat: (wanted, number) => memory.match(number).seats.find(({ name }) => name === wanted)!,
    entries: () => memory.book().log.entries,
    fault: () => verify(memory.book()).fault,
    page(wanted = '', match = 1) {
      const { spectatorFile, players } = memory.book().season;
      const file = wanted === '' ? spectatorFile : players.find(({ name }) => name === wanted)?.file;
      const isIts = (pageWrite: Arrived) =>
        pageWrite.file === file && pageWrite.sheetId === FIRST_MATCH_TAB + match;
      const cells = memory.pageWrites.filter(isIts).at(-1)?.grid.cells ?? [];
      return cells.map(({ text }) => String(text)).join('\n');
    },
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
      const [form] = [...forms].find(([, one]) => one.sheetId === sheetId) ?? [];
      const linked = (form === undefined ? (tab.cells[0] ?? []) : headsOf(form)).map(String);
      const ids = columnIds(sheetId, linked);
      const row: Cell[] = [];
      linked.forEach((head, place) => {
        const column = tab.bound?.get(ids[place] ?? 0) ?? (tab.cells[0] ?? []).indexOf(head);
        while (row.length <= column) row.push('');
        if (column >= 0) row[column] = all[head] ?? '';
      });
      tabs.set(sheetId, { ...tab, cells: [...tab.cells, row] });
      if (form === undefined) return;
      const { 'Your personal code': code, ...typed } = others;
      const texts = Object.entries(typed).map(([title, cell]) => [title, String(cell)] as const);
      const given = texts.filter(([, text]) => text !== '');
      const response: FormAnswers = {
        at: memory.time,
        sender: String(code ?? email),
        email: code === undefined ? String(email) : '',
        texts: [...(code === undefined ? [] : [String(code)]), ...given.map(([, text]) => text)],
        answers: Object.fromEntries(given),
      };
      kept.set(form, [...(kept.get(form) ?? []), response]);
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
        read(sheetIds, bound) {
          const isWhole = sheetIds === undefined || !sheetIds.every((sheetId) => tabs.has(sheetId));
          const read = [...tabs.values()].filter(({ sheetId }) => isWhole || sheetIds.includes(sheetId));
          const known = read.map((tab) =>
            bound?.has(tab.sheetId) ? { ...tab, bound: tab.bound ?? new Map() } : tab,
          );
          return { timeZone: memory.timeZone, tabs: known, isWhole };
        },
        computed: (title) => {
          const tab = [...tabs.values()].find((one) => one.title === title);
          const cells = (tab?.cells ?? []).map((line) =>
            line.map((value) => ({ value, isEntered: value !== '', format: '' })),
          );
          return { cells, isIterative: false };
        },
        titles: () => new Map([...tabs.values()].map(({ sheetId, title }) => [sheetId, title])),
        commit(writes) {
          meetFate(() => applyAll(tabs, writes));
        },
      },
      post: {
        send(sent) {
          return sent.map((pageWrite) => {
            const error = memory.refuses(pageWrite);
            if (error === undefined) pageWrites.push(...arrive(pageWrite, shown));
            return error === undefined ? undefined : { error };
          });
        },
      },
      files: {
        make(requests) {
          return requests.map(({ key, name }) => {
            const id = `file of ${key}`;
            const known = [...files.values()].includes(id);
            if (!known) files.set(files.has(name) ? `${name}, again` : name, id);
            if ((isArchiveKey(key) || key === REHEARSAL_KEY) && !archives.has(id))
              archives.set(id, newArchive());
            return id;
          });
        },
        share(grants) {
          return grants.map(({ file, reader, orLink }): Shared => {
            if (memory.hidden.includes(file)) return { access: '', problem: 'hidden', isHidden: true };
            const isRefused = memory.unknownAddresses.includes(reader);
            readers.delete(file);
            if (isRefused && !orLink)
              return { access: '', problem: `Google refuses to share the file with ${reader}` };
            readers.set(file, isRefused ? '' : reader);
            return { access: isRefused || reader === '' ? 'link' : 'account', problem: '' };
          });
        },
        open: ({ grants }) => ({ shared: memory.ports.files.share(grants), hidden: [] }),
        hidden: (ids) => ids.filter((id) => memory.hidden.includes(id)),
        close(ids, forms = []) {
          for (const id of ids) readers.delete(id);
          return [...ids, ...forms].map((id) => (memory.hidden.includes(id) ? HIDDEN_FILE : ''));
        },
        openTo: () => ({ unwanted: [], lacking: [] }),
        hosts: () => memory.hosts,
        letHostsIn: () => [],
        whereabouts: (ids) => ids.map((id) => (memory.hidden.includes(id) ? 'not shown' : 'here')),
        rename(file, name) {
          for (const [old, id] of files) if (id === file) files.delete(old);
          files.set(name, file);
        },
        discard(ids) {
          for (const [name, id] of files) if (ids.includes(id)) files.delete(name);
          for (const id of ids) readers.delete(id);
        },
        savePage({ file, name, html }) {
          if (memory.pageFailure) throw new Error(memory.pageFailure);
          const id = file === '' ? `page ${memory.pages.size + 1}` : file;
          memory.pages.set(id, { name, html });
          return { file: id, link: `https://drive.example.com/download/${id}` };
        },
        find: (key) => [...files.values()].find((id) => id === `file of ${key}`),
        made: () =>
          [...files.values()].flatMap((file) =>
            archives.has(file) ? [] : [{ key: file.replace(/^file of /, ''), file }],
          ),
        link: (file) => `https://files/${file}`,
      },
      forms: {
        make(title) {
          forms.set(title, { title, questions: [], sheetId: 0, identity: 'email', isLinked: false });
          return title;
        },
        discard(id, title) {
          const form = forms.get(id || title);
          if (form) tabs.delete(form.sheetId);
          forms.delete(id || title);
        },
        build(id, { questions, identity, filled }) {
          // An unfinished form that is built again keeps its tab.
          const known = forms.get(id)?.sheetId;
          const sheetId = known !== undefined && tabs.has(known) ? known : freeTab();
          forms.set(id, { title: id, questions, sheetId, identity, isLinked: true });
          tabs.set(sheetId, {
            sheetId,
            title: `Form Responses ${sheetId}`,
            rowCount: 100,
            cells: [headsOf(id)],
          });
          // The link fills in its answers, where the form has these questions.
          const titles = [
            ...(identity === 'code' ? [CODE_TITLE] : []),
            ...questions.map(({ title }) => title),
          ];
          const parts = titles.flatMap((title, i) =>
            filled[title] ? [`entry.${5 + i}=${filled[title]}`] : [],
          );
          const url = `https://forms/${encodeURIComponent(id)}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
          return { id, url, sheetId };
        },
        renew(id, changes, head, written) {
          reachForm(id);
          renewed.push([id, changes, head]);
          for (const { question } of changes) written?.(question);
        },
        check: (id) => memory.formFindings.get(id) ?? [],
        close(id) {
          reachForm(id);
          closed.push(id);
        },
        reopen(id) {
          reachForm(id);
          const at = closed.indexOf(id);
          if (at >= 0) closed.splice(at, 1);
        },
        rename(id, title) {
          reachForm(id);
          const form = forms.get(id);
          if (form) forms.set(id, { ...form, title });
        },
        unlink(id) {
          reachForm(id);
          if (!closed.includes(id)) closed.push(id);
          const form = forms.get(id);
          if (form) forms.set(id, { ...form, isLinked: false });
        },
        link(id) {
          reachForm(id);
          const form = forms.get(id);
          if (!form) throw new Error('The form is gone.');
          if (form.isLinked) return form.sheetId;
          const sheetId = freeTab();
          const rows = memory.relinked(id);
          tabs.set(sheetId, {
            sheetId,
            title: `Form Responses ${sheetId}`,
            rowCount: 100,
            cells: [headsOf(id), ...rows],
          });
          forms.set(id, { ...form, sheetId, isLinked: true });
          return sheetId;
        },
        dropTab(id) {
          const form = forms.get(id);
          if (!form) return;
          tabs.delete(form.sheetId);
          forms.set(id, { ...form, isLinked: false });
        },
        deleteTabs(ids) {
          for (const id of ids) tabs.delete(id);
        },
        unlinked: (links) =>
          links.flatMap(({ form, tab }) => (forms.get(form)?.isLinked === false ? [tab] : [])),
        verifiedEmailProblem: () => memory.emailProblem,
        answersSince: (id, since) => (memory.kept.get(id) ?? []).filter(({ at }) => at > since),
      },
      spreadsheets: {
        look(file) {
          const archive = archives.get(file);
          if (!archive) return 'Requested entity was not found. (404)';
          const parts = [...archive.tabs.values()].map(({ sheetId, title, rowCount, cells }) => ({
            sheetId,
            title,
            rowCount,
            columnCount: Math.max(1, ...cells.map(({ length }) => length)),
          }));
          return { tabs: parts, isInBin: archive.isInBin };
        },
        read(file, titles) {
          const there = file === 'host' ? tabs : archives.get(file)?.tabs;
          if (!there) return 'Requested entity was not found. (404)';
          const found = [...there.values()].filter(({ title }) => titles.includes(title));
          if (found.length < titles.length) return 'Unable to parse range (400)';
          return found.map(({ sheetId, title, cells }) => ({ sheetId, title, cells, formats: [] }));
        },
        write(file, writes) {
          meetFate(() => applyAll(archiveOf(file).tabs, writes));
        },
      },
      triggers: {
        own: () => memory.triggers,
        set(name) {
          memory.triggers = [...memory.triggers.filter((one) => one !== name), name];
        },
        remove(name) {
          memory.triggers = memory.triggers.filter((one) => one !== name);
        },
      },
      mail: {
        left() {
          if (memory.mailsLeft === undefined)
            throw new Error(
              'Specified permissions are not sufficient to call MailApp.getRemainingDailyQuota.',
            );
          return memory.mailsLeft;
        },
        send(mail) {
          if (memory.mailsLeft === undefined || memory.mailsLeft < 1)
            throw new Error('Service invoked too many times for one day: email.');
          if (mail.to.endsWith('.invalid')) throw new Error(`Invalid email: ${mail.to}`);
          memory.mailsLeft--;
          memory.mails.push(mail);
        },
      },
      chat: {
        post(address, text) {
          if (!memory.postFailure || memory.postFailure.isUnclear) memory.posts.push([address, text]);
          return memory.postFailure;
        },
        look: () => memory.postFailure,
      },
      clock: {
        now: () => memory.time,
        fromSerial: (serial) => [Math.round((serial - EPOCH) * DAY)],
        offset: (at, zone) => (isZone(zone) ? zoneOffset(at, zone) : undefined),
      },
      lock: {
        hold: (_patience, work) => (memory.locked ? undefined : { done: work() }),
        last: (_patience, work) => {
          if (!memory.locked) work();
        },
      },
      memo: {
        get: (key) => notes.get(key),
        set(key, value) {
          if (value === undefined) notes.delete(key);
          else noteAll({ [key]: value });
        },
        setAll: noteAll,
      },
      digest: (text) => createHash('sha256').update(text).digest('hex'),
      entropy: { text: () => `entropy ${memory.drawn++}` },
      who: () => 'host@example.com',
      hosts: () => ['host@example.com', 'second@example.com'],
      showTab: (sheetId) => {
        memory.shownTab = sheetId;
      },
      viewerPage: () => '<html>the viewer<script type="application/json" id="match"></script></html>',
      selfTest: { steps: [], run: () => ({ checks: [] }) },
      tell: () => {},
    },
  };
  countCalls(memory.ports, (name) => {
    calls[name] = (calls[name] ?? 0) + 1;
  });
  return memory;
}

/** The ports whose calls are counted, each with what its calls are called after the method; and calls that ask Google nothing. */
const COUNTED = {
  workbook: '',
  post: '',
  files: '',
  forms: ' form',
  spreadsheets: ' archive',
  triggers: ' trigger',
  mail: ' mail',
  chat: ' chat',
} as const;
const FREE = ['link', 'made', 'hosts', 'letHostsIn', 'discard form', 'verifiedEmailProblem form'];

function countCalls(ports: Ports, count: (name: string) => void): void {
  for (const [port, more] of Object.entries(COUNTED)) {
    const calls = ports[port as keyof typeof COUNTED] as unknown as Record<
      string,
      (...given: unknown[]) => unknown
    >;
    for (const [name, call] of Object.entries(calls)) {
      if (typeof call !== 'function' || FREE.includes(`${name}${more}`)) continue;
      calls[name] = (...given) => {
        count(`${name}${more}`);
        return call(...given);
      };
    }
  }
}

function mustFind(tabs: ReadonlyMap<number, Tab>, sheetId: number): Tab {
  const tab = tabs.get(sheetId);
  if (!tab) throw new Error(`There is no tab ${sheetId}.`);
  return tab;
}

/** A copy of this season in memory. */
export function copyMemory(memory: Memory): Memory {
  const copy = makeMemory();
  // Due pages are delivered before anything is copied.
  const { shown } = memory;
  const fill = <K, V>(to: Map<K, V>, from: ReadonlyMap<K, V>) => {
    for (const [key, value] of from) to.set(key, value);
  };
  fill(copy.tabs, memory.tabs);
  fill(copy.files, memory.files);
  fill(copy.forms, memory.forms);
  fill(copy.notes, memory.notes);
  fill(copy.shown, shown);
  fill(copy.kept, memory.kept);
  for (const [id, { tabs, isInBin }] of memory.archives)
    copy.archives.set(id, { tabs: new Map(tabs), isInBin });
  fill(copy.readers, memory.readers);
  fill(copy.pages, memory.pages);
  copy.closed.push(...memory.closed);
  copy.time = memory.time;
  copy.timeZone = memory.timeZone;
  copy.triggers = memory.triggers;
  copy.mails.push(...memory.mails);
  copy.posts.push(...memory.posts);
  copy.postFailure = memory.postFailure;
  copy.relinked = memory.relinked;
  copy.hidden = memory.hidden;
  copy.unknownAddresses = memory.unknownAddresses;
  return copy;
}

function newArchive(): MemoryArchive {
  const sheetId = 0;
  return {
    tabs: new Map([[sheetId, { sheetId, title: 'Sheet1', rowCount: 1000, cells: [] }]]),
    isInBin: false,
  };
}

/** Applies a batch as a whole or not at all: on a copy first. */
function applyAll(tabs: Map<number, Tab>, writes: readonly Write[]): void {
  const copy = new Map(tabs);
  for (const write of writes) applyOne(copy, write);
  const titles = [...copy.values()].map(({ title }) => title.toLowerCase());
  if (new Set(titles).size < titles.length) throw new Error('There is a tab of that title already.');
  tabs.clear();
  for (const [sheetId, tab] of copy) tabs.set(sheetId, tab);
}

function applyOne(tabs: Map<number, Tab>, write: Write): void {
  if (write.kind === 'copy') {
    const { sheetId, title, cells } = write.tab;
    if (write.isNew === tabs.has(sheetId))
      throw new Error(`Is there a tab ${sheetId}? It was expected otherwise.`);
    for (const cell of cells.flat()) checkCell(cell);
    tabs.set(sheetId, {
      sheetId,
      title,
      rowCount: cells.length,
      cells: trimmed(cells.map((line) => [...line])),
    });
    return;
  }
  const { sheetId } = write;
  if (write.kind === 'name') {
    tabs.set(sheetId, { ...mustFind(tabs, sheetId), title: write.title });
    return;
  }
  if (write.kind === 'bind') {
    const tab = mustFind(tabs, sheetId);
    const bound = new Map(tab.bound);
    for (const [id, column] of write.columns) {
      if (bound.has(id)) throw new Error(`There is metadata ${id} already.`);
      bound.set(id, column);
    }
    tabs.set(sheetId, { ...tab, bound });
    return;
  }
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
  if (write.kind === 'shorten') {
    for (const { row, column, length, text } of write.cells) {
      const line = cells[row] ?? [];
      if (String(line[column] ?? '').length >= length) line[column] = text;
    }
    tabs.set(sheetId, { ...tab, cells });
    return;
  }
  if (write.kind === 'cells') {
    for (const { row, column, value } of write.cells) {
      checkCell(value);
      while (cells.length <= row) cells.push([]);
      const line = cells[row] as Cell[];
      while (line.length <= column) line.push('');
      line[column] = value;
    }
    tabs.set(sheetId, { ...tab, rowCount: Math.max(tab.rowCount, cells.length), cells: trimmed(cells) });
    return;
  }
  if (write.kind === 'block') {
    write.cells.forEach((row, i) => {
      while (cells.length <= write.row + i) cells.push([]);
      const line = cells[write.row + i] as Cell[];
      row.forEach((cell, j) => {
        while (line.length <= write.column + j) line.push('');
        line[write.column + j] = typeof cell === 'object' ? cell.formula : cell;
      });
    });
    tabs.set(sheetId, { ...tab, rowCount: Math.max(tab.rowCount, cells.length), cells: trimmed(cells) });
    return;
  }
  while (cells.length < write.at) cells.push([]);
  if (write.isInserted) cells.splice(write.at, 0, ...write.rows.map(() => []));
  write.rows.forEach((row, i) => {
    for (const cell of row) checkCell(cell);
    cells[write.at + i] = [...row];
  });
  tabs.set(sheetId, { ...tab, rowCount: Math.max(tab.rowCount, cells.length), cells: trimmed(cells) });
}

/** A tab with its columns in another order; -1 is a new one. What binds a column moves with it. */
export function moveColumns(tab: Tab, order: readonly number[]): Tab {
  const bound = [...(tab.bound ?? [])].flatMap(([id, column]) => {
    const at = order.indexOf(column);
    return at < 0 ? [] : [[id, at] as const];
  });
  const cells = tab.cells.map((line) => order.map((column) => line[column] ?? ''));
  return { ...tab, cells, bound: new Map(bound) };
}

/** A drawing as a tab would be read back: texts at their places, empty cells as ''. */
export function cellsOf({ heights, cells }: Grid = { widths: [], heights: [], cells: [] }): Cell[][] {
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
