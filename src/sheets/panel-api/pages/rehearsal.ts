import { outcomeWords } from '../../../rules/board/outcome.ts';
import { refusalLine } from '../../../rules/order/refusal-words.ts';
import { outcomeOf } from '../../../rules/play/match.ts';
import { checkOrder } from '../../letters/lines/round/judged-order.ts';
import { shortened } from '../../letters/lines/shortened.ts';
import { openQuestions } from '../../log/playback/shown/seen.ts';
import type { Ports } from '../../ports.ts';
import { readRehearsal } from '../../rehearsal/note.ts';
import type { Rehearsal } from '../../rehearsal/rehearse.ts';
import type { PanelState, RehearsalView } from '../panel.ts';
import { storyLine } from './rounds.ts';

/** The rehearsal of the workbook, if there is one: without a call of Google. */
export function rehearsalState({ memo, files }: Pick<Ports, 'memo' | 'files'>): PanelState['rehearsal'] {
  const note = readRehearsal(memo);
  if (!note) return null;
  const { title, file, isReady, who } = note;
  return { title, link: file === '' ? '' : files.link(file), isReady, who };
}

/** A rehearsal as the panel shows it. */
export function rehearsalView(
  { files }: Pick<Ports, 'files'>,
  { note, plan, playback, sent }: Rehearsal,
): RehearsalView {
  const { match, rounds } = playback;
  const { names } = match.info;
  const questions = openQuestions(playback);
  const last = rounds[rounds.length - 1];
  const outcome = outcomeOf(match);
  return {
    title: note.title,
    link: files.link(note.file),
    round: note.round,
    over: note.over,
    seats: sent.map(({ answers, order }, seat) => ({
      name: names[seat] as string,
      answers: Object.entries(answers).map(([title, answer]) => `${title}: ${shortened(answer)}`),
      refused: checkOrder(match, seat, order).map((refusal) => refusalLine(refusal, questions)),
    })),
    // The rounds of a copied match are reported by that match.
    story: last && last.round > plan.rounds.length ? last.story.map((one) => storyLine(one, names)) : [],
    outcome: outcome ? outcomeWords(outcome) : [],
  };
}
