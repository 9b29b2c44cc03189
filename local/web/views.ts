// The data that the server sends to the page.
import type { EmailCollection, FormItem } from '../google/world/form.ts';
import type { Sheet } from '../google/world/workbook.ts';
import type { Person, Role } from '../google/world/world.ts';

export interface FileEntry {
  id: string;
  name: string;
  kind: 'workbook' | 'form' | 'page';
  /** True for a workbook that the host made. The add-on runs in the open workbook of the host. */
  isHostBook: boolean;
  /** Part of the season for which the add-on made this file; '' if the file belongs to no part. */
  part: string;
  /** Right of the account on the file; null if the account may not open the file. */
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
  /** Id of the tab that the workbook shows; null for the first tab. */
  activeTab: number | null;
  /** Virtual time minus real time, in milliseconds. */
  offset: number;
  /** Number of runs that each due clock trigger starts. */
  alarms: number;
  /** Mails that the script sent. */
  mails: readonly { to: string; subject: string; body: string }[];
  files: FileEntry[];
}

/** The file that the page shows. A file that is published to the web can be shown in its published form. */
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
