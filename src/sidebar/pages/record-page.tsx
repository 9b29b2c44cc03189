import { useState } from 'preact/hooks';
import type { Answer, MatchState } from '../../sheets/panel-api/panel.ts';
import { Button, ButtonRow } from '../parts/button.tsx';
import { CopyText, Download } from '../parts/copy-text.tsx';
import { Choice, ExplainedChoices } from '../parts/inputs.tsx';
import { EditNote } from '../parts/lines.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly match: Pick<MatchState, 'number' | 'title' | 'over' | 'editNote'> &
    Partial<Pick<MatchState, 'pageLink'>> & { readonly players: readonly string[] };
  onBack(): void;
}

const KINDS = [
  [
    'public',
    'For everyone',
    'This file holds only what everyone may know by now. You can publish the file at any time.',
  ],
  [
    'player',
    'For one player',
    'This file holds one player’s orders, and everything that this player saw. The player can check that both are in the log. The file has no addresses, and no secrets of other players.',
  ],
  [
    'everything',
    'The whole match',
    'This file holds all orders, secrets and responses. It also holds the email addresses of players and hosts. Anyone who has the file can replay and check every round.',
  ],
  [
    'record',
    'For other programs',
    'This file holds the match without its log: players, options, deal and orders.',
  ],
] as const;

type Kind = (typeof KINDS)[number][0];

/** Page that exports a match as a web page or as a file. The web page shows the match and checks its own record. */
export function RecordPage({ match, onBack }: Props) {
  const [kind, setKind] = useState<Kind>('public');
  const [player, setPlayer] = useState(0);
  const action = useAction<'exportMatch' | 'exportRecord'>('reads');
  const viewer = useAction<'matchPage'>('reads');
  const clear = () => {
    action.clear();
    viewer.clear();
  };
  const shows = kind === 'player' ? player : kind;
  const collect = async () => {
    const made = await action.work(
      'Collecting',
      (call): Promise<Answer<string>> =>
        shows === 'record' ? call('exportRecord', match.number) : call('exportMatch', match.number, shows),
    );
    if (made?.ok && shows !== 'record')
      await viewer.start('Making the page', 'matchPage', match.number, shows);
  };
  return (
    <Page title="Export the match" onBack={onBack}>
      <EditNote match={match} />
      <ExplainedChoices
        legend="What to export"
        name="kind"
        choices={KINDS}
        chosen={kind}
        onChoose={(chosen) => {
          setKind(chosen);
          clear();
        }}
      />
      {kind === 'player' && (
        <Choice
          label="Player"
          value={String(player)}
          choices={match.players.map((name, seat) => [String(seat), name] as const)}
          onChange={(chosen) => {
            setPlayer(Number(chosen));
            clear();
          }}
        />
      )}
      {!match.over && (kind === 'everything' || kind === 'record') && (
        <p class="box warn">
          The match is not over, and this file holds its secrets. Do not give this file to players yet.
        </p>
      )}
      <ButtonRow kind="main" onPress={collect}>
        Prepare the download
      </ButtonRow>
      <Report of={action} />
      <Report of={viewer} />
      {action.value !== undefined && (
        <Exported
          text={action.value}
          page={viewer.value}
          name={
            kind === 'public'
              ? match.title
              : `${match.title}, ${kind === 'player' ? match.players[player] : 'whole'}`
          }
          note={
            kind === 'public'
              ? 'You may give this file to anyone.'
              : kind === 'player'
                ? `Send this file only to ${match.players[player]}, because it holds this player’s secrets.`
                : 'Do not publish this file, because it holds all secrets.'
          }
        />
      )}
      {match.pageLink !== undefined && <SharedPage match={match.number} link={match.pageLink} />}
    </Page>
  );
}

interface ExportedProps {
  /** The exported match as JSON. */
  readonly text: string;
  /** Web page that shows the exported match; undefined if the export has no web page. */
  readonly page: string | undefined;
  /** Name of the downloaded files, without extension. */
  readonly name: string;
  /** Sentence that says who may read the export. */
  readonly note: string;
}

/** Offers an exported match: the web page to download, and the JSON to download or copy. */
export function Exported({ text, page, name, note }: ExportedProps) {
  return (
    <>
      {page !== undefined && (
        <>
          <h2>As a page</h2>
          <p class="help">
            The page opens in any browser, also on a phone. It shows each round and what was checked. {note}
          </p>
          <div class="buttons">
            <Download name={`${name}.html`} type="text/html" text={page} kind="main">
              Download the page (.html)
            </Download>
          </div>
          <h2>As a file for a viewer</h2>
          <p class="help">
            To check the match in a viewer that you already have, open the viewer and choose this file.
          </p>
        </>
      )}
      <div class="buttons">
        <Download name={`${name}.json`} type="application/json" text={text} kind="plain">
          Download the file (.json)
        </Download>
      </div>
      <CopyText label="The file’s text" text={text} />
    </>
  );
}

interface SharedPageProps {
  readonly match: number;
  /** Address at which everyone can download the web page; '' while the web page is not shared. */
  readonly link: string;
}

/** Shares the match as a web page, or stops sharing. Players' pages and the spectators' page link to the shared web page. */
export function SharedPage({ match, link }: SharedPageProps) {
  const action = useAction<'sharePage' | 'withdrawPage'>('writes');
  const share = (doing: string) => action.start(doing, 'sharePage', match);
  return (
    <section aria-label="Share with everyone">
      <h2>Share with everyone</h2>
      {link === '' ? (
        <p class="help">
          Roundkeeper stores the page “For everyone” in your Drive, and anyone with the link can open this
          page. All players’ pages and the spectators’ page show the link. The page shows no more than the
          spectators’ page. Roundkeeper renews the page soon after each round.
        </p>
      ) : (
        <p>
          Everyone can download{' '}
          <a href={link} target="_blank" rel="noreferrer">
            the page of this match
          </a>
          . The page is renewed soon after each round.
        </p>
      )}
      <Report of={action} />
      <div class="buttons">
        {link === '' ? (
          <Button onPress={() => void share('Sharing the page')}>Share the page</Button>
        ) : (
          <>
            <Button onPress={() => void share('Renewing the page')}>Renew the page</Button>
            <Button onPress={() => void action.start('Withdrawing the page', 'withdrawPage', match)}>
              Stop sharing
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
