import { makeChance } from '../../rules/base/chance.ts';
import { byName, type Json } from '../../rules/base/json.ts';
import { allViews } from '../../rules/play/match.ts';
import { rehearseSeat } from '../../rules/play/shown/seat-form.ts';
import { begin, playRounds, resolve } from '../log/playback/play.ts';
import type { Playback } from '../log/playback/playback.ts';
import { lastView, openQuestions } from '../log/playback/seen.ts';
import { answersByTitle } from '../responses/host-submission.ts';
import { isoTime } from '../time.ts';
import type { RehearsalPlan } from './rehearsal-note.ts';

/** Order of a simulated player for the open round. */
export interface Simulated {
  readonly order: Json;
  /** Answers by the titles of the questions. */
  readonly answers: Readonly<Record<string, string>>;
  /** Time of the order, ISO UTC. */
  readonly at: string;
}

const HOUR = 3_600_000;

/** Plays a rehearsal up to `round` rounds. `begun` is the start of the rehearsal in milliseconds. Equal input gives an equal match. */
export function playRehearsal(plan: RehearsalPlan, begun: number, round: number): Playback {
  const time = isoTime(begun);
  const copied = playRounds(begin(1, plan.started), plan, { number: 1, time });
  let playback: Playback = { ...copied, match: { ...copied.match, chance: makeChance(plan.seed) } };
  while (playback.match.position.round < round && !playback.match.position.over) {
    const sent = simulateRound(playback, plan, begun);
    const { names } = playback.match.info;
    const data = {
      credits: {},
      trades: [],
      orders: byName(
        names,
        sent.map(({ order }) => order),
      ),
      sources: byName(
        names,
        sent.map(({ at, answers }, seat) => ({ at, sender: names[seat] as string, answers })),
      ),
      offers: [],
      deadline: '',
    };
    playback = resolve(playback, data, { number: playback.match.position.round + 2, time });
  }
  return playback;
}

/** Simulates the orders of all players for the open round, in seat order. */
export function simulateRound(
  playback: Playback,
  { seed }: RehearsalPlan,
  begun: number,
): readonly Simulated[] {
  const { match } = playback;
  const { game, info, position } = match;
  const seen = allViews(match);
  const questions = openQuestions(playback);
  const at = isoTime(begun + (position.round + 1) * HOUR);
  return info.names.map((_, seat) => {
    const stream = makeChance(seed)(`rehearsal:${position.round + 1}:${seat}`);
    const answers = rehearseSeat(match, seen, seat, (n) => stream.below(n));
    const order = game.form.read(info, lastView(playback) as never, answers) as Json;
    return { order, answers: answersByTitle(answers, questions), at };
  });
}
