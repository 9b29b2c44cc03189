// The whole state of the local host as plain data; exactly this is saved.

import type { Form } from './form.ts';
import type { Switches } from './switches.ts';
import type { Workbook } from './workbook.ts';

export type Role = 'owner' | 'writer' | 'reader';

export interface Permission {
  id: string;
  type: 'user' | 'anyone';
  role: Role;
  emailAddress?: string;
  /** For a form: who may respond to it, which says nothing of the file itself. */
  view?: 'published';
}

/** The properties that Drive has for every kind of file. */
export interface FileFacts {
  id: string;
  name: string;
  permissions: Permission[];
  trashed: boolean;
  /** Published to the web: anyone may read the whole file, signed in or not. */
  published: boolean;
  /** Made by the add-on itself: the scope drive.file covers only such files. */
  madeByAddOn: boolean;
  createdAt: number;
  /** Properties that the add-on set on a file it made. */
  appProperties?: Record<string, string>;
}

export type WorkbookFile = FileFacts & { kind: 'workbook'; workbook: Workbook };
export type FormFile = FileFacts & { kind: 'form'; form: Form };
/** A file with a text in it, such as a page. */
export type PageFile = FileFacts & { kind: 'page'; mimeType: string; text: string };
export type DriveFile = WorkbookFile | FormFile | PageFile;

export interface Person {
  name: string;
  email: string;
  /** False when this address has no Google account: Google then shares a file with it only by mail. */
  hasAccount?: boolean;
}

export interface Trigger {
  id: string;
  handler: string;
  spreadsheetId: string;
  owner: string;
  /** For a trigger of the clock: the minutes from one run to the next, and when the next one is due, in milliseconds. */
  alarm?: { everyMinutes: number; next: number };
  /** Google disabled it without a word: it is listed, and never runs. */
  disabled?: boolean;
}

export interface Mail {
  from: string;
  to: string;
  subject: string;
  body: string;
  at: number;
}

export interface World {
  version: 1;
  /** Added to the host's time source to give the virtual time, in milliseconds. */
  offset: number;
  nextId: number;
  people: Person[];
  /** The workbook of the add-on; undefined before there is one. */
  activeWorkbook?: string;
  /** The tab of the active workbook that the host looks at; the first one where it is not said. */
  activeTab?: number;
  files: Record<string, DriveFile>;
  /** Document properties by workbook id. */
  properties: Record<string, Record<string, string>>;
  triggers: Trigger[];
  /** Workbooks made, by UTC day and user, for the daily limit. */
  workbooksMade: Record<string, number>;
  /** Milliseconds of triggers, by UTC day and user, for the daily limit. */
  triggerTime?: Record<string, number>;
  /** Mails that the script sent, in order. */
  mails?: Mail[];
  /** Recipients of mails, by UTC day and user, for the daily limit. */
  mailsSent?: Record<string, number>;
  /** Posts to webhooks of Discord, in order. */
  posts?: unknown[];
  switches?: Switches;
}

/** Makes a state without files or people. */
export function makeWorld(): World {
  return {
    version: 1,
    offset: 0,
    nextId: 1,
    people: [],
    files: {},
    properties: {},
    triggers: [],
    workbooksMade: {},
  };
}

/** Makes the next id of a kind: of Google's length and alphabet, and the same in every run. */
export function makeId(world: World, kind: string): string {
  const number = world.nextId++;
  let mixed = number * 2654435761 + 97;
  let tail = '';
  for (const letter of `${kind}${number}`.padEnd(28, '·')) {
    mixed = (Math.imul(mixed ^ letter.charCodeAt(0), 16777619) + number) >>> 0;
    tail += 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'[mixed % 57];
  }
  return `${kind}${number}_${tail}`;
}

/** A unique id for an item or question, of nine digits as Google's are. */
export const makeQuestionId = (world: World): number =>
  100_000_000 + ((world.nextId++ * 48_271_013) % 899_999_963);
