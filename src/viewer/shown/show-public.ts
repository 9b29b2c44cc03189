import { stack } from '../../rules/board/arrange.ts';
import type { MatchInfo } from '../../rules/declare/match-info.ts';
import { COMMON_OPTIONS, readOptions } from '../../rules/declare/option.ts';
import type { AnyGame, PublicSeen } from '../../rules/game.ts';
import { drawOutcomeOf } from '../../rules/play/shown/ending.ts';
import { drawStandFacts } from '../../rules/play/shown/standing.ts';
import type { PublicFile } from '../../sheets/log/file/match-file.ts';
import type { Shown } from './shown.ts';

/** A match as everyone may know it. Throws unusable if its options cannot be read. */
export function showPublic(file: PublicFile, game: AnyGame): Shown {
  const { title, players, views, stories, outcome, edited, chance, seed = '', commitment } = file;
  const names = players.map(({ name }) => name);
  const seats = players.map(({ name, meadow }) => ({ name, ...(meadow ? { meadow } : {}) }));
  const options = readOptions({ ...game.options, ...COMMON_OPTIONS }, file.options);
  // biome-ignore lint/suspicious/noExplicitAny: the options' type belongs to the game
  const info: MatchInfo<any> = { seats, names, options, ...('facts' in file ? { facts: file.facts } : {}) };
  const last = views.length - 1;
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
    viewers: ['public'],
    rounds: last,
    over: outcome !== null,
    edited: () => edited,
    substitutes: file.substitutes ?? [],
    board: (_viewer, round) => {
      const ended = round === last ? outcome : null;
      const seen = {
        public: views.slice(0, round + 1),
        ...(ended ? { outcome: ended } : {}),
      } as unknown as PublicSeen<never>;
      const standing = () => drawStandFacts({ game, info }, { ...seen, private: [] });
      // A match that was closed without an outcome (H24) stands nowhere any more.
      const isOver = round === last && isClosed;
      const top = ended ? [drawOutcomeOf({ game, info }, ended, chosen)] : isOver ? [] : [standing()];
      return stack([...top, game.draw.public(info, seen)]);
    },
    story: (_viewer, round) => stories[round - 1] ?? [],
    // The words above say after which rounds; the file does not hold more.
    handChanges: () => [],
    chance,
    seed,
    commitment,
  };
}
