// Checks the file of a whole match by docs/record.md alone: node docs/verify-match.mjs match.json [chat.txt]
// It needs no other file and no package. It knows no rules of games: it checks hashes, seed, draws, record, credits, end and kept lines.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [path, chatPath] = process.argv.slice(2);
const problems = [];
const notes = [];
const check = (fits, problem) => fits || problems.push(problem);

// Canonical JSON and hashes.
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
};
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const hashOf = (value) => sha256(canonical(value));
const isSame = (one, other) => canonical(one ?? null) === canonical(other ?? null);

// The file by itself, or the page of a match that holds it.
const text = readFileSync(path, 'utf8');
const inPage = /<script type="application\/json" id="match">([^<]+)<\/script>/.exec(text)?.[1];
const file = JSON.parse(inPage ?? text);
if (file.roundkeeper !== 1 || file.shows !== 'everything') throw new Error('not the file of a whole match');
const { log, head, match, record, draws } = file;

// The chain.
const entryHash = ({ number, match, previous, hash: _, seats, ...content }) =>
  hashOf({ number, match, previous, content: hashOf(content), seats: hashOf(seats) });
log.forEach((entry, i) => {
  const at = `entry ${entry.number}`;
  const before = log[i - 1];
  check(entry.match === match, `${at}: of another match`);
  check(
    !before || (entry.previous === before.hash && entry.number > before.number),
    `${at}: does not follow`,
  );
  check(entryHash(entry) === entry.hash, `${at}: its hash does not fit`);
});
const last = log[log.length - 1];
check(last.number === head.number && last.hash === head.hash, 'the log does not end at its head');
const first = log[0];
check(['new game', 'take over'].includes(first.what), 'the log does not begin with the match');

// The record, as the log gives it.
const start = first.data;
const nameOf = (id) => start.players.find((player) => player.id === id)?.name;
const roundOf = ({ credits = {}, trades = [], orders, ruling }) => ({
  ...(Object.keys(credits).length > 0 ? { credits } : {}),
  ...(trades.length > 0 ? { trades } : {}),
  orders,
  ...(ruling === undefined ? {} : { ruling }),
});
let rounds = (start.rounds ?? []).map((round) => ({ ...round }));
let edits = [...(start.edits ?? [])];
let standing = false;
const takenRounds = rounds.length;
const withTrades = (trades, { cancels, enters }) => {
  const at = cancels ? trades.map((trade) => isSame(trade, cancels)).lastIndexOf(true) : -1;
  check(!cancels || at >= 0, 'a cancelled trade that was never made');
  return [...trades.filter((_, i) => i !== at), ...(enters ? [enters] : [])];
};
const closings = [];
for (const { what, data, number, round } of log.slice(1)) {
  const at = data?.round - 1;
  const change = (part) => (rounds = rounds.map((one, i) => (i === at ? { ...one, ...part(one) } : one)));
  if (what === 'resolve') {
    checkCredits(number, data);
    rounds.push(data);
  }
  if (what === 'undo') {
    rounds = rounds.slice(0, at);
    edits = edits.filter(({ after }) => after < data.round);
    standing = false;
  }
  if (what === 'amend') {
    const { [nameOf(data.player)]: _, ...orders } = rounds[at].orders;
    if (data.order !== undefined) orders[nameOf(data.player)] = data.order;
    change(() => ({ orders }));
  }
  if (what === 'amend ruling') change(() => ({ ruling: data.ruling ?? {} }));
  if (what === 'amend trade') change(({ trades }) => ({ trades: withTrades(trades, data) }));
  if (what === 'edit')
    edits = [...edits.filter(({ after }) => after !== round), { after: round, position: data }];
  if (what === 'end early') standing = data.ended && data.outcome === 'standing';
  if (what === 'close') closings.push({ number, data, record: hashOf(recordNow()) });
}
function recordNow() {
  const { game, definition, options, players, seed, setup } = start;
  return {
    format: 1,
    game,
    ...(definition === undefined ? {} : { definition }),
    options,
    players: players.map(({ id: _, ...player }) => player),
    ...(seed ? { seed } : {}),
    setup,
    ...(edits.length > 0 ? { edits } : {}),
    rounds: rounds.map(roundOf),
    ...(standing ? { end: 'standing' } : {}),
  };
}
check(isSame(recordNow(), record), 'the record is not what the log says');
for (const { number, data, record } of closings)
  check(data.record === record, `entry ${number}: it closes another record`);

