const PLAY = 'You can play all the same: ';
const STOP = 'Do not start: ';
const REPORT = `${STOP}rounds could go wrong on this account. Copy the report below and send it to the makers of Roundkeeper.`;
const MANIFEST = `${STOP}put in the file appsscript.json again, exactly as it came. Then run the self-test again.`;
const AGAIN = `${STOP}run the self-test again in an hour. If the line stays, copy the report below and send it to the makers of Roundkeeper.`;

/** Advice to the host after a failed check, by the check's first assumption. */
const ADVICE: Readonly<Record<string, string>> = {
  G2: REPORT,
  G57: REPORT,
  G12: REPORT,
  G91: `${PLAY}times on the pages are then in UTC.`,
  G73: `${PLAY}pages are only written more slowly.`,
  G14: MANIFEST,
  G17: REPORT,
  G105: `${PLAY}copy announcements from the panel.`,
  G84: `${PLAY}reminders and invitations cannot be mailed. Copy their texts from the panel instead.`,
  G86: `${PLAY}rounds resolve only while the panel is open. Press “Resolve” yourself.`,
  G10: `${PLAY}a match that takes long to make may have to be begun again.`,
  G28: `${STOP}files would be made twice or not be found. Wait an hour, then run the self-test again.`,
  G23: REPORT,
  G92: `${PLAY}two tabs may have the same title.`,
  G78: `${PLAY}do not bring back closed matches.`,
  G22: REPORT,
  G24: REPORT,
  G71: REPORT,
  G103: `${PLAY}do not move, copy or rename columns of a tab with responses.`,
  G26: REPORT,
  G21: REPORT,
  G100: `${PLAY}with few players. With twelve or more, pages may arrive late: press “Try these again”.`,
  G67: `${PLAY}pages may look wrong; their words are right.`,
  G93: `${PLAY}addresses also stand as plain text at the end of each page.`,
  G74: `${PLAY}nothing needs it.`,
  G34: `${PLAY}give players addresses of Google accounts. Spectators cannot open their file: post the text of “Announce in a chat”.`,
  G89: `${PLAY}use “Export” in place of sharing a match as a page.`,
  G82: `${PLAY}with one host. A second host cannot write the season’s files.`,
  G35: `${PLAY}nothing needs it.`,
  G38: `${STOP}players could see unfinished forms, or change an order after its round. Copy the report below and send it to the makers of Roundkeeper.`,
  G76: `${PLAY}open each new form to your players by hand. In the form: Publish › Manage › Responders: Anyone with the link.`,
  G48: `${STOP}no form can be built. Copy the report below and send it to the makers of Roundkeeper.`,
  G40: `${STOP}no match can be made. Wait some minutes, then run the self-test again.`,
  G47: `${PLAY}players must type their personal code. Send each player the code that stands on the roster.`,
  G97: `${PLAY}players fill in the trade form by hand.`,
  G83: `${PLAY}tabs with responses keep the names that Google gave them.`,
  G51: REPORT,
  G39: `${PLAY}if you open each new form by hand. In the form: Publish › Manage › Responders: Anyone with the link.`,
  G113: `${PLAY}in a game of your own, type what changes. Use no formulas.`,
  G114: `${PLAY}tell players to leave questions empty that ask for nothing any more.`,
  G110: `${PLAY}do not change the settings or questions of a form by hand.`,
  G44: `${STOP}an order could be lost when two arrive at once. Copy the report below and send it to the makers of Roundkeeper.`,
  G75: REPORT,
  G42: REPORT,
  G25: REPORT,
  G65: REPORT,
  G43: `${PLAY}some answers may be refused. The player then reads why, and sends again.`,
  G63: `${PLAY}players may still send to a closed form. Such orders do not count.`,
  G15: `${PLAY}choose personal codes when you set up the season.`,
  G9: `${PLAY}with one host and one open panel at a time.`,
  G85: `${PLAY}copy reminders and invitations from the panel, and send them yourself.`,
  G36: `${PLAY}look in Drive for files named “Roundkeeper self-test”, and delete them yourself.`,
};

/** Gives the advice to the host after a failed check: whether and how to play anyway, or what to do before the start. */
export function adviceFor([first = '']: readonly string[]): string {
  return ADVICE[first] ?? AGAIN;
}
