import { canonicalJson, sha256Hex } from '../../src/rules/base/hash.ts';
import { acceptLate } from '../../src/sheets/actions/timing.ts';
import type { Entry } from '../../src/sheets/log/chain.ts';
import { confirmationLine } from '../../src/sheets/log/check-line.ts';
import {
  type PlayerFile,
  playerFile,
  type WholeFile,
  wholeFile,
} from '../../src/sheets/log/file/match-file.ts';
import { playFile } from '../../src/sheets/log/file/play-file.ts';
import { apply, mustPlayBack } from '../../src/sheets/log/fold.ts';
import { entryHash } from '../../src/sheets/log/link.ts';
import type { Playback } from '../../src/sheets/log/playback/playback.ts';
import { recordOf } from '../../src/sheets/log/playback/record.ts';
import { codeOf, receiptsOf, secretOf } from '../../src/sheets/log/receipts.ts';
import { checkFile } from '../../src/viewer/check/check-file.ts';
import { compareKept } from '../../src/viewer/check/kept-lines.ts';
import type { Proof } from '../../src/viewer/check/result.ts';
import { copy } from '../sheets/exported.ts';
import type { Memory } from '../sheets/memory-ports.ts';
import { act, begin, resolve, send } from '../sheets/season.ts';

// biome-ignore lint/suspicious/noExplicitAny: data of an entry is changed at any place
type Data = { [key: string]: any };

/** A round when Ann changed her order and sent another one too late, and Ben sent one. */
function playedRound(before: (memory: Memory) => void = () => {}): Memory {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  send(memory, 'Ann', { 'Number card': 1 });
  send(memory, 'Ann', { 'Number card': 2 });
  send(memory, 'Ben', { 'Number card': 3 });
  memory.time += 60 * 60_000;
  send(memory, 'Ann', { 'Number card': 4 });
  before(memory);
  resolve(memory);
  return memory;
}

const fileOf = (memory: Memory): WholeFile => {
  const { log } = memory.book();
  return copy(wholeFile(log, mustPlayBack(log, 1), 'The match'));
};

/** The file after the host changed its rounds, and made positions, confirmations, hashes and the record again. */
function cheated(file: WholeFile, change: (data: Data) => Data): WholeFile {
  const log: Entry[] = [];
  let now: Playback | undefined;
  for (const old of file.log) {
    const previous = log.at(-1)?.hash ?? old.previous;
    const played =
      old.what === 'resolve'
        ? withPosition(now, { ...old, previous }, change(old.data))
        : { ...old, previous };
    now = apply(now, played);
    const seats = now ? receiptsOf(secretOf(file.log), played, now).map(codeOf) : [];
    const entry = { ...played, seats };
    log.push({ ...entry, hash: entryHash(entry) });
  }
  const { number = 0, hash = '' } = log.at(-1) ?? {};
  return copy({ ...file, record: recordOf(now as Playback), log, head: { number, hash } });
}

function withPosition(before: Playback | undefined, entry: Entry, data: Data): Entry {
  const after = apply(before, { ...entry, data } as Entry);
  const position = sha256Hex(canonicalJson(after?.match.position));
  return { ...entry, data: { ...data, position } } as Entry;
}

/** The file of a player, made from that of the whole match. */
function fileFor(file: WholeFile, seat: number): PlayerFile {
  const { playback } = playFile(file);
  return copy(playerFile({ entries: file.log } as never, playback as Playback, 'The match', seat));
}

const kept = (file: object, line: string) => {
  const { verdict, where, proof } = checkFile(JSON.stringify(file));
  expect([verdict, where]).toEqual(['fits', '']);
  const { confirmed, wrong } = compareKept(line, proof as Proof);
  return { confirmed: confirmed.length, wrong: wrong.length };
};

const without = ({ uncounted: _, ...data }: Data): Data => data;

/** Cheats with Ann’s order, and whether Ben sees something else because of it. */
const CHEATS: readonly (readonly [string, (data: Data) => Data])[] = [
  ['her order was edited', (data) => ({ ...data, orders: { ...data.orders, Ann: { card: 1 } } })],
  [
    'the host’s order was entered as if she had sent it',
    (data) => ({
      ...data,
      orders: { ...data.orders, Ann: { card: 1 } },
      sources: { ...data.sources, Ann: { ...data.sources.Ann, answers: { 'Number card': '1' } } },
    }),
  ],
  [
    'her order was left out',
    ({ orders: { Ann: _, ...orders }, sources: { Ann: __, ...sources }, ...data }) => ({
      ...data,
      orders,
      sources,
    }),
  ],
  ['her late order was left out', without],
  [
    'her late order is called replaced',
    ({ uncounted, ...data }) => ({
      ...data,
      uncounted: {
        Ann: {
          ...uncounted.Ann,
          newest: uncounted.Ann.newest.map((one: object) => ({ ...one, fate: 'replaced' })),
        },
      },
    }),
  ],
];

describe('S17 what a host changes in secret, with all hashes made again, does not fit the confirmation that its player kept', () => {
  const memory = playedRound();
  const honest = fileOf(memory);
  const [ann, ben] = [0, 1].map((seat) => confirmationLine(memory.book().log.entries, 1, seat)) as [
    string,
    string,
  ];

  test('while the file of the match as it was fits, and so does each player’s', () => {
    expect([kept(honest, ann), kept(honest, ben)]).toEqual([
      { confirmed: 1, wrong: 0 },
      { confirmed: 1, wrong: 0 },
    ]);
    expect(kept(fileFor(honest, 0), ann)).toEqual({ confirmed: 1, wrong: 0 });
    expect(cheated(honest, (data) => data)).toEqual(honest);
  });

  test.each(CHEATS)('%s', (_, change) => {
    const file = cheated(honest, change);
    expect(kept(file, ann)).toEqual({ confirmed: 0, wrong: 1 });
    expect(kept(fileFor(file, 0), ann)).toEqual({ confirmed: 0, wrong: 1 });
  });

  test('the viewer lists late orders that did not count, and those that the host accepted, for whoever has the whole match', () => {
    const acts = (file: object, viewer: 'host' | 'public') =>
      checkFile(JSON.stringify(file))
        .shown?.acts(viewer)
        .map((line) => line.replace(/ \([^()]*\)$/, ''));
    expect(acts(honest, 'host')).toEqual(['Late orders that did not count in round 1: Ann.']);
    expect(acts(honest, 'public')).toEqual([]);
    expect(acts(cheated(honest, without), 'host')).toEqual([]);
    const accepted = playedRound((memory) => {
      act(memory, acceptLate, 1, [memory.match().late[0]?.id ?? '']);
    });
    expect(acts(fileOf(accepted), 'host')).toEqual(['A late order of Ann for round 1 was accepted.']);
  });

  test('a late order that was left out is noticed by its player alone', () => {
    expect(kept(cheated(honest, without), ben)).toEqual({ confirmed: 1, wrong: 0 });
  });
});
