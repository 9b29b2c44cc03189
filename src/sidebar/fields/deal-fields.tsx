import type { GameChoice } from '../../sheets/panel-api/panel.ts';
import type { MatchDraft } from '../logic/match-draft.ts';

interface Props {
  readonly game: GameChoice;
  readonly draft: MatchDraft;
  onChange(change: { readonly seed?: string; readonly setup?: string }): void;
}

/** The deal: from a drawn seed, from a given seed, or by hand. */
export function DealFields({ game, draft, onChange }: Props) {
  return (
    <details>
      <summary>Advanced: the deal</summary>
      <div class="inside">
        <label class="field">
          Seed (optional)
          <input
            type="text"
            value={draft.seed}
            autocomplete="off"
            aria-describedby="seed-help"
            onInput={(event) => onChange({ seed: event.currentTarget.value })}
          />
          <span class="help" id="seed-help">
            Leave it empty, and one is drawn. A typed one needs 20 characters, and every page says that you
            typed it. Its commitment is published now, and the seed at the end.
          </span>
        </label>
        {game.deal.length > 0 && (
          <>
            <label class="field">
              Deal by hand (optional, JSON)
              <textarea
                rows={4}
                value={draft.setup}
                spellcheck={false}
                placeholder={`{"${game.deal[0]?.key}": …}`}
                onInput={(event) => onChange({ setup: event.currentTarget.value })}
              />
            </label>
            <dl class="keys">
              {game.deal.map(({ key, help }) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{help}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </details>
  );
}
