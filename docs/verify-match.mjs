// Checks the file of a whole match, and what was kept in a chat: node docs/verify-match.mjs match.json [chat.txt]
// Written from docs/record.md alone. It knows no rules of games: it checks hashes, seed, draws, record, credits and end.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const table = (list, f) => Object.fromEntries(list.map(f));
const canon = (v) =>
  Array.isArray(v)
    ? `[${v.map(canon).join()}]`
    : v && typeof v === 'object'
      ? `{${Object.keys(v)
          .sort()
          .map((k) => `${canon(k)}:${canon(v[k])}`)
          .join()}}`
      : JSON.stringify(v);
const sha = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const digest = (v) => sha(canon(v));
const same = (a, b) => canon(a ?? null) === canon(b ?? null);
const without = (o, ...keys) => Object.fromEntries(Object.entries(o).filter(([k]) => !keys.includes(k)));
const pick = (o, ...keys) =>
  table(
    keys.filter((k) => o[k] !== undefined),
    (k) => [k, o[k]],
  );
const own = (o, k) => (o && Object.hasOwn(o, k) ? o[k] : undefined);
const problems = [];
const expect = (good, text) => good || void problems.push(text);
const [text, chat = ''] = process.argv.slice(2).map((path) => readFileSync(path, 'utf8'));
const inPage = /<script type="application\/json" id="match">([^<]+)<\/script>/.exec(text)?.[1];
const file = JSON.parse(inPage ?? text),
  { log = [], record = {}, draws = [] } = file;
const first = log[0] ?? { data: {} };
const { players = [], setup = {}, seed = '', game } = first.data;
const def = first.data.definition ?? { columns: [], facts: [] };
const names = players.map((p) => p.name),
  nameOf = (id) => players.find((p) => p.id === id)?.name;
expect(file.shows === 'everything' && /^(new game|take over)$/.test(first.what), 'not the file of a match');
const label = (e) => `entry ${e.number} (${e.what})`;
const coded = /^(new game|take over|resolve|amend|amend ruling|amend trade|edit|undo|end early)$/;
log.forEach((e, i) => {
  const content = digest(without(e, 'number', 'match', 'previous', 'seats', 'hash'));
  const links = { ...pick(e, 'number', 'match', 'previous'), content, seats: digest(e.seats) };
  expect(digest(links) === e.hash, `${label(e)}: its hash is another`);
  expect(!i || e.previous === log[i - 1].hash, `${label(e)}: previous is not the hash before it`);
  expect(!i || e.number > log[i - 1].number, `${label(e)}: numbers do not ascend`);
  expect(e.match === file.match, `${label(e)}: of another match`);
  const many = coded.test(e.what) ? players.length : 0;
  expect(e.seats.filter((s) => /^[0-9a-f]{32}$/.test(s)).length === many, `${label(e)}: codes of seats`);
});
expect(same(file.head, pick(log.at(-1) ?? {}, 'number', 'hash')), 'head is not the last entry');
let [kept, position] = [0, ''];
const group = (hex) => hex.slice(0, 32).replace(/.{4}(?!$)/g, '$& ');
const form = /^(Check|Fingerprint): (?:match (\d+)|season) · (?:(\d+) · )?([0-9a-f]{4}(?: [0-9a-f]{4}){7})$/;
for (const line of chat.split('\n').map((x) => x.trim())) {
  if (!/^(check|fingerprint)\b/i.test(line) && !/( [0-9a-z]{4}){6}$/i.test(line)) continue;
  const [all, kind, match, number, hex] = form.exec(line) ?? [];
  const e = log.find((x) => x.number === Number(number));
  if (!all || (kind === 'Check') !== (number !== undefined)) expect(false, `line cannot be read: ${line}`);
  else if (Number(match) !== file.match)
    continue; // of another match or the season: nothing to say here
  else if (kind === 'Fingerprint') expect(hex === group(file.commitment), `another fingerprint: ${line}`);
  else if (Number(number) > file.head.number) expect(false, `the file is older than the line: ${line}`);
  else if (expect(e && group(e.hash) === hex, `the line does not fit: ${line}`)) kept += 1;
}
for (const hex of [first.data.commitment, seed ? sha(seed) : file.commitment])
  expect(hex === file.commitment, 'the fingerprint of the seed is another');
