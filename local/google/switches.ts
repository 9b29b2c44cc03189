/**
 * Behaviours of Google that differ between accounts, or that come and go. Each switch turns one on; all off is the account
 * of an ordinary host with a script's default Cloud project. docs/google.md says which switch breaks which assumption.
 */
export interface Switches {
  /** The Forms REST API is enabled in the script's Cloud project. In a default project nobody can enable it. */
  formsApi?: boolean;
}
