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
 * The outside world for the use cases. The adapters in google/ call Google; tests have others. Numbers in brackets count
 * service calls; each takes time on Google.
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
  /** SHA-256 of a text, in lower-case hexadecimal: fast, but not for hashes in the log or in records. */
  digest(text: string): string;
  /** The email of the panel's user. */
  who(): string;
  /** The addresses of all who may edit the workbook, as far as Google tells them [2]. */
  hosts(): readonly string[];
  /** The id of the tab in front of the panel's user; null if unknown. */
  looksAt(): number | null;
  /** Shows the panel's user a tab, where Google can. */
  showTab(sheetId: number): void;
  /** The page that replays and checks an exported match. Throws a problem if the script was installed without it. */
  viewerPage(): string;
  readonly selfTest: SelfTest;
  /** The id of the panel's press, if any. It becomes part of its log entry's salt (log/request.ts). */
  readonly request?: string;
  /** Adds a note for the host to the answer of the call. */
  tell(note: string, details?: string): void;
}
