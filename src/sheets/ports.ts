import type { Clock, Entropy, Lock, Memo, Triggers } from './ports/clock.ts';
import type { Files } from './ports/files.ts';
import type { Forms } from './ports/forms.ts';
import type { Chat, Mail, Post } from './ports/messages.ts';
import type { SelfTest } from './ports/self-test.ts';
import type { HostWorkbook, Spreadsheets } from './ports/workbook.ts';

export type * from './ports/clock.ts';
export * from './ports/files.ts';
export type * from './ports/forms.ts';
export type * from './ports/messages.ts';
export type * from './ports/self-test.ts';
export type * from './ports/workbook.ts';

/**
 * Outside world for the use cases. The adapters in google/ call Google; tests use fakes. A number in brackets is the
 * number of service calls, which are slow on Google.
 */
export interface Ports {
  readonly workbook: HostWorkbook;
  readonly post: Post;
  readonly files: Files;
  readonly forms: Forms;
  readonly spreadsheets: Spreadsheets;
  readonly mail: Mail;
  readonly chat: Chat;
  readonly triggers: Triggers;
  readonly clock: Clock;
  readonly lock: Lock;
  readonly memo: Memo;
  readonly entropy: Entropy;
  /** Gives the SHA-256 of a text in lower-case hexadecimal. Hashes in the log and in records are never made with this fast function. */
  digest(text: string): string;
  /** Gives the email of the panel's user. */
  who(): string;
  /** Gives the addresses of everyone who may edit the workbook, as far as Google shows the addresses [2 calls]. */
  hosts(): readonly string[];
  /** Opens a tab for the panel's user, if Google can. */
  showTab(sheetId: number): void;
  /** Gives the page that replays and checks an exported match. Throws if the script was installed without that page. */
  viewerPage(): string;
  readonly selfTest: SelfTest;
  /** Id of the panel's button press, if any. Part of the log entry's salt (log/request.ts). */
  readonly request?: string;
  /** Adds a note for the host to the call's answer. */
  tell(note: string, details?: string): void;
}
