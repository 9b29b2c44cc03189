import type { Log } from '../../../log/chain/audit-log.ts';
import { lastEntryOf } from '../../../log/chain/chain.ts';
import { type Playback, seatOf } from '../../../log/playback/playback.ts';
import type { Letter, Ports, SendFailure } from '../../../ports.ts';
import type { LetterSource } from '../../pages/letter.ts';
import { coverDigest, coverNote, partialCover, readCovers } from './known-covers.ts';
import {
  partial,
  type Rests,
  readSent,
  restsOf,
  type SentReceipts,
  sentNote,
  unknownPages,
} from './sent-receipts.ts';

/** A row of the outbox with its letters. */
export interface Drawn {
  readonly to: string;
  /** Absent where the match cannot be replayed. */
  readonly source?: LetterSource;
  readonly letters: readonly Letter[];
  /** Of a player’s page with an open round. */
  readonly rests?: Rests | undefined;
  /** The digest of the first tab of a player’s file without the statement; '' if it must be written whole. */
  readonly cover?: string;
  readonly failure?: SendFailure;
}

/**
 * The letters, of which only some rows are written where the file shows all others, as it does where a purse changed by another
 * match. What else is written whole is noted as unknown before, unless an entry of the match tells that it has changed: the run
 * may end before it notes what was written.
 */
export function withoutKnownRows(ports: Ports, log: Log, drawn: readonly Drawn[]): readonly Drawn[] {
  const pages = withoutKnownPages(ports, log, drawn);
  const covers = withoutKnownCovers(ports, pages.drawn);
  noteAll(ports, { ...pages.unknown, ...covers.unknown });
  return covers.drawn;
}

type Notes = Readonly<Record<string, string>>;

interface Known {
  readonly drawn: readonly Drawn[];
  /** Notes that mark pages written whole as unknown. */
  readonly unknown: Notes;
}

function withoutKnownPages(ports: Ports, log: Log, drawn: readonly Drawn[]): Known {
  const matches = new Map<Playback, { readonly sent: SentReceipts; readonly whole: number[] }>();
  const known = drawn.map((one): Drawn => {
    const [letter] = one.letters;
    const { playback, open } = one.source ?? {};
    if (!letter?.parts || !playback || !open) return one;
    const { sent, whole } = matches.get(playback) ?? { sent: readSent(ports, playback.number), whole: [] };
    matches.set(playback, { sent, whole });
    const rests = restsOf(ports, letter, log, playback.number);
    const part = partial(letter, rests, sent, one.to);
    if (!part.only) whole.push(seatOf(playback, one.to));
    return { ...one, letters: [part], rests };
  });
  const notes = [...matches].map(([playback, { sent, whole }]) => {
    const entry = lastEntryOf(log, playback.number)?.number ?? 0;
    return unknownPages(sent, playback, whole, entry).notes;
  });
  return { drawn: known, unknown: Object.assign({}, ...notes) };
}

function withoutKnownCovers(ports: Ports, drawn: readonly Drawn[]): Known {
  const covers = readCovers(ports);
  const whole = new Map<string, string>();
  const known = drawn.map((one): Drawn => {
    const [letter] = one.letters;
    if (!letter?.cover) return one;
    const cover = coverDigest(ports, letter);
    const part = partialCover(letter, cover, covers, one.to);
    if (!part.isStatementOnly) whole.set(one.to, '');
    return { ...one, letters: [part], cover };
  });
  return { drawn: known, unknown: coverNote(covers, whole) };
}

/** Notes what the files show now: a wake-up does not write those pages again, and a later delivery less of them. */
export function noteShown(ports: Ports, arrived: readonly Drawn[]): void {
  const covers = arrived.flatMap(({ to, cover }) => (cover === undefined ? [] : [[to, cover] as const]));
  let notes = covers.length > 0 ? coverNote(readCovers(ports), new Map(covers)) : {};
  for (const source of new Set(arrived.map((one) => one.source))) {
    const { playback, open } = source ?? {};
    if (!playback || !open) continue;
    const own = arrived.filter((one) => one.source === source);
    const written = playback.started.players.flatMap(({ id }, seat) => {
      const { letters = [], rests } = own.find(({ to }) => to === id) ?? {};
      return letters.length > 0 ? [{ seat, rests }] : [];
    });
    notes = { ...notes, ...sentNote(ports, readSent(ports, playback.number), playback, open, written) };
  }
  noteAll(ports, notes);
}

function noteAll({ memo }: Ports, notes: Notes): void {
  if (Object.keys(notes).length > 0) memo.setAll(notes);
}
