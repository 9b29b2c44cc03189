import { commitmentOf } from '../../src/rules/base/chance.ts';
import { hashOf } from '../../src/rules/base/hash.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import type { Log } from '../../src/sheets/log/audit-log.ts';
import type { Entry } from '../../src/sheets/log/chain.ts';
import { publicFile, wholeFile } from '../../src/sheets/log/file/match-file.ts';
import { apply } from '../../src/sheets/log/fold.ts';
import { closingOf } from '../../src/sheets/log/ledger/closing.ts';
import { entryHash } from '../../src/sheets/log/link.ts';
import type { Playback } from '../../src/sheets/log/playback/playback.ts';
import { codeOf, receiptsOf } from '../../src/sheets/log/receipts.ts';
import { copy } from '../sheets/exported.ts';
import { playedBack } from '../sheets/log/played-back.ts';

/**
 * The entries of a match as a log, with everything that follows from them made anew: positions, the closing entry unless it is kept, receipts,
 * hashes, rows of credits.
 */
export function chained(entries: readonly Entry[], secret: string, keepsClosing = false) {
  const log: Entry[] = [];
  const hashes = new Map<number, string>();
  let playback: Playback | undefined;
  let previous = entries[0]?.previous ?? '';
  for (const one of copy(entries)) {
    const entry = { ...one } as Entry & { data: Record<string, unknown> };
    for (const { row } of (entry.data.paid as { row?: { number: number; hash: string } }[] | undefined) ?? [])
      if (row) row.hash = hashes.get(row.number) ?? row.hash;
    if (playback && entry.what === 'close' && !keepsClosing) entry.data = { ...closingOf(playback) };
    if (entry.data.position !== undefined && entry.what !== 'close') {
      const after = apply(playback, entry);
      if (after) entry.data.position = hashOf(after.match.position);
    }
    playback = apply(playback, entry);
    const receipts = playback ? receiptsOf(secret, entry, playback) : [];
    const { hash: _, ...content } = { ...entry, previous, seats: receipts.map(codeOf) };
    previous = entryHash(content as never);
    hashes.set(entry.number, previous);
    log.push({ ...content, hash: previous } as Entry);
  }
  return { log, playback: playback as Playback };
}

/** The files of a random match of an own game, played to its end and closed; the score decides. The host took back what was ruled in round 1. */
export function filesOfPlayed(game: AnyGame) {
  for (let seed = 0; seed < 30; seed++) {
    const played = playedBack(game, seed);
    if (played.rounds.length <= 2) continue;
    const files = filesOf(game, played);
    const { outcome, players } = files.everyone;
    // Somebody has to lose.
    if (outcome && outcome.winners.length < players.length) return files;
  }
  throw new Error('nobody loses in any of these matches');
}

function filesOf(game: AnyGame, { started, rounds }: Playback) {
  const none = '0'.repeat(64);
  const row = {
    title: '',
    deadline: '',
    form: '',
    formUrl: '',
    formTab: 1,
    trades: '',
    tradesUrl: '',
    tradesTab: 2,
  };
  const begun = {
    ...started,
    seed: started.seed ?? '',
    position: none,
    commitment: started.seed ? commitmentOf(started.seed) : '',
    heads: { orders: [], trades: [] },
    row,
  };
  const { format: _, ...data } = begun as typeof begun & { format?: number };
  const events = [
    { what: 'new game', data, round: 0 },
    ...rounds.map(({ input, round }) => {
      const { outcome: _, ...ruling } = (input.ruling ?? {}) as { outcome?: unknown };
      const trades = input.trades.map((trade) => ({
        ...trade,
        gives: trade.gives ?? {},
        takes: trade.takes ?? {},
      }));
      return { what: 'resolve', data: { ...input, trades, ruling, position: none }, round };
    }),
    { what: 'amend ruling', data: { round: 1, typed: ['over'], position: none }, round: rounds.length },
    { what: 'close', data: {}, round: rounds.length },
  ];
  const entries = events.map((event, i) => ({
    number: i + 1,
    time: new Date(i * 1000).toISOString(),
    who: '',
    match: 1,
    salt: 's'.repeat(32),
    seats: [],
    previous: none,
    hash: '',
    ...event,
  }));
  const { log, playback } = chained(entries as unknown as readonly Entry[], 's'.repeat(32));
  const book = { entries: log } as unknown as Log;
  return copy({
    whole: wholeFile(book, playback, game.title),
    everyone: publicFile(book, playback, game.title),
  });
}
