import { makeChance } from '../../rules/base/chance.ts';
import { firstDifference, isSame, quote } from '../../rules/base/json.ts';
import { asUnusable } from '../../rules/base/unusable.ts';
import { keyInWords, listed, plural } from '../../rules/base/words.ts';
import { viewOutcome } from '../../rules/declare/outcome.ts';
import type { Position } from '../../rules/declare/position.ts';
import type { AnyGame, EndSeen } from '../../rules/game.ts';
import type { PublicFile } from '../../sheets/log/file/match-file.ts';
import { positionDifferences } from '../../sheets/log/playback/position-words.ts';
import { infoIn } from '../shown/show-file.ts';
import { checked, type FileCheck } from './result.ts';

type Info = ReturnType<typeof infoIn>;

const EMPTY = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };

/**
 * Makes the deal again from the seed. Makes the outcome again from the points that everyone saw (X11). The orders that
 * led to these points are only in the file of the whole match.
 */
export function remadeChecks(file: PublicFile, game: AnyGame): readonly FileCheck[] {
  const { outcome, seed, dealt = [], views } = file;
  if (!outcome || !game.remake) return [];
  const info = infoIn(file, game);
  const seen = { public: views, outcome };
  const purses = info.names.map(() => EMPTY);
  const start = game.start(info, game.readDeal(info, {}), makeChance(seed ?? ''), purses);
  const shown = game.remake.deal?.(info, start, seen);
  const unknown =
    seed === undefined
      ? 'the seed is not revealed yet'
      : dealt.length > 0
        ? `the host dealt by hand: ${listed(dealt.map(keyInWords))}`
        : '';
  return [
    ...(shown
      ? [unknown ? { name: DEAL, result: 'none' as const, detail: unknown } : checkDeal(file, start, shown)]
      : []),
    checkOutcome(file, game, info, shown ?? start, seen),
  ];
}

const DEAL = 'The deal';

function checkDeal(file: PublicFile, start: Position, shown: Position): FileCheck {
  const others = positionDifferences({ ...start }, { ...shown }).map(({ words }) => words);
  const [first = ''] = others;
  const problem = first && `the seed gives another deal than the match showed: ${first}`;
  return unlessEdited(
    file,
    checked(DEAL, problem, 'the deal was made again from the seed, and it is the deal that the match showed'),
  );
}

function checkOutcome(
  file: PublicFile,
  game: AnyGame,
  info: Info,
  start: Position,
  seen: EndSeen<object>,
): FileCheck {
  const name = 'The outcome';
  const { outcome } = seen;
  const end = game.remake?.end(info, start, seen);
  if (!end)
    return {
      name,
      result: 'none',
      detail: 'the score is hidden, and only a file of the whole match shows the score',
    };
  const told: string[] = [];
  const tell: Parameters<AnyGame['outcome']>[3] = (to, _ruling, text) => to === 'public' && told.push(text);
  try {
    const found = viewOutcome(info.names, game.outcome(info, end, makeChance(file.seed), tell));
    const other = Object.keys({ ...found, ...outcome }).find((key) => !isSame(found[key], outcome[key]));
    const problem =
      pointsProblem(file, game, info, start, seen) ||
      (other === undefined
        ? ''
        : `${keyInWords(other)}: the file says ${valueWords(outcome[other])}, but the rounds give ${valueWords(found[other])}`);
    // A host who rules the rounds may also name the winners (O6).
    const named = game.ruled && told.length > 0 ? `. ${told.join(' ')}` : '';
    return unlessEdited(
      file,
      checked(
        name,
        problem,
        `the points of ${plural(file.stories.length, 'round')} were added up, and the outcome follows by the rules${named}`,
      ),
    );
  } catch (error) {
    const why = asUnusable(error);
    if (why?.path !== 'seed') throw error;
    return { name, result: 'none', detail: 'a lot decided, and the seed is not revealed yet' };
  }
}

/** Describes the first round in which the shown points are not the points of the board. '' if there is no such round. */
function pointsProblem(
  file: PublicFile,
  game: AnyGame,
  info: Info,
  start: Position,
  seen: EndSeen<object>,
): string {
  const { publicPoints, remake } = game;
  if (!publicPoints || !remake) return '';
  for (const [round, view] of file.views.entries()) {
    const then = remake.end(info, start, { ...seen, public: file.views.slice(0, round + 1) });
    const found = then && publicPoints(game.publicView(info, then));
    const place = found && firstDifference(found, publicPoints(view as never));
    if (place !== undefined) return `after round ${round}, the points of ${place} are not those of the board`;
  }
  return '';
}

/** Ignores a difference if the host changed a position by hand. After such a change, rounds and points need not fit. */
function unlessEdited({ edits = [] }: PublicFile, check: FileCheck): FileCheck {
  if (edits.length === 0 || check.result !== 'differs') return check;
  return { ...check, result: 'none', detail: `${check.detail}. The host changed the position by hand` };
}

function valueWords(value: unknown): string {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? listed(value) || 'nobody'
    : quote(value);
}
