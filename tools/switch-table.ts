import type { Switches } from '../local/google/switches.ts';

/** An assumption of docs/google.md made false by a switch of the local host, and what comes of it. */
export interface SwitchRow {
  readonly id: string;
  readonly switches: Switches;
  /** What Google then does. */
  readonly what: string;
  /** The add-on hosts a match all the same, or the self-test names the line of this assumption and no other. */
  readonly result: 'copes' | 'self-test';
}

const row = (id: string, what: string, result: SwitchRow['result'], switches: Switches): SwitchRow => ({
  id,
  what,
  result,
  switches,
});

/** Every assumption that can be broken, in the order of the page. */
export const SWITCH_TABLE: readonly SwitchRow[] = [
  row('G2', 'V8 lacks a built-in of ES2015', 'self-test', {
    missingBuiltIns: ['String.prototype.normalize'],
  }),
  row('G8', 'a run is ended after 8 seconds', 'copes', { runLimit: 8000 }),
  row('G9', 'the lock excludes nobody', 'self-test', { weakLock: true }),
  row('G10', 'properties are forgotten after each run', 'self-test', { forgottenProperties: true }),
  row('G11', 'nobody says who the user is', 'copes', { noUserName: true }),
  row('G12', 'times are read as UTC', 'self-test', { zoneIgnored: true }),
  row('G13', 'the host unticked a scope', 'copes', { untickedScopes: ['script.scriptapp'] }),
  row('G57', 'the same id comes again and again', 'self-test', { sameUuids: true }),
  row('G73', 'bytes of a digest are from 0 to 255', 'copes', { unsignedDigests: true }),
  row('G14', 'the Drive API is off', 'self-test', { apisOff: ['drive'] }),
  row('G14', 'the Sheets API is off', 'self-test', { apisOff: ['sheets'] }),
  row('G15', 'the Forms API is on', 'copes', { formsApi: true }),
  row('G17', 'answers come in another order', 'self-test', { answersReversed: true }),
  row('G18', 'no address may be fetched', 'self-test', { addressesRefused: true }),
  row('G19', 'the Sheets API allows 5 reads and 5 writes a minute', 'copes', { callsPerMinute: 5 }),
  row('G20', 'the answer to a change of the workbook is lost', 'copes', { lostAnswers: true }),
  row('G61', 'a change of rights meets a limit', 'copes', { rateLimits: true }),
  row('G21', 'a batch keeps its first half', 'self-test', { halfBatches: true }),
  row('G22', 'written texts are parsed', 'self-test', { parsedWrites: true }),
  row('G23', 'Google chooses the ids of tabs', 'self-test', { ownTabIds: true }),
  row('G24', 'reads end with empty cells and rows', 'copes', { trailingEmpties: true }),
  row('G25', 'times of responses are UTC', 'self-test', { utcTimes: true }),
  row('G26', 'a cell holds 40,000 characters', 'self-test', { cellLimit: 40_000 }),
  row('G67', 'each merge is one block', 'self-test', { oneMerge: true }),
  row('G71', 'an answer does not say to which tab it belongs', 'copes', { filtersUnsaid: true }),
  row('G72', 'values come as the cells show them', 'self-test', { valuesShown: true }),
  row('G74', 'compressed requests are refused', 'copes', { gzipRefused: true }),
  row('G28', 'drive.file shows no file', 'self-test', { hiddenFiles: true }),
  row('G29', 'app properties are lost', 'self-test', { appPropertiesLost: true }),
  row('G30', 'Drive lists a file after 20 seconds', 'copes', { listLag: 20_000 }),
  row('G30', 'Drive lists a file after two minutes', 'self-test', { listLag: 120_000 }),
  row('G31', 'changes of rights at the same time are kept', 'copes', { rightsKept: true }),
  row('G32', 'a permission keeps the address as typed', 'copes', { typedAddresses: true }),
  row('G33', 'Google shares with no address', 'copes', { sharingRefused: true }),
  row('G34', 'no file may be opened by its link', 'self-test', { noPublicLinks: true }),
  row('G81', 'Drive shows an account what the script made for others', 'copes', { sharedAppFiles: true }),
  row('G82', 'a workbook does not name its editors', 'self-test', { noEditors: true }),
  row('G35', 'files cannot be published', 'copes', { noPublishing: true }),
  row('G36', 'files cannot be put into the bin', 'self-test', { noBin: true }),
  row('G37', 'two new spreadsheets a day', 'copes', { workbooksPerDay: 2 }),
  row('G38', 'forms are published when they are made', 'self-test', { publishedAtOnce: true }),
  row('G39', 'forms cannot be opened to everyone', 'self-test', { closedForms: true }),
  row('G40', 'the tab of a form shows after 3 seconds', 'copes', { lateTab: true }),
  row('G41', 'a tab names its form by the address to edit it', 'copes', { formUrl: 'edit' }),
  row('G41', 'a tab does not name its form', 'self-test', { formUrl: 'none' }),
  row('G42', 'heads are in German', 'copes', { language: 'de' }),
  row('G42', 'heads are in Japanese', 'copes', { language: 'ja' }),
  row('G43', 'the tab keeps texts as they were typed', 'copes', { tabKeepsText: true }),
  row('G43', 'the form loses texts as they were typed', 'self-test', { textsLost: true }),
  row('G44', 'two responses share one row', 'self-test', { sharedRows: true }),
  row('G45', 'the setting for verified emails is not kept', 'self-test', {
    formsApi: true,
    verifiedIgnored: true,
  }),
  row('G47', 'links fill in nothing', 'self-test', { noPrefill: true }),
  row('G48', 'patterns are refused', 'self-test', { patternsRefused: true }),
  row('G50', 'responses do not wake the script', 'copes', { wakings: 0 }),
  row('G50', 'responses wake the script twice', 'copes', { wakings: 2 }),
  row('G84', 'the host unticked the scope for mail', 'copes', { untickedScopes: ['script.send_mail'] }),
  row('G84', 'no mail is taken today', 'copes', { mailsPerDay: 0 }),
  row('G51', 'renewed choices get a new column', 'copes', { newColumns: true }),
  row('G63', 'a closed form takes responses', 'copes', { staysOpen: true }),
  row('G64', 'a tab stays linked for 3 seconds', 'copes', { lateTab: true }),
  row('G64', 'a tab stays linked for good', 'self-test', { stuckTab: true }),
  row('G65', 'ticks are joined by semicolons', 'self-test', { semicolons: true }),
  row('G66', 'grids cannot be limited', 'self-test', { noGridLimit: true }),
  row('G76', 'Drive does not show forms', 'self-test', { hiddenForms: true }),
  row('G75', 'times of responses come as the cells show them', 'self-test', { responseTimesShown: true }),
  row('G69', 'Drive copies no forms', 'copes', { noCopies: true }),
  row('G69', 'a copied form is linked to the tab of its original', 'copes', { copiesKeepTab: true }),
  row('G77', 'a form that is linked again begins with an empty tab', 'copes', { emptyRelink: true }),
  row('G70', 'the duplicate of a question is empty', 'self-test', { bareDuplicates: true }),
];

