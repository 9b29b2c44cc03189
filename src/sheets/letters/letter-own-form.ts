import { listed } from '../../rules/base/words.ts';
import { type Line, SOFT } from '../../rules/board/page.ts';
import { NONE, type OwnNote } from '../../rules/order/question.ts';
import { allViews, type Match } from '../../rules/play/match.ts';
import { ownFormOf } from '../../rules/play/seat-form.ts';

/**
 * What a player’s own view says of the order form: questions that need no answer, and choices that are left. `match`
 * is the match after the agreed trades, from which the order will be judged (X4); `hasTraded` is true if the player is
 * part of one.
 */
export function ownFormLines(match: Match, seat: number, hasTraded = false): Line[] {
  const { game, info } = match;
  const seen = allViews(match);
  const notes = ownFormOf(match, seen, seat);
  const titles = new Map<string, string[]>();
  for (const { id, title } of game.form.questions(info, seen.public)) {
    const note = notes[id];
    if (note) titles.set(noteWords(note), [...(titles.get(noteWords(note)) ?? []), title]);
  }
  const lines = [...titles].map(([words, several]) => ({
    text: `${listed(several)}: ${words}`,
    style: SOFT,
  }));
  return hasTraded && lines.length > 0
    ? [{ text: 'After your agreed trades:', style: SOFT }, ...lines]
    : lines;
}

function noteWords(note: OwnNote): string {
  if ('excuse' in note) return `you need not answer. ${note.excuse}`;
  const choices = note.choices.filter((choice) => choice !== NONE);
  return `you can choose ${choices.length === 1 ? 'only ' : ''}${listed(choices)}.`;
}
