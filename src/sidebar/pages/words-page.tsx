import { useRef, useState } from 'preact/hooks';
import { TextField } from '../parts/inputs.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { DoOrCancel } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

/** Page on which the host writes messages to all players. A message is for the whole match, the open round, or the next round (H44). */
export function WordsPage({ match, onBack, onDone }: MatchPage) {
  const action = useAction<'sayWords'>('writes');
  // The rounds as the host saw them. Texts for a round that was resolved meanwhile are refused.
  const { round, over, said } = useRef(match).current;
  const fields = [
    [0, 'For the whole match', ''],
    ...(over
      ? []
      : [
          [round + 1, `For round ${round + 1}`, 'Shown until this round is resolved.'] as const,
          [round + 2, `For round ${round + 2}`, `Shown once round ${round + 1} is resolved.`] as const,
        ]),
  ] as const;
  const before = (at: number) => said.find((one) => one.round === at)?.text ?? '';
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
  const changed = Object.entries(texts)
    .map(([at, text]) => ({ round: Number(at), text: text.trim() }))
    .filter(({ round: at, text }) => text !== before(at));
  const save = async () => {
    const answer = await action.start('Writing the pages', 'sayWords', match.number, changed);
    if (answer?.ok) onDone('All pages of the match now show your message.');
  };
  return (
    <Page title="Write to all players" onBack={onBack}>
      <p>
        Your message appears on all pages of the match and in announcements. Everyone can read the message,
        spectators too. An empty text removes the message.
      </p>
      {fields.map(([at, label, help]) => (
        <TextField
          key={at}
          label={label}
          maxLength={300}
          value={texts[at] ?? before(at)}
          help={help}
          onChange={(text) => setTexts({ ...texts, [at]: text })}
        />
      ))}
      <DoOrCancel
        of={action}
        label="Publish the message"
        isOff={changed.length === 0}
        onDo={save}
        onCancel={onBack}
      />
    </Page>
  );
}
