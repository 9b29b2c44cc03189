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
  /** Only for the permission to respond to a form. This permission gives no right on the file itself. */
  view?: 'published';
}

/** Properties that Drive has for files of all kinds. */
export interface FileFacts {
  id: string;
  name: string;
  permissions: Permission[];
  trashed: boolean;
  /** True if the file is published to the web. Anyone may then read the whole file without signing in. */
  published: boolean;
  /** True if the add-on made the file. The scope drive.file covers only such files. */
  madeByAddOn: boolean;
  createdAt: number;
  /** App properties that the add-on has set on a file of its own. */
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
  /** False if this address has no Google account. Google can then share a file with this address only by mail. */
  hasAccount?: boolean;
}

export interface Trigger {
  id: string;
  handler: string;
  spreadsheetId: string;
  owner: string;
  /** Only for a clock trigger: the minutes between two runs, and the time of the next run in milliseconds. */
  alarm?: { everyMinutes: number; next: number };
  /** True if Google has silently disabled the trigger. The trigger is still listed but never runs. */
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
  /** Virtual time minus the time of the host's time source, in milliseconds. */
  offset: number;
  nextId: number;
  people: Person[];
  /** Id of the workbook that belongs to the add-on; undefined before this workbook is made. */
  activeWorkbook?: string;
  /** Id of the tab that the host has open in the active workbook; by default the first tab. */
  activeTab?: number;
  files: Record<string, DriveFile>;
  /** Document properties of all workbooks. The keys are workbook ids. */
  properties: Record<string, Record<string, string>>;
  triggers: Trigger[];
  /** Number of new workbooks for each UTC day and user. Google has a daily limit. */
  workbooksMade: Record<string, number>;
  /** Milliseconds that triggers ran, for each UTC day and user. Google has a daily limit. */
  triggerTime?: Record<string, number>;
  /** Mails that the script sent, in the order of sending. */
  mails?: Mail[];
  /** Number of mail recipients for each UTC day and user. Google has a daily limit. */
  mailsSent?: Record<string, number>;
  /** Posts to Discord webhooks, in the order of posting. */
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

/** Makes the next id of a kind. Ids have Google's length and alphabet, and are the same in every run. */
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

/** Makes a unique id for an item or a question. Like Google's ids, the id has nine digits. */
export const makeQuestionId = (world: World): number =>
  100_000_000 + ((world.nextId++ * 48_271_013) % 899_999_963);