// Credits: each is what rows paid; rows of this match lie in the log, and count once.
function checkCredits(number, { credits, paid = [] }) {
  const sum = (name, of) => paid.reduce((all, { to }) => all + (to[name]?.[of] ?? 0), 0);
  for (const name of start.players.map((player) => player.name))
    for (const of of ['garnets', 'bellflowers'])
      check(
        sum(name, of) === (credits[name]?.[of] ?? 0),
        `entry ${number}: ${name} has ${of} that no row paid`,
      );
  const counted = rounds.flatMap((round) => round.paid ?? []);
  for (const { row, to } of paid) {
    const who = Object.keys(to).join(', ');
    if (!row) notes.push(`entry ${number}: no row says what ${who} got`);
    else if (row.match !== match)
      notes.push(`entry ${number}: ${who}: to be checked in match ${row.match}, entry ${row.number}`);
    else {
      const source = log.find((entry) => entry.number === row.number && entry.number < number);
      check(
        source?.hash === row.hash && isSame(said(source), to),
        `entry ${number}: entry ${row.number} does not pay ${who}`,
      );
      check(
        !counted.some((one) => one.row?.match === match && one.row.number === row.number),
        `entry ${number}: entry ${row.number} counts twice`,
      );
    }
  }
}
function said({ what, data }) {
  const purses = what === 'award' ? [data] : what === 'ledger' ? data : [];
  const amounts = { ...(what === first.what ? data.credits : {}) };
  for (const { player, garnets, bellflowers } of purses) {
    const name = nameOf(player);
    if (name)
      amounts[name] = {
        garnets: garnets + (amounts[name]?.garnets ?? 0),
        bellflowers: bellflowers + (amounts[name]?.bellflowers ?? 0),
      };
  }
  const whole = Object.entries(amounts).map(([name, { garnets = 0, bellflowers = 0 }]) => [
    name,
    { garnets, bellflowers },
  ]);
  return Object.fromEntries(
    whole.filter(([, { garnets, bellflowers }]) => garnets !== 0 || bellflowers !== 0),
  );
}

// The seed and its draws.
const streams = new Map();
function draw(name, below) {
  if (!streams.has(name)) streams.set(name, { words: [], block: 0 });
  const stream = streams.get(name);
  for (;;) {
    if (stream.words.length === 0) {
      const bytes = createHmac('sha256', Buffer.from(start.seed, 'utf8'))
        .update(`${name}:${stream.block++}`)
        .digest();
      for (let i = 0; i < bytes.length; i += 4) stream.words.push(bytes.readUInt32BE(i));
    }
    const word = stream.words.shift();
    if (word < Math.floor(2 ** 32 / below) * below) return word % below;
  }
}
const fingerprint = start.seed ? sha256(start.seed) : '';
check(file.commitment === fingerprint, 'the fingerprint is not that of the seed');
check(!start.seed || start.commitment === fingerprint, 'the first entry has another fingerprint');
for (const [i, { stream, below, value }] of draws.entries())
  check(draw(stream, below) === value, `draw ${i + 1} is not what the seed gives`);

// Lines that somebody kept.
let kept = 0;
const lines = chatPath ? readFileSync(chatPath, 'utf8') : '';
for (const [, of, number, code] of lines.matchAll(/Check: match (\d+) · (\d+) · ((?:[0-9a-f]{4} ?){8})/g)) {
  if (Number(of) !== match) continue;
  if (Number(number) > head.number) notes.push(`entry ${number} lies after this file`);
  else if (log.find((entry) => entry.number === Number(number))?.hash.startsWith(code.replaceAll(' ', '')))
    kept++;
  else problems.push(`entry ${number} is not the one that was kept`);
}
for (const [, of, code] of lines.matchAll(/Fingerprint: match (\d+) · ((?:[0-9a-f]{4} ?){8})/g))
  if (Number(of) === match)
    check(fingerprint.startsWith(code.replaceAll(' ', '')), 'the seed is not the one that was kept');

if (takenRounds > 0)
  notes.push(`${takenRounds} rounds were played before the match was taken over: unproved`);
const result = { entries: log.length, rounds: rounds.length, draws: draws.length, kept, notes, problems };
console.log(JSON.stringify(result, null, 2));
process.exitCode = problems.length > 0 ? 1 : 0;
