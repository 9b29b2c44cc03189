import { own } from '../../rules/base/json.ts';
import { capital, listed, type Noun, ordinal, plural } from '../../rules/base/words.ts';
import { missingChoice } from '../../rules/board/outcome.ts';
import { type Line, NOTICE, SOFT, STRONG } from '../../rules/board/page.ts';
import { isTopScoreOnly, type Outcome, type OutcomeView, opponentsIn } from '../../rules/declare/outcome.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import type { Playback } from '../log/playback/playback.ts';

type Ended = Pick<Playback, 'match' | 'vote' | 'opponent' | 'tokenTo' | 'isClosed'>;

/**
 * Shows the end of a match to one player: whether the player won or is up for elimination, the player's points, and the
 * choices that the player still has.
 */
export function ownEndLines(playback: Ended, name: string): Line[] {
  const outcome = outcomeOf(playback.match);
  if (!outcome) return [];
  const ends = [wonWords(outcome, name), upWords(outcome, playback, name)].filter(Boolean);
  const { game, info, outcome: { decidedBy = {} } = {} } = playback.match;
  const why = ends.length > 0 ? undefined : game.lost?.(info, outcome, name);
  const lost = [lostWords(playback, outcome, name), why].filter(Boolean);
  const result = (ends.length > 0 ? ends : lost).join(' ');
  const decided = decidedWords(game.score.many, outcome, decidedBy, name);
  return [
    { text: result, style: STRONG },
    { text: `${scoreWords(game.score, outcome, name, why !== undefined || decided !== '')}${decided}` },
    ...choicesOf(playback, outcome, name).map((text) => ({ text, style: NOTICE })),
    { text: 'If you play another match, it gets a new tab in this file.', style: SOFT },
  ];
}

/** Words for a player who did not win. A player whom the loser named, or may still name, is not called safe (F16). */
function lostWords({ opponent }: Ended, outcome: OutcomeView, name: string): string {
  const mayBeNamed = opponent === undefined && opponentsIn(outcome).includes(name);
  return mayBeNamed || opponent === name
    ? 'You did not win.'
    : 'You did not win, and you are not up for elimination.';
}

function wonWords(outcome: OutcomeView, name: string): string {
  if (!outcome.winners.includes(name)) return '';
  return isTopScoreOnly(outcome) ? '★ You have the top score.' : '★ You won.';
}

/** Words for a player who may be up for elimination. After the vote, only the chosen player gets these words (X6). */
function upWords(
  { candidates, winners, vote }: OutcomeView,
  { vote: chosen, isClosed }: Ended,
  name: string,
): string {
  if (!candidates.includes(name) || (chosen !== undefined && chosen !== name)) return '';
  const others = candidates.filter((one) => one !== name);
  if (!vote || chosen !== undefined || others.length === 0) return '▼ You are up for elimination.';
  const up = `▼ You are up for elimination, with ${listed(others)}`;
  // The lines below then say that no choice was entered.
  if (isClosed) return `${up}.`;
  const choice = winners.length === 1 ? `${winners[0]} chooses` : `${listed(winners)} vote for`;
  return `${up}: ${choice} one of you.`;
}

/**
 * Writes a sentence such as “You have 96 points, the 2nd most of 4 players.” If nobody has fewer points, the sentence
 * says “the fewest”.
 */
function scoreWords(
  score: Required<Noun>,
  { scores, winners }: OutcomeView,
  name: string,
  hasReason: boolean,
): string {
  const all = Object.values(scores);
  const mine = (own(scores, name) as number | undefined) ?? 0;
  const place = 1 + all.filter((points) => points > mine).length;
  const have = `You have ${plural(mine, score.one, score.many)}`;
  if (all.every((points) => points === mine)) return `${have}, as everyone does.`;
  const same = all.filter((points) => points === mine).length - 1;
  const shared = same === 0 ? '' : `; ${plural(same, 'other has', 'others have')} as many`;
  const why =
    place === 1 && !winners.includes(name) && !hasReason
      ? ` ${capital(score.many)} alone do not decide who wins. The table below has the rest.`
      : '';
  const notMost = all.some((points) => points < mine) ? `${ordinal(place)} most` : 'fewest';
  return `${have}, the ${place === 1 ? 'most' : notMost} of ${all.length} players${shared}.${why}`;
}

