import { useEffect, useState } from 'preact/hooks';
import { timeWords } from '../logic/clock.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { CopyText } from '../parts/copy-text.tsx';
import { TextField } from '../parts/inputs.tsx';
import { type MatchPage, Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

/** Page with a text about the last round. The host pastes the text into a chat. */
export function AnnouncePage({ match, onBack }: MatchPage) {
  const action = useAction<'announcement'>('reads');
  const { number, round } = match;

  const read = () => action.start('Writing the text', 'announcement', number);
  useEffect(() => {
    void read();
  }, [number, round]);

  return (
    <Page title="Announce in a chat" onBack={onBack}>
      <p>
        {match.title}: {round === 0 ? 'the beginning' : `round ${round}`}, as far as everyone may know. Names
        such as “@everyone” notify nobody. To write a message of your own, use “Write to all players”.
      </p>
      <Report of={action} />
      {action.value && (
        <>
          <h2>For Discord</h2>
          <CopyText label="Text for Discord" text={action.value.discord} />
          <h2>For any other chat</h2>
          <CopyText label="Plain text" text={action.value.plain} />
          <Channel end={action.value.webhook} postedAt={action.value.postedAt} onChanged={read} />
        </>
      )}
    </Page>
  );
}

interface ChannelProps {
  /** Last characters of the webhook's address, or ''. */
  readonly end: string;
  /** ISO time at which the last round was posted to the channel, or ''. */
  readonly postedAt: string;
  onChanged(): void;
}

/** Lets the host choose a chat channel. The add-on posts each round to this channel automatically. */
function Channel({ end, postedAt, onChanged }: ChannelProps) {
  const saving = useAction<'setWebhook'>('writes');
  const testing = useAction<'postTest'>('reads');
  const [address, setAddress] = useState('');
  const save = async (given: string) => {
    const answer = await saving.start('Saving', 'setWebhook', given);
    if (answer?.ok) onChanged();
  };
  return (
    <>
      <h2>Post automatically</h2>
      {end === '' ? (
        <>
          <p class="soft small">
            Roundkeeper can post each resolved round of every match to a Discord channel. In Discord, choose
            Edit channel › Integrations › Webhooks › Copy webhook URL. Anyone who knows this address can post
            to the channel.
          </p>
          <TextField type="password" label="Webhook of the channel" value={address} onChange={setAddress} />
          <ButtonRow isOff={address.trim() === ''} onPress={() => void save(address)}>
            Post each round
          </ButtonRow>
        </>
      ) : (
        <>
          <p>Each round of every match is posted to the Discord webhook that ends in {end}.</p>
          {postedAt !== '' && <p>This round was posted on {timeWords(postedAt)}.</p>}
          <div class="buttons">
            <Button onPress={() => void testing.start('Posting', 'postTest')}>Post a test text</Button>
            <Button onPress={() => void save('')}>Stop posting</Button>
          </div>
          {testing.value !== undefined && (
            <p role="status">Discord accepted the test text. Check that it is in the channel.</p>
          )}
          <Report of={testing} />
        </>
      )}
      <Report of={saving} />
    </>
  );
}