const read = new Map(); // words read so far, by stream
const hmac = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();
const below = (stream, n) => {
  const k = read.get(stream) ?? 0;
  read.set(stream, k + 1);
  const w = hmac(seed, `${stream}:${Math.floor(k / 8)}`).readUInt32BE((k % 8) * 4);
  return w < Math.floor(2 ** 32 / n) * n ? w % n : below(stream, n);
};
const drawn = new Map();
for (const [i, { stream, below: n, value }] of draws.entries()) {
  expect(n >= 1 && value === below(stream, n), `draws[${i}] of ${stream}: another value`);
  drawn.set(stream, [...(drawn.get(stream) ?? []), { below: n, value }]);
}
const up = (n) => Array.from({ length: n }, (_, i) => i + 1);
const steps = (n) => up(n).slice(1).reverse(); // n, …, 2
const deals = {
  'polar-power': ['polarity', [2, 2, 2, 2, 2]],
  'the-mvp': ['pattern', steps(24)],
  'picking-nine': ['deals', steps(40)],
  'secret-soulmate': ['soulmates', steps(names.length)],
};
const must = new Map([deals[game]].filter((x) => x && !setup[x[0]])); // stream → the sizes of its draws
if (drawn.has('lot')) must.set('lot', steps(4));
for (const c of def.columns.filter((x) => x.deal))
  if (!names.every((n) => own(own(setup.columns, n), c.id) !== undefined))
    must.set(`deal:${c.id}`, steps(c.deal === 'others' ? names.length : c.deal.length));
for (let r = 1; r <= (record.rounds?.length ?? 0); r += 1) {
  for (const { id: x, draw } of def.columns.filter((c) => c.draw))
    must.set(`draw:${x}:${r}`, draw === 'order' ? steps(names.length) : names.map(() => draw.length));
  for (const f of def.facts.filter((c) => c.draw)) must.set(`draw:fact:${f.id}:${r}`, [f.draw.length]);
}
for (const [stream, sizes] of must) {
  const got = (drawn.get(stream) ?? []).map((d) => d.below);
  const times = stream === 'soulmates' ? Math.max(1, Math.ceil(got.length / sizes.length)) : 1;
  expect(same(got, Array(times).fill(sizes).flat()), `draws of ${stream}: not what must be drawn`);
}
for (const s of drawn.keys()) expect(must.has(s) || /^(default-card|missed-move|draw):/.test(s), `why ${s}?`);
const made = {
  format: 1,
  ...pick(first.data, 'game', 'definition', 'options'),
  setup,
  players: players.map((p) => without(p, 'id')),
  ...(seed ? { seed } : {}),
  rounds: structuredClone(first.data.rounds ?? []),
  edits: [...(first.data.edits ?? [])],
};
const whole = () => without(made, made.edits.length ? '' : 'edits');
const played = () => digest({ ...made, end: 0 });
const resolvers = made.rounds.map(() => first); // the entries whose rounds stand
const known = new Map(); // what was played → position: the same must give the same
const sum = (pairs) =>
  canon(
    names.map((n) =>
      ['garnets', 'bellflowers'].map((k) =>
        pairs.reduce((a, [who, p]) => a + (who === n ? (p[k] ?? 0) : 0), 0),
      ),
    ),
  ); // of [[name, purse], …]
const amounts = (e) =>
  sum(
    e === first
      ? Object.entries(e.data.credits ?? {}).map(([n, p]) => [n, p])
      : [e.data].flat().map((p) => [nameOf(p.player), p]),
  );
