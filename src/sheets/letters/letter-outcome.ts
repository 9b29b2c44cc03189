import { own } from '../../rules/base/json.ts';
import { PALETTE } from '../../rules/board/grid.ts';
import { type Line, SOFT, STRONG } from '../../rules/board/page.ts';
import type { OutcomeView } from '../../rules/declare/outcome.ts';
import { outcomeOf } from '../../rules/play/match.ts';
import type { Playback } from '../log/playback.ts';

/** How the match ended, in a few lines; nothing before that. */
export function outcomeLines({ match, vote: chosen }: Playback): Line[] {
  const outcome = outcomeOf(match);
  if (!outcome) return [];
  const { winners, candidates, vote, scores } = outcome;
  const scoreOf = (name: string) => (own(scores, name) as number | undefined) ?? 0;
  const ranked = [...match.table.names].sort((a, b) => scoreOf(b) - scoreOf(a));
  return [
    {
      text: winners.length > 0 ? `★ ${some('Winner', winners)}` : '★ Nobody wins.',
      style: { ...STRONG, size: 12, fill: PALETTE.gold },
    },
    {
      text: `▼ ${some('Elimination Candidate', candidates)}${verdict(vote, chosen)}`,
      style: { ...STRONG, ink: PALETTE.warn, fill: PALETTE.warnPaper },
    },
    { text: `Scores: ${ranked.map((name) => `${name} ${scoreOf(name)}`).join(', ')}` },
    ...paid(outcome),
  ];
}

function verdict(vote: boolean, chosen: string | undefined): string {
  if (!vote) return '';
  return chosen === undefined ? ' — the winners vote among them' : ` — the winners chose ${chosen}`;
}

function some(what: string, names: readonly string[]): string {
  return `${what}${names.length > 1 ? 's' : ''}: ${names.join(', ') || 'nobody'}`;
}

function paid(outcome: OutcomeView): Line[] {
  const kinds = [
    ['tokensOfLife', 'Tokens of Life'],
    ['garnets', 'Garnets'],
    ['bellflowers', 'Bellflowers'],
  ] as const;
  const lines = kinds.flatMap(([key, title]): Line[] => {
    const given = Object.entries(outcome[key]);
    if (given.length === 0) return [];
    return [{ text: `${title}: ${given.map(([name, n]) => `${name} ${n}`).join(', ')}` }];
  });
  return lines.length > 0 ? lines : [{ text: 'This game pays nothing at its end.', style: SOFT }];
}
