import { commitmentOf } from '../../rules/base/chance.ts';
import { stack } from '../../rules/board/arrange.ts';
import type { Grid } from '../../rules/board/grid.ts';
import type { Position } from '../../rules/declare/position.ts';
import { drawEnding } from '../../rules/play/shown/ending.ts';
import { drawStandFacts } from '../../rules/play/shown/standing.ts';
import { matchActs } from '../../sheets/log/act-words.ts';
import type { Entry } from '../../sheets/log/chain.ts';
import { chanceWords } from '../../sheets/log/chance-words.ts';
import { asShown } from '../../sheets/log/playback/as-shown.ts';
import { editWords } from '../../sheets/log/playback/edit-words.ts';
import { begin, resolve } from '../../sheets/log/playback/play.ts';
import { isMatchOver, type Playback } from '../../sheets/log/playback/playback.ts';
import { positionDifferences } from '../../sheets/log/playback/position-words.ts';
import { ruledMarks } from '../../sheets/log/playback/ruled-marks.ts';
import { seenBy, seenByHost } from '../../sheets/log/playback/seen.ts';
import { substituteWords } from '../../sheets/log/playback/shown-names.ts';
import { type StoryLine, storyOf } from '../../sheets/log/playback/story.ts';
import { playedFor } from '../../sheets/log/receipts.ts';
import { receiptLines } from './receipt-lines.ts';
import { type Shown, type Viewer, withNames } from './shown.ts';

/** Shows a whole match, for every viewer. */
export function showPlayback(known: Playback, title: string, log: readonly Entry[] = []): Shown {
  const playback = asShown(known);
  const { match, started, rounds } = playback;
  const { names } = match.info;
  return {
    title,
    game: match.game.title,
    names,
    viewers: ['public', ...names.map((_, seat) => seat), 'host'],
    rounds: rounds.length,
    over: isMatchOver(playback),
    edited: (viewer) => editWords(playback, typeof viewer === 'number' ? { player: names[viewer] } : viewer),
    substitutes: withNames(substituteWords(playback)),
    board: (viewer, round) => drawBoard(rounds[round]?.before ?? playback, viewer),
    story: (viewer, round) => [
      ...ownLines(playback, viewer, round),
      ...storyOf(playback, viewer, round),
      ...ruledMarks(playback, viewer, round),
    ],
    acts: (viewer) => matchActs({ entries: log }, playback, viewer === 'host' ? 'whole' : 'everyone'),
    handChanges: (viewer, round) => handChanges(playback, viewer, round),
    chance: chanceWords(started),
    seed: started.seed,
    commitment: started.seed ? commitmentOf(started.seed) : '',
  };
}

/** Describes a player's responses in a round, as the player's receipt shows them. */
function ownLines({ rounds, match }: Playback, viewer: Viewer, round: number): readonly StoryLine[] {
  const played = rounds[round - 1];
  if (!played || typeof viewer !== 'number') return [];
  return receiptLines({ round, ...playedFor(played, match.info.names[viewer] as string) });
}

function drawBoard(playback: Playback, viewer: Viewer): Grid {
  const { match } = playback;
  const { draw } = match.game;
  const seat = typeof viewer === 'number' ? viewer : undefined;
  const seen = seenBy(playback, seat);
  const board =
    viewer === 'host'
      ? draw.host(match.info, match.position, seenByHost(playback))
      : viewer === 'public'
        ? draw.public(match.info, seen)
        : draw.private(match.info, viewer, seen);
  // A match that ended without an outcome (H24) has no standing any more.
  const top = isMatchOver(playback) ? drawEnding(match, playback) : [drawStandFacts(match, seen, seat)];
  return stack([...top, board]);
}

/**
 * Lists the host's changes by hand to the position after a round, one line for each cell (H5). Round 0 is the start.
 * Some cells are only for the host. About these cells, other viewers read only that there are changes.
 */
function handChanges(playback: Playback, viewer: Viewer, round: number): readonly string[] {
  const edit = playback.edits.find(({ after }) => after === round);
  if (!edit) return [];
  if (viewer !== 'host') return ['To see these changes, choose “the host” above.'];
  return positionDifferences({ ...positionBefore(playback, round) }, { ...edit.position }).map(
    ({ words }) => `${words}.`,
  );
}

/** Gives the position after a round as it follows from the rules, before changes by hand. */
function positionBefore({ number, started, match, rounds }: Playback, round: number): Position {
  const played = rounds[round - 1];
  if (!played) return begin(number, started, [match.game]).match.position;
  const origin = { number: played.entry, time: played.time };
  return resolve(played.before, played.input, origin).match.position;
}
