import { useAction } from '../../session/action.ts';
import { Button } from '../button.tsx';
import { Report } from '../report.tsx';

interface Props {
  readonly match: number;
  /** Where everyone can download the page, or '' while it is not shared. */
  readonly link: string;
}

/** Shares the match as a page that everyone can download, linked on all pages; or withdraws it. */
export function SharedPage({ match, link }: Props) {
  const action = useAction<'sharePage' | 'withdrawPage'>('writes');
  const share = (doing: string) => action.start(doing, (call) => call('sharePage', match));
  return (
    <section aria-label="Share for everyone">
      <h2>Share for everyone</h2>
      {link === '' ? (
        <p class="help">
          Stores the page “For everyone” in your Drive, for everyone who has its link, and puts the link on
          all players’ pages and the spectators’ page. Nobody learns more from it than from the spectators’
          page. It is renewed soon after each round.
        </p>
      ) : (
        <p>
          Everyone can download{' '}
          <a href={link} target="_blank" rel="noreferrer">
            the page of this match
          </a>
          . It is renewed soon after each round.
        </p>
      )}
      <Report of={action} />
      <div class="buttons">
        {link === '' ? (
          <Button onPress={() => void share('Sharing the page')}>Share the page</Button>
        ) : (
          <>
            <Button onPress={() => void share('Renewing the page')}>Renew the page</Button>
            <Button
              onPress={() => void action.start('Withdrawing the page', (call) => call('withdrawPage', match))}
            >
              Stop sharing
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
