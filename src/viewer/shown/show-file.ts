import { stack } from '../../rules/board/arrange.ts';
import type { MatchInfo } from '../../rules/declare/match-info.ts';
import { COMMON_OPTIONS, readOptions } from '../../rules/declare/option.ts';
import type { AnyGame, PrivateSeen } from '../../rules/game.ts';
import { drawOutcomeOf } from '../../rules/play/shown/ending.ts';
import { drawStandFacts } from '../../rules/play/shown/standing.ts';
import type { ShownFile } from '../../sheets/log/file/match-file.ts';
import { type ReceiptRound, roundsNow } from '../../sheets/log/receipts.ts';
import { receiptLines } from './receipt-lines.ts';
import { type Shown, withNames } from './shown.ts';

/** Shows the match as everyone may know it, or as one player may know it. Throws an error if the match's options cannot be read. */
export function showFile(file: ShownFile, game: AnyGame): Shown {
  const { title, stories, outcome, edited, chance, seed = '', commitment } = file;
  const info = infoIn(file, game);
  const { names } = info;
  const { rounds, seat } = viewsIn(file);
  const last = rounds.length - 1;
  const { chosen: vote, opponent, tokenTo, closed: isClosed = seed !== '' } = file;
  const chosen = {
    ...(vote === undefined ? {} : { vote }),
    ...(opponent === undefined ? {} : { opponent }),
    ...(tokenTo === undefined ? {} : { tokenTo }),
    isClosed,
  };
  return {
    title,
    game: game.title,
    names,
    viewers: [seat ?? 'public'],
    rounds: last,
    over: outcome !== null,
    edited: () => edited,
    acts: () => file.acts,
    substitutes: withNames(file.substitutes ?? [], file.shows === 'player'),
    board: (_viewer, round) => {
      const ended = round === last ? outcome : null;
      const seen = {
        public: rounds.slice(0, round + 1).map((one) => one.public),
        private: rounds.slice(0, round + 1).map((one) => one.private),
        ...(ended ? { outcome: ended } : {}),
        ...('hints' in file ? { hints: file.hints } : {}),
      } as unknown as PrivateSeen<never, never>;
      const standing = () => drawStandFacts({ game, info }, seen, seat);
      // A match that was closed without an outcome (H24) has no standing any more.
      const isOver = round === last && isClosed;
      const top = ended ? [drawOutcomeOf({ game, info }, ended, chosen)] : isOver ? [] : [standing()];
      const { draw } = game;
      return stack([...top, seat === undefined ? draw.public(info, seen) : draw.private(info, seat, seen)]);
    },
    story: (_viewer, round) => [...receiptLines(rounds[round] ?? {}), ...(stories[round - 1] ?? [])],
    // The file says only after which rounds the host changed something.
    handChanges: () => [],
    chance,
    seed,
    commitment,
  };
}

/** Gives the seats and options of a file. Throws an error if the options cannot be read. */
// biome-ignore lint/suspicious/noExplicitAny: the options' type belongs to the game
export function infoIn(file: ShownFile, game: AnyGame): MatchInfo<any> {
  const seats = file.players.map(({ name, meadow }) => ({ name, ...(meadow ? { meadow } : {}) }));
  return {
    seats,
    names: seats.map(({ name }) => name),
    options: readOptions({ ...game.options, ...COMMON_OPTIONS }, file.options),
    ...('facts' in file ? { facts: file.facts } : {}),
  };
}

/** Gives the views of a file, and the seat whose views these are. In a public file the seat is undefined. */
function viewsIn(file: ShownFile): {
  readonly rounds: readonly Partial<ReceiptRound>[];
  readonly seat: number | undefined;
} {
  return file.shows === 'player'
    ? { rounds: roundsNow(file.receipts), seat: file.seat }
    : { rounds: file.views.map((view) => ({ public: view })), seat: undefined };
}
