import { changeWords, listed } from '../../rules/base/words.ts';
import type { AwardRequest } from '../../sheets/panel-api/panel.ts';

/** The host's input in the award form so far. */
export interface AwardDraft {
  /** Keys of the ticked players. */
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

/** Asks for the first input that the award still needs; '' if the award is complete. */
export function missingInAward(draft: AwardDraft): string {
  if (draft.players.length === 0) return 'Tick a player.';
  if (!numbers(draft).every((text) => NUMBER.test(text))) return 'Enter whole numbers, such as 3 or -2.';
  if (numbers(draft).every((text) => Number(text) === 0)) return 'Enter what to give or take.';
  return draft.why.trim() === '' ? 'Enter a reason. The reason is written into the ledger.' : '';
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

/** Describes an award in one sentence with the players' names. */
export function awardWords(names: readonly string[], award: AwardRequest): string {
  return `${listed(names)}: ${changeWords(award)}${names.length > 1 ? ' each' : ''}. The award is now in the ledger.`;
}
