/** A plain text to one address. */
export interface MailText {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Mail from the address of whoever runs the script. */
export interface Mail {
  /** How many recipients Google still takes today [1]. Throws where the script may not send mail. */
  left(): number;
  /** Sends a mail [1]. Throws where Google refuses it; it was not sent then. */
  send(mail: MailText): void;
}

/** Why a chat did not take a text. */
export interface PostFailure {
  readonly error: string;
  /** Milliseconds until it takes texts again, where only a limit stopped it. */
  readonly wait?: number;
  /** No answer came: the text may be there. */
  readonly isUnclear?: true;
}

/** A chat that takes texts at a secret address: a Discord webhook. */
export interface Chat {
  /** Posts a text, which notifies nobody [1]. Never throws, and no error holds the address. */
  post(address: string, text: string): PostFailure | undefined;
  /** Looks whether the address takes texts [1]. Never throws, and no error holds the address. */
  look(address: string): PostFailure | undefined;
}
