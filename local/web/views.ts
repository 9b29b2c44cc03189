// The data that the server sends to the page.
import type { EmailCollection, FormItem } from '../google/world/form.ts';
import type { Sheet } from '../google/world/workbook.ts';
import type { Person, Role } from '../google/world/world.ts';

export interface FileEntry {
  id: string;
  name: string;
  kind: 'workbook' | 'form' | 'page';
  /** A workbook that the host made: the add-on runs in the one that is open. */
  isHostBook: boolean;
  /** The part of the season that the add-on made the file for; '' for none. */
  part: string;
  /** The right of the account; null when it may not open the file. */
  right: Role | null;
  isPublished: boolean;
  readers: string[];
  isForAnyone: boolean;
  publicId: string | null;
  isOpen: boolean;
  responses: number | null;
}

export interface StateView {
  hostEmail: string;
  people: readonly Person[];
  activeWorkbook: string | null;
  /** The tab of it that is shown; null for the first one. */
  activeTab: number | null;
  /** Virtual time minus real time, in milliseconds. */
  offset: number;
  /** Number of alarms each time the script's clock is due. */
  alarms: number;
  /** The mails that the script sent. */
  mails: readonly { to: string; subject: string; body: string }[];
  files: FileEntry[];
}

/** The file that the page shows, itself or as published to the web. */
export interface OpenedFile {
  fileId: string;
  isPublished: boolean;
}

export interface ColorStyle {
  rgbColor?: { red?: number; green?: number; blue?: number };
}

export interface Tab {
  sheetId: number;
  title: string;
  hidden: boolean;
  tabColorStyle?: ColorStyle;
  formId: string | null;
}

export interface WorkbookView {
  id: string;
  name: string;
  canEdit: boolean;
  isPublished: boolean;
  timeZone: string;
  tabs: Tab[];
  sheet: Sheet;
}

export interface FormView {
  id: string;
  title: string;
  url: string;
  closed: string | null;
  description: string;
  emails: EmailCollection;
  showAgain: boolean;
  items: FormItem[];
}
