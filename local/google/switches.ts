/** What Google writes into a response tab of its own, by the language of the account. */
export const RESPONSE_TAB = {
  en: { title: 'Form Responses', time: 'Timestamp', email: 'Email Address' },
  de: { title: 'Formularantworten', time: 'Zeitstempel', email: 'E-Mail-Adresse' },
  ja: { title: 'フォームの回答', time: 'タイムスタンプ', email: 'メールアドレス' },
} as const;

/**
 * Behaviours of Google that differ between accounts, or that come and go. Each switch turns one on; all off is the account
 * of an ordinary host with a script's default Cloud project. docs/google.md says which switch breaks which assumption.
 */
export interface Switches {
  /** The Forms REST API is enabled in the script's Cloud project. In a default project nobody can enable it. */
  formsApi?: boolean;
  /** Milliseconds until a new file is in Drive’s lists. */
  listLag?: number;
  /** Scopes of the manifest that the host did not tick, without Google’s prefix. */
  untickedScopes?: readonly string[];
  /** The language of the host's account, in which Google writes the heads of response tabs. */
  language?: keyof typeof RESPONSE_TAB;
  /** A response tab shows only some seconds after the form was linked, to those who open the workbook then; likewise unlinking. */
  lateTab?: boolean;
}