/** The other assumptions, and why no switch breaks them. */
export const NO_SWITCH: Readonly<Record<string, string>> = {
  G1: 'otherwise no script runs, and the local host calls nothing else',
  G3: 'the local host has none of these',
  G4: 'the local host allows nothing else before authorisation',
  G5: 'the menu shows itself',
  G6: 'the panel shows itself; tests of the panel answer in another order',
  G7: 'the local host passes nothing else',
  G16: 'the same answer as G15',
  G27: 'the local host refuses these; a Google that takes them harms nothing',
  G46: 'no call says what respondents see',
  G49: 'the local host refuses these; a Google that takes them harms nothing',
  G52: 'tested with clasp itself, as far as it goes without an account',
  G53: 'tested with clasp itself, as far as it goes without an account',
  G54: 'tested with clasp itself, as far as it goes without an account',
  G55: 'the editor is not stood in for',
  G56: 'otherwise no call finds its workbook',
  G68: 'the local host refuses these; a Google that takes them harms nothing',
  G58: 'otherwise there is no panel to say so',
  G59: 'a second trigger harms nothing: receipts are sent once per row',
  G60: 'only the words of a problem depend on it',
  G62: 'no script sees what a reader sees',
  G85: 'what is not sent is said, with a text to copy',
  G78: 'the local host takes it; a Google that does not is named by the self-test',
  G79: 'no season of a test is so long',
  G80: 'the local host answers so; otherwise the archive is named as gone',
};
