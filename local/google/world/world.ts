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
  /** For a form's permission to respond, which gives no right on the file itself. */
  view?: 'published';
}

/** Properties that Drive has for files of all kinds. */
export interface FileFacts {
  id: string;
  name: string;
  permissions: Permission[];
  trashed: boolean;
  /** True if published to the web, so that anyone may read the whole file without signing in. */
  published: boolean;
  /** True if the add-on made the file. The scope drive.file covers only such files. */
  madeByAddOn: boolean;
  createdAt: number;
  /** App properties that the add-on set on a file it made. */
  appProperties?: Record<string, string>;
}

export type WorkbookFile = FileFacts & { kind: 'workbook'; workbook: Workbook };
export type FormFile = FileFacts & { kind: 'form'; form: Form };
/** A file that holds a text, such as an HTML page. */
export type PageFile = FileFacts & { kind: 'page'; mimeType: string; text: string };
export type DriveFile = WorkbookFile | FormFile | PageFile;

export interface Person {
  name: string;
  email: string;
  /** False if this address has no Google account, so that Google can share a file with it only by mail. */
  hasAccount?: boolean;
}

export interface Trigger {
  id: string;
  handler: string;
  spreadsheetId: string;
  owner: string;
  /** For a clock trigger: minutes between two runs, and the time of the next run in milliseconds. */
  alarm?: { everyMinutes: number; next: number };
  /** True if Google has silently disabled the trigger, which is still listed but never runs. */
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
  /** Milliseconds added to the host's time source to give the virtual time. */
  offset: number;
  nextId: number;
  people: Person[];
  /** Id of the add-on's workbook; undefined before it is made. */
  activeWorkbook?: string;
  /** Id of the tab of the active workbook that the host has open; by default the first tab. */
  activeTab?: number;
  files: Record<string, DriveFile>;
  /** Document properties by workbook id. */
  properties: Record<string, Record<string, string>>;
  triggers: Trigger[];
  /** Number of workbooks made, by UTC day and user, for the daily limit. */
  workbooksMade: Record<string, number>;
  /** Milliseconds that triggers ran, by UTC day and user, for the daily limit. */
  triggerTime?: Record<string, number>;
  /** Mails that the script sent, in order. */
  mails?: Mail[];
  /** Number of mail recipients, by UTC day and user, for the daily limit. */
  mailsSent?: Record<string, number>;
  /** Posts to Discord webhooks, in order. */
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

/** Makes the next id of a kind, with Google's length and alphabet, and equal in every run. */
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

/** Makes a unique id for an item or question, with nine digits like Google's. */
export const makeQuestionId = (world: World): number =>
  100_000_000 + ((world.nextId++ * 48_271_013) % 899_999_963);
