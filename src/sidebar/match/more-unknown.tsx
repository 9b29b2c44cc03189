import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { MatchState } from '../../sheets/panel-api/panel.ts';
import { ButtonRow } from '../parts/button.tsx';
import { TextField } from '../parts/inputs.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: MatchState;
  senderOf(unknownSender: MatchState['unknownSenders'][number]): ComponentChildren;
}

/** Counts the responses of unknown senders that the panel does not list. Lets the host search these responses. */
export function MoreUnknown({ match: { number, moreUnknown, unknownSenders }, senderOf }: Props) {
  const action = useAction<'findUnknown'>('reads');
  const [text, setText] = useState('');
  if (moreUnknown === 0) return null;
  const listed = new Set(unknownSenders.map(({ id }) => id));
  // After other work the list may have changed.
  const all = action.isOld ? [] : (action.value ?? []);
  const found = all.filter(({ id }) => !listed.has(id));
  return (
    <>
      <p class="small">
        {plural(moreUnknown, 'more response')} of unknown senders {moreUnknown === 1 ? 'is' : 'are'} not
        listed.
      </p>
      <TextField
        label="Find a response"
        help="Enter a part of the sender’s name or of an answer. You can also enter the row in the tab."
        value={text}
        maxLength={100}
        onChange={setText}
      />
      <ButtonRow
        isOff={text.trim() === ''}
        onPress={() => void action.start('Searching', 'findUnknown', number, text)}
      >
        Find
      </ButtonRow>
      <Report of={action} done={(all) => all.length === 0 && 'No response matches.'} />
      {found.length > 0 && <ul class="rows">{found.map(senderOf)}</ul>}
    </>
  );
}
