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

/** Gives the rehearsal that is open, or whose start was interrupted; null without a rehearsal. Does not call Google. */
export function rehearsalState({ memo, files }: Pick<Ports, 'memo' | 'files'>) {
  const note = readRehearsal(memo);
  if (!note) return null;
  const { title, file, isReady, who } = note;
  return {
    title,
    /** Link of the rehearsal's file; '' while there is no file. */
    link: file === '' ? '' : files.link(file),
    /** True once the rehearsal is open. If false, the panel cleans up. */
    isReady,
    /** Account that began the rehearsal, or ''. */
    who,
  };
}

/** Describes a rehearsal for the panel. A rehearsal has simulated players and a file of its own. */
export function rehearsalView({ files }: Pick<Ports, 'files'>, { note, plan, playback, sent }: Rehearsal) {
  const { match, rounds } = playback;
  const { names } = match.info;
  const questions = openQuestions(playback);
  const last = rounds[rounds.length - 1];
  const outcome = outcomeOf(match);
  return {
    title: note.title,
    link: files.link(note.file),
    /** Number of resolved rounds. */
    round: note.round,
    over: note.over,
    /** True if a host’s ruling sets the new values. A rehearsal has no ruling. */
    isRuled: match.game.ruled !== undefined,
    /** Order of each simulated player for the open round. */
    seats: sent.map(({ answers, order }, seat) => ({
      name: names[seat] as string,
      answers: Object.entries(answers).map(([title, answer]) => `${title}: ${shortened(answer)}`),
      refused: checkOrder(match, seat, order).map((refusal) => refusalLine(refusal, questions)),
    })),
    /** Story of the last round; [] if that round belongs to the copied match. */
    story: last && last.round > plan.rounds.length ? last.story.map((one) => storyLine(one, names)) : [],
    outcome: outcome ? outcomeWords(outcome) : [],
  };
}
