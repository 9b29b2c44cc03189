import { changeWords, listed } from '../../rules/base/words.ts';
import type { AwardRequest } from '../../sheets/panel-api/panel.ts';

/** An award as it is being typed. */
export interface AwardDraft {
  /** The keys of the players. */
  readonly players: readonly string[];
  readonly garnets: string;
  readonly bellflowers: string;
  readonly tokensOfLife: string;
  readonly why: string;
  readonly kind: '' | 'minigame' | 'death match';
}

export const NO_AWARD: AwardDraft = {
  players: [],
  garnets: '0',
  bellflowers: '0',
  tokensOfLife: '0',
  why: '',
  kind: '',
};

const NUMBER = /^\s*[-+]?\d{1,9}\s*$/;

function numbers({ garnets, bellflowers, tokensOfLife }: AwardDraft): readonly string[] {
  return [garnets, bellflowers, tokensOfLife].map((text) => text.trim() || '0');
}

/** The missing input before an award can be written, in words, or ''. */
export function missingInAward(draft: AwardDraft): string {
  if (draft.players.length === 0) return 'Tick a player.';
  if (!numbers(draft).every((text) => NUMBER.test(text))) return 'Enter whole numbers.';
  if (numbers(draft).every((text) => Number(text) === 0)) return 'Enter what to give or take.';
  return draft.why.trim() === '' ? 'Enter a reason: it is written into the ledger.' : '';
}

export function awardFrom(draft: AwardDraft): AwardRequest {
  const [garnets = 0, bellflowers = 0, tokensOfLife = 0] = numbers(draft).map(Number);
  const [player = '', ...others] = draft.players;
  return {
    player,
    ...(others.length === 0 ? {} : { others }),
    garnets,
    bellflowers,
    tokensOfLife,
    why: draft.why.trim(),
    ...(draft.kind === '' ? {} : { kind: draft.kind }),
  };
}

/** An award to players in a sentence. */
export function awardWords(names: readonly string[], award: AwardRequest): string {
  return `${listed(names)}: ${changeWords(award)}${names.length > 1 ? ' each' : ''}. The ledger has it.`;
}
