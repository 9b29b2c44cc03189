const PLAY = 'You can play anyway: ';
const STOP = 'Do not start: ';
const REPORT = `${STOP}rounds could go wrong on this account. Copy the report below, and send it to the makers of Roundkeeper.`;
const MANIFEST = `${STOP}put the file appsscript.json into the script again, without changes. Then run the self-test again.`;
const AGAIN = `${STOP}run the self-test again in an hour. If this line still fails, copy the report below, and send it to the makers of Roundkeeper.`;

/** Advice to the host after a failed check. The key is the check's first assumption. */
const ADVICE: Readonly<Record<string, string>> = {
  G2: REPORT,
  G57: REPORT,
  G12: REPORT,
  G91: `${PLAY}all pages show times in UTC.`,
  G73: `${PLAY}the pages are only written more slowly.`,
  G14: MANIFEST,
  G17: REPORT,
  G105: `${PLAY}copy the announcements from the panel.`,
  G84: `${PLAY}copy the texts of reminders and invitations from the panel. Roundkeeper cannot mail them.`,
  G86: `${PLAY}rounds resolve only while the panel is open. Press “Resolve” yourself.`,
  G10: `${PLAY}if making a match is interrupted, you may have to start it again.`,
  G28: `${STOP}Roundkeeper could lose files or make them twice. Wait an hour, then run the self-test again.`,
  G23: REPORT,
  G92: `${PLAY}two tabs may get the same title.`,
  G78: `${PLAY}but do not bring back closed matches.`,
  G22: REPORT,
  G24: REPORT,
  G71: REPORT,
  G103: `${PLAY}but do not move, copy or rename columns of a tab with responses.`,
  G26: REPORT,
  G21: REPORT,
  G100: `${PLAY}with few players, everything works. With twelve or more players, pages may arrive late. Then press “Try these again”.`,
  G67: `${PLAY}pages may look wrong, but their words are right.`,
  G93: `${PLAY}each page also has the addresses as plain text at the end.`,
  G34: `${PLAY}enter Google accounts as the players’ addresses. Spectators cannot open their file, so post the text of “Announce in a chat”.`,
  G89: `${PLAY}do not share a match as a page. Use “Export” instead.`,
  G82: `${PLAY}the season must have one host. A second host cannot write the season’s files.`,
  G35: `${PLAY}Roundkeeper does not need this.`,
  G38: `${STOP}players could see unfinished forms, or change an order after its round. Copy the report below, and send it to the makers of Roundkeeper.`,
  G76: `${PLAY}open each new form to your players by hand. In the form: Publish › Manage › Responders: Anyone with the link.`,
  G48: `${STOP}Roundkeeper cannot build forms. Copy the report below, and send it to the makers of Roundkeeper.`,
  G40: `${STOP}Roundkeeper cannot make a match. Wait some minutes, then run the self-test again.`,
  G47: `${PLAY}players must type their personal code. Send each player the code from the roster.`,
  G97: `${PLAY}players must fill in the trade form by hand.`,
  G83: `${PLAY}tabs with responses keep Google’s names.`,
  G51: REPORT,
  G39: `${PLAY}open each new form to your players by hand. In the form: Publish › Manage › Responders: Anyone with the link.`,
  G113: `${PLAY}in a game of your own, type the changes and use no formulas.`,
  G114: `${PLAY}tell players to leave questions empty when the match no longer needs them.`,
  G110: `${PLAY}but do not change settings or questions of a form by hand.`,
  G44: `${STOP}an order could be lost if two orders arrive at once. Copy the report below, and send it to the makers of Roundkeeper.`,
  G75: REPORT,
  G42: REPORT,
  G25: REPORT,
  G65: REPORT,
  G43: `${PLAY}some answers may be refused. The player then reads the reason, and sends the order again.`,
  G63: `${PLAY}players may still send to a closed form. Such orders do not count.`,
  G15: `${PLAY}choose personal codes when you set up the season.`,
  G9: `${PLAY}only one host may have an open panel at a time.`,
  G85: `${PLAY}copy reminders and invitations from the panel, and send them yourself.`,
  G36: `${PLAY}look in Drive for files named “Roundkeeper self-test”, and delete them yourself.`,
};

const SCOPES = `${STOP}close the panel, open it again, and allow everything that Google asks for. Then run the self-test again.`;

/**
 * Gives the advice to the host after a failed check: how to play anyway, or what to do before the start. In every
 * language, Google’s message names the scope that the host has not allowed (docs/google.md, G60).
 */
export function adviceFor([first = '']: readonly string[], message = ''): string {
  const advice = ADVICE[first] ?? AGAIN;
  return advice.startsWith(STOP) && message.includes('googleapis.com/auth/') ? SCOPES : advice;
}