for (const e of log) {
  const { what, data: d } = e;
  const at = label(e);
  const round = made.rounds[d.round - 1];
  if (/^(amend|undo)/.test(what) && !expect(round, `${at}: no such round`)) continue;
  if (what === 'resolve') {
    const empty = (k) => k !== 'ruling' && k !== 'orders' && !Object.keys(d[k] ?? {}).length;
    made.rounds.push(pick(d, ...['credits', 'trades', 'orders', 'ruling'].filter((k) => !empty(k))));
    resolvers.push(e);
    expect(e.round === made.rounds.length, `${at}: it should be round ${made.rounds.length}`);
    const to = (p) => Object.entries(p.to).map(([n, a]) => [nameOf(n) ?? n, a]);
    const paid = d.paid ?? [];
    expect(sum(paid.flatMap(to)) === sum(Object.entries(d.credits ?? {})), `${at}: paid is not its credits`);
    for (const p of paid.filter((x) => x.row?.match === file.match)) {
      const source = log.find((x) => x.number === p.row.number && x.number < e.number);
      expect(source?.hash === p.row.hash && sum(to(p)) === amounts(source), `${at}: row ${p.row.number}`);
    }
  } else if (what === 'undo') {
    expect(resolvers[d.round - 1].number === d.entry, `${at}: ${d.entry} did not resolve round ${d.round}`);
    for (const list of [made.rounds, resolvers]) list.splice(d.round - 1);
    made.edits = made.edits.filter((x) => x.after < d.round);
    delete made.end;
    position = known.get(played()) ?? position;
  } else if (what === 'amend') {
    const who = nameOf(d.player);
    round.orders = { ...without(round.orders, who), ...(d.order ? table([who], (n) => [n, d.order]) : {}) };
  } else if (what === 'amend ruling') round.ruling = d.ruling ?? {};
  else if (what === 'amend trade') {
    const { trades = [] } = round;
    const i = trades.findLastIndex((t) => same(t, d.cancels));
    expect(!d.cancels || i >= 0, `${at}: no such trade`);
    round.trades = [...trades.filter((_, k) => k !== i), d.enters].filter(Boolean);
    if (!round.trades.length) delete round.trades;
  } else if (what === 'edit') made.edits.push({ after: made.rounds.length, position: d });
  else if (what === 'end early' && d.outcome) made.end = d.outcome;
  else if (what === 'end early') delete made.end;
  for (const one of d.again ?? []) made.rounds[one.round - 1].ruling = one.ruling;
  if (e === first || /^(resolve|amend|edit)/.test(what)) {
    position = what === 'edit' ? digest(d) : d.position;
    expect((known.get(played()) ?? position) === position, `${at}: the same gave another position before`);
    known.set(played(), position);
  }
  if (what !== 'close') continue;
  expect(d.record === digest(whole()), `${at}: the hash of the record is another`);
  expect(d.position === position, `${at}: not the last position`);
  expect(
    same(
      d.purses.map((p) => p.player),
      players.map((p) => p.id),
    ),
    `${at}: purses are not by seat`,
  );
  for (const list of [d.winners, d.candidates])
    expect(
      same(
        list,
        names.filter((n) => list.includes(n)),
      ),
      `${at}: not players in seat order`,
    );
}
for (const e of log.filter((x) => (x === first && x.data.credits) || /^(award|ledger)$/.test(x.what))) {
  const paid = resolvers.filter((r) => r.number > e.number).map((r) => r.data.paid ?? []);
  const times = paid.map((list) => list.filter((p) => p.row?.hash === e.hash).length).join('');
  expect(/^(10*)?$/.test(times) || amounts(e) === sum([]), `${label(e)}: not paid once, by the next round`);
}
expect(same(whole(), record), 'the record is not what the log says');
console.log(JSON.stringify({ rounds: record.rounds?.length ?? 0, draws: draws.length, kept, problems }));
process.exitCode = problems.length ? 1 : 0;
