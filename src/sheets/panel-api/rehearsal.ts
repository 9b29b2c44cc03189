import { outcomeWords } from '../../rules/board/outcome.ts';
import { refusalLine } from '../../rules/order/refusal-words.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import { openQuestions } from '../log/playback/seen.ts';
import { readRehearsal } from '../matches/rehearsal-note.ts';
import type { Rehearsal } from '../matches/rehearse.ts';
import { checkOrder } from '../pages/lines/receipt.ts';
import { shortened } from '../pages/lines/shortened.ts';
import type { Ports } from '../ports.ts';
import { storyLine } from './rounds.ts';

/** The rehearsal that is open, or whose start was interrupted; null for none. Makes no call to Google. */
export function rehearsalState({ memo, files }: Pick<Ports, 'memo' | 'files'>) {
  const note = readRehearsal(memo);
  if (!note) return null;
  const { title, file, isReady, who } = note;
  return {
    title,
    /** '' while it has no file. */
    link: file === '' ? '' : files.link(file),
    /** If false, the panel cleans it up. */
    isReady,
    /** The account that began it, or ''. */
    who,
  };
}

/** A rehearsal for the panel: simulated players in a scratch file. */
export function rehearsalView({ files }: Pick<Ports, 'files'>, { note, plan, playback, sent }: Rehearsal) {
  const { match, rounds } = playback;
  const { names } = match.info;
  const questions = openQuestions(playback);
  const last = rounds[rounds.length - 1];
  const outcome = outcomeOf(match);
  return {
    title: note.title,
    link: files.link(note.file),
    /** Resolved rounds. */
    round: note.round,
    over: note.over,
    /** The order of each simulated player for the open round. */
    seats: sent.map(({ answers, order }, seat) => ({
      name: names[seat] as string,
      answers: Object.entries(answers).map(([title, answer]) => `${title}: ${shortened(answer)}`),
      refused: checkOrder(match, seat, order).map((refusal) => refusalLine(refusal, questions)),
    })),
    /** The happenings of the last round; the rounds of a copied match are reported by that match. */
    story: last && last.round > plan.rounds.length ? last.story.map((one) => storyLine(one, names)) : [],
    outcome: outcome ? outcomeWords(outcome) : [],
  };
}
