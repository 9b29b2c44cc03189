import type { Json } from '../../kit.ts';
import { type Column, isRevealed } from './column.ts';
import type { Definition } from './definition.ts';
import type { Question } from './question.ts';

/**
 * Gives the part of a definition that everyone may know: public columns and facts, and questions without hidden parts.
 * Columns and facts that the end reveals appear without their start and deal. For players, adds the columns that their
 * owners may know.
 */
export function shownDefinition(definition: Definition, isOver: boolean, forPlayers = false): Json {
  const { title, players, lastRound, score } = definition;
  const isPublic = (id: unknown) =>
    definition.columns.some((one) => one.id === id && one.known === 'everyone');
  // The end shows the scores, even if not everyone knew their column.
  const isJudged = (id: string) =>
    isPublic(id) || (isOver && definition.columns.some((one) => one.id === id && isRevealed(one)));
  const isShown = ({ known }: Column) => known === 'everyone' || (forPlayers && known === 'owner');
  const cut = (entries: readonly Column[]) => entries.filter(isShown).map(shownEntry);
  const revealed = (entries: readonly Column[]) =>
    entries
      .filter((entry) => isOver && isRevealed(entry) && !isShown(entry))
      .map(({ id, title, kind }) => ({
        id,
        title,
        kind,
        start: noValue(kind),
        known: 'host',
        reveal: true,
      }));
  const columns = [...cut(definition.columns), ...revealed(definition.columns)];
  const facts = [...cut(definition.facts), ...revealed(definition.facts)];
  return {
    title,
    players,
    ...(lastRound === undefined ? {} : { lastRound }),
    questions: definition.questions.map((question) => cutQuestion(question, isPublic)),
    columns,
    facts,
    ...(score && isJudged(score.column) ? { score } : {}),
  } as Json;
}

/** Gives the part of a column or fact that is shown. The deal is never shown. Start and draw are shown only if everyone knows the value. */
function shownEntry({ id, title, kind, start, known, draw, trade }: Column): object {
  const isPublic = known === 'everyone';
  return {
    id,
    title,
    kind,
    start: isPublic ? start : noValue(kind),
    known,
    ...(trade ? { trade } : {}),
    ...(isPublic && draw ? { draw } : {}),
  };
}

const noValue = (kind: Column['kind']) => (kind === 'number' ? 0 : '');

/** Removes a question's bounds and conditions that use a secret column. */
function cutQuestion(
  { id, title, kind, choices, least, most, when }: Question,
  isShown: (id: unknown) => boolean,
): object {
  const bound = (key: string, of: unknown) =>
    of === undefined || (typeof of === 'string' && !isShown(of)) ? {} : { [key]: of };
  return {
    id,
    title,
    kind,
    ...(choices ? { choices } : {}),
    ...bound('least', least),
    ...bound('most', most),
    ...(when && (when.fact !== undefined || isShown(when.column)) ? { when } : {}),
  };
}