/**
 * Names the tie-breaker that decided between the player and other players with equal points; '' if there is no tie.
 * Gives no amounts, because the amounts may be secret from the other players.
 */
function decidedWords(
  many: string,
  outcome: OutcomeView,
  decidedBy: NonNullable<Outcome['decidedBy']>,
  name: string,
): string {
  const { scores, winners, candidates } = outcome;
  const words = (ahead: readonly string[], what: string, who: string) => {
    if (!ahead.some((one) => scores[one] === scores[name])) return '';
    const others = ahead.filter((one) => one !== name);
    const all = others.length < ahead.length ? ['you', ...others] : others;
    return ` Among players with as many ${many}, ${listed(all)} ${all.join() === others[0] ? 'has' : 'have'} the ${what}, which decided who ${who}.`;
  };
  const won = isTopScoreOnly(outcome) ? 'has the top score' : 'won';
  const most = decidedBy.winners ? words(winners, `most ${decidedBy.winners}`, won) : '';
  const least = decidedBy.candidates
    ? words(candidates, `fewest ${decidedBy.candidates}`, 'was up for elimination')
    : '';
  return most + least;
}

const TELL_HOST = 'Tell the host before the match is closed';

/** Lists a player's choices after the end (X6, X7, F16), and the effects of other players' choices on the player. */
function choicesOf(ended: Ended, outcome: OutcomeView, name: string): string[] {
  const { vote, opponent, tokenTo, isClosed } = ended;
  const { winners, candidates } = outcome;
  const tokens = (own(outcome.tokensOfLife, name) as number | undefined) ?? 0;
  const may = opponentsIn(outcome);
  if (isClosed) return closedChoice(ended, outcome, name);
  const words: string[] = [];
  if (outcome.vote && vote === undefined && winners.includes(name)) {
    words.push(
      `${votersWords(outcome)} who is up for elimination, ${listed(candidates, 'or')}. ${TELL_HOST}.`,
    );
  }
  if (tokens > 1 && tokenTo === undefined)
    words.push(
      `You may keep your second Token of Life, or give it to anyone except the Elimination Candidate. ${TELL_HOST}.`,
    );
  if (may.length > 0 && opponent === undefined && candidates.includes(name))
    words.push(`You name an opponent, ${listed(may, 'or')}. ${TELL_HOST}.`);
  if (opponent === undefined && may.includes(name))
    words.push(`${listed(candidates)} names an opponent, ${listed(may, 'or')}. It may be you.`);
  if (opponent === name) words.push(namedYou(candidates));
  return words;
}

/** Names the player's part in the choices of a closed match: the named opponent (F16), or that no choice was entered. */
function closedChoice(ended: Ended, outcome: OutcomeView, name: string): string[] {
  const { winners, candidates } = outcome;
  if (ended.opponent === name) return [namedYou(candidates)];
  const concerned = [...winners, ...candidates, ...opponentsIn(outcome)];
  const missing = concerned.includes(name) ? missingChoice(outcome, ended) : '';
  return missing === '' ? [] : [missing];
}

/** Words for a voter on who chooses: this player alone, or this player together with other winners (X6). */
function votersWords(outcome: OutcomeView): string {
  if (outcome.winners.length === 1) return 'You choose';
  const others = isTopScoreOnly(outcome) ? 'the others with the top score' : 'the other winners';
  return `You and ${others} vote on`;
}

const namedYou = (candidates: readonly string[]) =>
  `${listed(candidates)} named you as opponent. The host tells you what you two play, and when.`;
