import { own } from '../../../rules/base/json.ts';
import { memoized } from '../../../rules/base/memoized.ts';
import { listed } from '../../../rules/base/words.ts';
import { type Line, SOFT } from '../../../rules/board/page.ts';
import { NONE, type OwnNote } from '../../../rules/order/question.ts';
import { allViews, type Match } from '../../../rules/play/match.ts';
import { ownFormOf } from '../../../rules/play/shown/seat-form.ts';

/** Gives all views of a match. The result is cached, because every player's page needs the same views. */
const viewsOf = memoized(allViews);

/**
 * Lines about the order form for one player: questions that need no answer, and choices that are left. `match` is the
 * match after the agreed trades, because orders are checked after these trades (X4). `hasTraded` is true if the player
 * has an agreed trade.
 */
export function ownFormLines(match: Match, seat: number, hasTraded = false): Line[] {
  const seen = viewsOf(match);
  const notes = ownFormOf(match, seen, seat);
  const titles = new Map<string, string[]>();
  for (const { id, title, isOver } of match.game.form.questions(match.info, seen.public)) {
    const note = isOver ? undefined : own(notes, id);
    if (note) titles.set(noteWords(note), [...(titles.get(noteWords(note)) ?? []), title]);
  }
  const lines = [...titles].map(([words, several]) => ({
    text: `${titleWords(several)}: ${words}`,
    style: SOFT,
  }));
  return hasTraded && lines.length > 0
    ? [{ text: 'After your agreed trades:', style: SOFT }, ...lines]
    : lines;
}

function noteWords(note: OwnNote): string {
  if ('excuse' in note) return `no answer is needed. ${note.excuse}`;
  const choices = note.choices.filter((choice) => choice !== NONE);
  return `you can choose ${choices.length === 1 ? 'only ' : ''}${choiceWords(choices)}.`;
}

/**
 * Joins question titles. Titles that differ only in numbers become “Mail 1 to 5 (all optional)”, because a player need
 * not answer all of these questions. A title that is a question gets quotation marks.
 */
function titleWords(titles: readonly string[]): string {
  const [first = ''] = titles;
  const stem = first.replace(/1$/, '');
  const isRow = titles.length > 2 && titles.every((title, i) => title === `${stem}${i + 1}`);
  if (isRow) return `${first} to ${titles.length} (all optional)`;
  return listed(titles.map((title) => (title.endsWith('?') ? `“${title}”` : title)));
}

/**
 * Joins choices. Choices such as “red · strength 1” have two parts. If every first part occurs with every second part,
 * writes a list of the first parts and a list of the second parts.
 */
function choiceWords(choices: readonly string[]): string {
  const pairs = choices.map((choice) => choice.split(' · '));
  const firsts = [...new Set(pairs.map(([first = '']) => first))];
  const seconds = [...new Set(pairs.map(([, second = '']) => second))];
  const areAll =
    pairs.every((pair) => pair.length === 2) &&
    firsts.length * seconds.length === choices.length &&
    Math.min(firsts.length, seconds.length) > 1;
  return areAll ? `${listed(firsts)}, each with ${listed(withoutRepeats(seconds))}` : listed(choices);
}

/** Removes a common first word from all texts after the first: “strength 1”, “2”, “3”. */
function withoutRepeats(texts: readonly string[]): readonly string[] {
  const [word = ''] = /^\S+ /.exec(texts[0] ?? '') ?? [];
  return texts.map((text, i) =>
    i > 0 && texts.every((one) => one.startsWith(word)) ? text.slice(word.length) : text,
  );
}
