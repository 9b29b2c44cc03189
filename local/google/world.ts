// Everything the local host remembers, as plain data: what is saved is exactly this.

import type { Form } from './forms/form.ts';
import type { Workbook } from './sheets/workbook.ts';

export type Role = 'owner' | 'writer' | 'reader';

export interface Permission {
  id: string;
  type: 'user' | 'anyone';
  role: Role;
  emailAddress?: string;
}

/** What Drive knows of every file, whatever is in it. */
export interface FileFacts {
  id: string;
  name: string;
  permissions: Permission[];
  trashed: boolean;
  /** Published to the web: anyone may read a copy of the whole file, signed in or not. */
  published: boolean;
  /** Made by the add-on itself, which is what the scope drive.file reaches. */
  madeByAddOn: boolean;
  createdAt: number;
  /** Marks that an add-on put on a file it made. */
  appProperties?: Record<string, string>;
}

export type WorkbookFile = FileFacts & { kind: 'workbook'; workbook: Workbook };
export type FormFile = FileFacts & { kind: 'form'; form: Form };
export type DriveFile = WorkbookFile | FormFile;

export interface Person {
  name: string;
  email: string;
  /** false: this address has no Google account, so files cannot be shared with it without a mail. */
  hasAccount?: boolean;
}

export interface Trigger {
  id: string;
  handler: string;
  spreadsheetId: string;
  owner: string;
}

export interface World {
  version: 1;
  /** Added to the host's time source to give the virtual time, in milliseconds. */
  offset: number;
  nextId: number;
  people: Person[];
  /** The workbook the add-on is opened in; undefined before there is one. */
  activeWorkbook?: string;
  files: Record<string, DriveFile>;
  /** Document properties by workbook id. */
  properties: Record<string, Record<string, string>>;
  triggers: Trigger[];
  /** Workbooks made, by UTC day and user, for the daily limit. */
  workbooksMade: Record<string, number>;
}

/** Makes a world in which nobody has made a file yet. */
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

/** Makes the next id of a kind; ids look like Google's in length and alphabet, and are the same in every run. */
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

/** An id for an item or question: nine digits, as Google's look, and no two the same. */
export const makeQuestionId = (world: World): number =>
  100_000_000 + ((world.nextId++ * 48_271_013) % 899_999_963);
