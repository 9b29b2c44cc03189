import { plural } from '../../rules/base/words.ts';
import type { Kept } from '../check/kept-lines.ts';

interface Props {
  readonly text: string;
  readonly kept: Kept;
  onText(text: string): void;
}

/** A box for a text that a player kept, such as a whole chat. Says which lines were found in this text. */
export function KeptBox({ text, kept: { fits, confirmed, hasSeed, wrong, unread }, onText }: Props) {
  const good = fits.length + confirmed.length + (hasSeed ? 1 : 0);
  const found = good === 0 ? [] : [`${plural(good, 'line fits', 'lines fit')}.`];
  return (
    <label class="kept">
      <strong>What did you keep?</strong>
      <span class="soft">
        Paste the whole chat, your invitation, or lines of a page. This page finds lines that begin with
        “Check:”, “Fingerprint:” or “Confirmation:”.
      </span>
      <textarea
        rows={4}
        spellcheck={false}
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      <span role="status" class="soft">
        {[...found, ...wrong, ...unread].join(' ')}
      </span>
    </label>
  );
}
