/** A guard of the sources, how it is removed, and the tests that should notice. */
export interface Guard {
  /** The property that it protects, in words. */
  readonly holds: string;
  readonly file: string;
  /** The text that is removed; it is there once. */
  readonly before: string;
  /** The text that replaces it. */
  readonly after: string;
  /** Paths of tests, in the order in which they are run. */
  readonly tests: readonly string[];
}

const LOG = 'src/sheets/log';
const guard = (
  holds: string,
  file: string,
  [before, after]: readonly [before: string, after: string],
  ...tests: readonly string[]
): Guard => ({ holds, file, before, after, tests: tests.map((test) => `test/${test}.test.ts`) });

/** The guards of docs/reliability.md: of the log, the tabs, the lock, presses, responses and the archive. */
export const GUARDS: readonly Guard[] = [
  guard(
    'a round that was played before a take-over is not taken back',
    `${LOG}/playback/playback.ts`,
    ['return taken !== undefined && round <= taken.rounds;', 'return false;'],
    'sheets/new-match/take-over',
  ),
  guard(
    'no match is taken over beside one with its seed',
    'src/sheets/new-match/take-over.ts',
    ['  requireUnknown(book, started.seed);\n', ''],
    'sheets/new-match/take-over',
  ),
  guard(
    'another account does not end a rehearsal whose file it cannot see',
    'src/sheets/rehearsal/note.ts',
    ["if (note.who !== '' && now !== '' && !isSameAccount(note.who, now))", 'if (false)'],
    'sheets/rehearsal/rehearse',
  ),
  guard(
    'the log, not the Matches tab, says what a match is',
    `${LOG}/guard.ts`,
    [
      'matches: { matches: rows, outbox: outbox.rows }',
      'matches: { matches: tab.matches, outbox: outbox.rows }',
    ],
    'sheets/log/guard',
  ),
  guard(
    'a changed outbox makes everything be delivered again',
    `${LOG}/guard.ts`,
    ['if (isAsWritten && !isLost)', 'if (!isLost)'],
    'sheets/log/guard',
  ),
  guard(
    'what was typed into Matches is named',
    `${LOG}/guard.ts`,
    ['issues.length > 0 ? unreadable : rowDifferences(typed, tab.matches, rows, facts.size)', '[]'],
    'sheets/log/guard',
  ),
  guard(
    'Matches is not believed where it cannot be read and the log lacks a row',
    `${LOG}/guard.ts`,
    ['if (issues.length > 0 && rows.length < facts.size)', 'if (false)'],
    'sheets/log/guard',
    'sheets/log/frozen/frozen-season',
  ),
  guard(
    'the log says whose each file and code is',
    `${LOG}/guard-season.ts`,
    ['const person = { ...typed, id, file, code, access };', 'const person = { ...typed, id };'],
    'sheets/log/guard-season',
  ),
  guard(
    'a copied row is nobody’s',
    `${LOG}/guard-season.ts`,
    ['seen.has(person.id) ? undefined : facts.people.get(person.id)', 'facts.people.get(person.id)'],
    'sheets/log/guard-season',
  ),
  guard(
    'a player whose row is gone stays',
    `${LOG}/guard-season.ts`,
    [
      'players: [...found.map(({ person }) => person), ...gone]',
      'players: found.map(({ person }) => person)',
    ],
    'sheets/log/guard-season',
  ),
  guard(
    'the log says how players are identified',
    `${LOG}/guard-season.ts`,
    ['identity: identityOf(log) ?? season.identity,', 'identity: season.identity,'],
    'sheets/log/guard-season',
  ),
  guard(
    'the log says which file is the spectators’',
    `${LOG}/guard-season.ts`,
    ['spectatorFile: facts?.spectators ?? season.spectatorFile,', 'spectatorFile: season.spectatorFile,'],
    'sheets/log/guard-season',
  ),
  guard(
    'what was typed into a column of Roundkeeper is named',
    `${LOG}/guard-season.ts`,
    ['differences: [...renamed, ...moved, ...differences] };', 'differences: [] };'],
    'sheets/log/guard-season',
  ),
  guard(
    'what was typed there beside a new person is named',
    `${LOG}/guard-season.ts`,
    ['differences: [...strange, ...differences] };', 'differences: strange };'],
    'sheets/log/guard-season',
  ),
  guard(
    'a row that is gone is named',
    `${LOG}/guard-season.ts`,
    ['...gone.map(({ name }) => differ(', '...[].map(({ name }) => differ('],
    'sheets/log/guard-season',
  ),
  guard(
    'the hash of an entry is checked',
    `${LOG}/chain/audit-log.ts`,
    ['if (!isKnown && hash !== entryHash(number, String(previous), content))', 'if (false)'],
    'sheets/log/chain/chain',
  ),
  guard(
    'an entry follows the one before',
    `${LOG}/chain/audit-log.ts`,
    ['previous === (before?.hash ?? FIRST_PREVIOUS_HASH)', 'true'],
    'sheets/log/chain/chain',
  ),
  guard(
    'entries are numbered without a gap',
    `${LOG}/chain/audit-log.ts`,
    ['if (number !== expected)', 'if (false)'],
    'sheets/log/chain/chain',
    'sheets/archive/tampering',
  ),
  guard(
    'an emptied log is no beginning',
    `${LOG}/chain/audit-log.ts`,
    ['if (entries.length === 0)', 'if (false)'],
    'sheets/log/chain/chain',
  ),
  guard(
    'an entry of the match is not left out of its file',
    `${LOG}/file/file-log.ts`,
    [
      "return one.match === match ? 'it is one of this match, and what it says was left out' : '';",
      "return '';",
    ],
    'viewer/left-out',
  ),
  guard(
    'an entry of an earlier version may be one of the match',
    'src/viewer/check/log-check.ts',
    ['if (older.length === 0)', 'if (true)'],
    'viewer/left-out',
  ),
  guard(
    'an exported match is taken over only if its record is what its log says',
    'src/sheets/new-match/taken-record.ts',
    ["    if (file.kind === 'everything') requireOwnRecord(file.file, games);\n", ''],
    'sheets/new-match/take-over',
  ),
  guard(
    'no private file is made anew where Drive shows none of the account’s',
    'src/sheets/new-match/files/lost-files.ts',
    ['&& showsOwn &&', '&&'],
    'sheets/new-match/files/hand-over',
  ),
  guard(
    'rows that were checked are known by a digest of their cells',
    `${LOG}/chain/known-rows.ts`,
    ['digestOf(digest, cells, used, known.apart) === known.digest', 'true'],
    'sheets/log/book',
  ),
  guard(
    'Verify checks all rows again',
    `${LOG}/book.ts`,
    ['(!isRechecked && isAsKnown(', '(isAsKnown('],
    'sheets/log/book',
    'sheets/archive/tampering',
  ),
  guard(
    'Verify checks the hashes of known rows, too, where it reads the log by parts',
    `${LOG}/chain/audit-log.ts`,
    ['readEntry(lines, isKnown && !isRechecked)', 'readEntry(lines, isKnown)'],
    'sheets/archive/verify-rest',
  ),
  guard(
    'a part of Verify follows the chain to the hash that the part before names',
    `${LOG}/chain/chain-rest.ts`,
    ['return next === own.length && last === hash ? hashes : undefined;', 'return hashes;'],
    'sheets/archive/verify-rest',
  ),
  guard(
    'a part of Verify begins anew where other matches are closed than before',
    'src/sheets/archive/verify-rest.ts',
    ['if (closedDigest(ports, log) !== rest.closed) return anew(ports);', ''],
    'sheets/archive/verify-rest',
  ),
  guard(
    'the known rows of the Ledger give what was noted of them',
    `${LOG}/ledger/ledger-rest.ts`,
    ['purseDifferences(found, new Map(known.sums)).length > 0', 'false'],
    'sheets/log/ledger-rest',
    'sheets/log/chain/known-rows',
  ),
  guard(
    'the log is laid anew only where all of it was read',
    'src/sheets/commit/commit.ts',
    ['if (change.entries) requireWhole(book.log);', ''],
    'sheets/log/chain/known-rows',
  ),
  guard(
    'rows of the Ledger that were put in or deleted are noticed by the last one that is known',
    `${LOG}/known-ledger.ts`,
    ['contentOf(cells, rows - 1) === last', 'true'],
    'sheets/log/chain/known-rows',
  ),
  guard(
    'nothing is chained to a broken log',
    'src/sheets/commit/commit.ts',
    ['  requireSoundLog(book);\n', ''],
    'sheets/log/book',
  ),
  guard(
    'a copied workbook is another season’s',
    `${LOG}/book.ts`,
    ['if (isCopy(book.season, ports.workbook.id))', 'if (false)'],
    'sheets/match/season',
    'sheets/log/book',
  ),
  guard(
    'a press is done once',
    'src/sheets/letters/delivery/perform.ts',
    ['if (wasDone(read.log, ports))', 'if (false)'],
    'sheets/panel-api/request',
  ),
  guard(
    'a commit without an answer is looked for',
    'src/sheets/commit/save-entry.ts',
    ['some((entry) => entry.hash === hash)', 'some(() => true)'],
    'sheets/match/round/resolve',
    'sheets/panel-api/request',
  ),
  guard(
    'calls that write run alone',
    'src/sheets/panel-api/call.ts',
    ["call.kind === 'writes' ? withLock(ports, work) : work()", 'work()'],
    'sheets/panel-api/calls',
    'sheets/letters/delivery/turn',
  ),
  guard(
    'arguments are as their schema says',
    'src/sheets/panel-api/call.ts',
    ['if (parsed.success) return parsed.data;', 'return value;'],
    'sheets/panel-api/calls',
  ),
  guard(
    'an error after the work does not undo it',
    'src/sheets/panel-api/call.ts',
    ['if (done.length === 0) throw error;', 'throw error;'],
    'sheets/panel-api/request',
  ),
  guard(
    'receipts that a wake-up left are sent after the lock',
    'src/sheets/letters/delivery/turn.ts',
    ['if (isHeld) afterwards(', 'if (false) afterwards('],
    'sheets/letters/delivery/turn',
  ),
  guard(
    'a file that shows what was sent is not written again',
    'src/sheets/letters/delivery/receipts.ts',
    ['person && !isSent(sent, playback, open, seat)', 'person'],
    'sheets/match/receipts',
    'sheets/letters/delivery/turn',
  ),
  guard(
    'a part of a page is written only where the page shows all else',
    'src/sheets/letters/delivery/known/sent-receipts.ts',
    ['rests[part] === before[part]', "rests[part] !== ''"],
    'sheets/letters/part-of-page',
  ),
  guard(
    'a statement alone is written only where the first tab shows all else',
    'src/sheets/letters/delivery/known/known-covers.ts',
    ["digest !== '' && own(covers, id) === digest", "digest !== '' && own(covers, id) !== undefined"],
    'sheets/letters/delivery/known-rows',
  ),
  guard(
    'a first tab is unknown before it is written whole',
    'src/sheets/letters/delivery/known/known-rows.ts',
    ["if (!part.isStatementOnly) whole.set(one.to, '');", 'void whole;'],
    'sheets/letters/delivery/known-rows',
  ),
  guard(
    'a page is unknown before a wake-up writes it whole',
    'src/sheets/letters/delivery/receipts.ts',
    ['const due = beforeWriting(ports, allDue);', 'const due = allDue;\n  void beforeWriting;'],
    'sheets/letters/part-of-page',
  ),
  guard(
    'one run at a time waits for the lock',
    'src/sheets/google/lock.ts',
    ['if (!line.tryLock(inLine)) return false;', 'line.tryLock(inLine);'],
    'sheets/google/lock',
  ),
  guard(
    'long work is begun once',
    'src/sheets/work.ts',
    ['if (memo.get(JOB) !== undefined)', 'if (false)'],
    'sheets/new-match/job',
  ),
  guard(
    'one match is moved at a time',
    'src/sheets/work.ts',
    ['if (memo.get(MOVE) !== undefined)', 'if (false)'],
    'sheets/archive/closing',
  ),
  guard(
    'the round is the one that the host saw',
    'src/sheets/match/round/resolve.ts',
    ['if (position.round !== round)', 'if (false)'],
    'sheets/match/round/resolve',
  ),
  guard(
    'a tab that was changed by hand is not resolved',
    'src/sheets/match/round/resolve.ts',
    ['  requireUnedited(edited);\n', ''],
    'sheets/match/round/edit',
    'sheets/match/round/resolve',
  ),
  guard(
    'a round is not resolved before its deadline unasked',
    'src/sheets/match/round/resolve.ts',
    ['if (!early && due !== undefined && !isLate(now, due))', 'if (false)'],
    'sheets/match/round/resolve',
  ),
  guard(
    'no purse is negative',
    'src/sheets/match/round/resolve.ts',
    ['if (purse.garnets + garnets < 0 || purse.bellflowers + bellflowers < 0)', 'if (false)'],
    'sheets/match/round/resolve',
    'sheets/match/season',
  ),
  guard(
    'an order after the deadline is late',
    'src/sheets/responses/read/submission.ts',
    ["isLate(at, judging.due) || submission.isAside ? 'late'", "submission.isAside ? 'late'"],
    'sheets/responses/read/submission',
  ),
  guard(
    'a late order that was set aside stays so where the deadline moves',
    'src/sheets/responses/read/submission.ts',
    ["isLate(at, judging.due) || submission.isAside ? 'late'", "isLate(at, judging.due) ? 'late'"],
    'sheets/match/round/name-sender',
  ),
  guard(
    'an order of an earlier round is not played again',
    'src/sheets/responses/read/submission.ts',
    ['const isOpen = submission.round === judging.round;', 'const isOpen = true;'],
    'sheets/responses/read/submission',
    'sheets/responses/open-round',
  ),
  guard(
    'what a page shows as read counts as it was sent',
    'src/sheets/responses/read/changed-rows.ts',
    ['if (gone.length === 0) return', 'if (gone.length >= 0) return'],
    'sheets/responses/changed-rows',
  ),
  guard(
    'a row of a resolved round that was typed over is no late order',
    'src/sheets/responses/read/submission.ts',
    [
      'return here.has(before.response) ? at >= before.at && id !== before.response : at > before.at;',
      'return at >= before.at && id !== before.response;',
    ],
    'sheets/responses/changed-rows',
  ),
  guard(
    'a vote counts for the winners who cast it alone',
    `${LOG}/playback/choices.ts`,
    ['is.vote && isSame(was.winners, is.winners) &&', 'is.vote &&'],
    'sheets/match/round/edit',
  ),
  guard(
    'a long answer is not read',
    'src/sheets/responses/read/answers/answer-limits.ts',
    ['length > ANSWER_LIMIT', 'false'],
    'sheets/responses/bounded',
  ),
  guard(
    'so many offers of a player are read',
    'src/sheets/responses/trades/offers.ts',
    ['return count <= OFFER_LIMIT;', 'return true;'],
    'sheets/responses/bounded',
  ),
  guard(
    'a typed seed has 20 characters',
    'src/sheets/new-match/game-request.ts',
    ['if (seed.length < LEAST_SEED)', 'if (false)'],
    'sheets/new-match/seed',
  ),
  guard(
    'a typed seed is new',
    'src/sheets/new-match/game-request.ts',
    ["  if (isSeedKnown(log, seed, 'all'))\n", "  if (seed === '' && isSeedKnown(log, seed, 'all'))\n"],
    'sheets/new-match/seed',
  ),
  guard(
    'names that were sorted without their rows are refused',
    'src/sheets/workbook/tabs/roster-faults.ts',
    ['    ...exchangedNames(typed),\n', ''],
    'sheets/new-match/roster',
  ),
  guard(
    'copied rows are refused',
    'src/sheets/workbook/tabs/roster-faults.ts',
    ['    ...copiedRows(typed),\n', ''],
    'sheets/new-match/roster',
  ),
  guard(
    'an award is of what a purse holds',
    'src/sheets/match/season/award.ts',
    [
      'if ([garnets, bellflowers, tokensOfLife].every(isPurseAmount)) return;',
      'if (garnets !== undefined) return;',
    ],
    'sheets/new-match/roster',
  ),
  guard(
    'the archive’s log is as it was moved there',
    'src/sheets/archive/archived-match.ts',
    ['return areThese ? entries : otherRows(title, tab.title);', 'return entries;'],
    'sheets/archive/tampering',
  ),
  guard(
    'the archive’s responses are as they were moved there',
    'src/sheets/archive/archived-match.ts',
    ['else if (cellsHash(tab.cells) !== hash)', 'else if (false)'],
    'sheets/archive/tampering',
  ),
];
