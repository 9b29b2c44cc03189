import { useEffect, useState } from 'preact/hooks';
import { listed, plural } from '../../rules/base/words.ts';
import type { GameChoice, OwnGameState } from '../../sheets/panel-api/panel.ts';
import { AskedFields, type AskedValues } from '../fields/asked-fields.tsx';
import { Button, ButtonRow } from '../parts/button.tsx';
import { CopyText, Download } from '../parts/copy-text.tsx';
import { Fold } from '../parts/fold.tsx';
import { Choice } from '../parts/inputs.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { TextOrFile } from '../parts/text-or-file.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  onBack(): void;
  /** Opens the form for a match of this game. */
  onGame(game: GameChoice): void;
}

/** Page for the host's own games. A tab of the workbook describes each game. */
export function OwnGamesPage({ onBack, onGame }: Props) {
  const games = useAction<'ownGames'>('reads');
  const checking = useAction<'describeGame' | 'checkOwnGame'>('writes');
  const writing = useAction<'writeRule'>('writes');
  // If a rule is refused, the game and the host’s answers stay in view.
  const checked = writing.value ?? (typeof checking.value === 'object' ? checking.value : undefined);

  useEffect(() => {
    void games.start('Looking for games', 'ownGames');
  }, []);
  const check = (tab: number) => {
    writing.clear();
    return checking.start('Reading the tab', 'checkOwnGame', tab);
  };
  const leave = () => {
    writing.clear();
    checking.clear();
  };
  const make = (game: string) =>
    void checking.work('Making the tab', async (call) => {
      const made = await call('describeGame', game);
      return made.ok ? call('checkOwnGame', made.value) : made;
    });

  return (
    <Page title={checked ? checked.title : 'A game of your own'} onBack={checked ? leave : onBack}>
      <Report of={games} />
      <Report of={checking} />
      <Report of={writing} />
      {checked && (
        <Checked
          game={checked}
          onCheck={() => void check(checked.tab)}
          onRule={async (recipe, answers) => {
            const answer = await writing.start('Writing the rule', 'writeRule', checked.tab, {
              recipe,
              answers,
            });
            return answer?.ok === true;
          }}
          onGame={onGame}
        />
      )}
      {!checked && games.value && (
        <>
          <p>
            You describe your game in a tab of this workbook. The tab says what the form asks, what each
            player has, and who may read each value. After each round, you set the new values by typing or by
            formulas.
          </p>
          {games.value.described.length > 0 && <p>Your games:</p>}
          <ul class="games">
            {games.value.described.map(({ tab, title }) => (
              <li key={tab}>
                <button type="button" class="card" onClick={() => void check(tab)}>
                  <strong>{title}</strong>
                  <span>Check this game and make a match</span>
                </button>
              </li>
            ))}
          </ul>
          <p>Describe a new game. Begin with:</p>
          <div class="buttons">
            {games.value.ready.map(({ key, title }) => (
              <Button key={key} onPress={() => make(key)}>
                {title}
              </Button>
            ))}
          </div>
          <Import onGame={make} />
        </>
      )}
    </Page>
  );
}

/** Takes over a game of another host. The host sees all rules of the game before a tab is made. */
function Import({ onGame }: { onGame(text: string): void }) {
  const reading = useAction<'readGame'>('reads');
  const [text, setText] = useState('');
  const game = reading.value;
  return (
    <Fold title="Use another host’s game">
      <TextOrFile
        label="Paste the text of the game"
        help="The other host finds it in the game, under “Give this game to another host”."
        text={text}
        onChange={(pasted) => {
          setText(pasted);
          reading.clear();
        }}
      />
      <Report of={{ ...reading, again: undefined }} />
      {!game && (
        <ButtonRow
          isOff={text.trim() === ''}
          onPress={() => void reading.start('Reading the game', 'readGame', text)}
        >
          Show its rules
        </ButtonRow>
      )}
      {game && (
        <>
          <p>
            {game.rules.length === 0
              ? `“${game.title}” has no rules, so you would type the new values.`
              : `“${game.title}” has ${plural(game.rules.length, 'rule')}:`}
          </p>
          <ul>
            {game.rules.map(({ title, rule }) => (
              <li key={title + rule}>
                {title}: <code>{rule}</code>
              </li>
            ))}
          </ul>
          <ButtonRow kind="main" onPress={() => onGame(text)}>
            Make its tab
          </ButtonRow>
        </>
      )}
    </Fold>
  );
}

function Checked({
  game,
  onCheck,
  onRule,
  onGame,
}: {
  readonly game: OwnGameState;
  readonly onCheck: () => void;
  readonly onRule: RuleProps['onRule'];
  readonly onGame: Props['onGame'];
}) {
  const { faults, readers, recipes, game: choice } = game;
  return (
    <>
      <p>Change the game in its tab, then press “Check again”.</p>
      {faults.length > 0 && (
        <section class="box warn" aria-label="To correct">
          <p>
            <strong>Please correct this in the tab:</strong>
          </p>
          <ul>
            {faults.map(({ address, text }) => (
              <li key={address + text}>
                {address}: {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {choice && (
        <>
          <p class="box calm">All checks passed. {choice.seating}</p>
          <h2>Who reads what</h2>
          <p class="help">
            Check this before the match begins, because nobody can forget what they have read.
          </p>
          <ul>
            {readers.map(({ who, what }) => (
              <li key={who}>
                <strong>{who}:</strong> {listed(what)}.
              </li>
            ))}
          </ul>
        </>
      )}
      {recipes.length > 0 && <RuleWriter recipes={recipes} onRule={onRule} />}
      <Fold title="Give this game to another host">
        <CopyText label="The game with its rules, without players and matches" text={game.text} />
        <div class="buttons">
          <Download name={`${game.title}.json`} type="application/json" text={game.text} kind="plain">
            Download it
          </Download>
        </div>
      </Fold>
      <div class="buttons">
        <Button onPress={onCheck}>Check again</Button>
        {choice && (
          <Button kind="main" isFree onPress={() => onGame(choice)}>
            Make a match of this game
          </Button>
        )}
      </div>
    </>
  );
}

interface RuleProps {
  readonly recipes: OwnGameState['recipes'];
  /** Writes a rule. Gives true if the rule is written. */
  onRule(recipe: OwnGameState['recipes'][number]['key'], answers: AskedValues): Promise<boolean>;
}

/** Asks the host questions, and writes a rule from the answers. The host need not type a formula. */
function RuleWriter({ recipes, onRule }: RuleProps) {
  const [key, setKey] = useState('');
  const [answers, setAnswers] = useState<AskedValues>({});
  const [written, setWritten] = useState('');
  const recipe = recipes.find((one) => one.key === key);
  const choose = (chosen: string) => {
    setKey(chosen);
    setAnswers({});
    setWritten('');
  };
  const write = async (chosen: NonNullable<typeof recipe>) => {
    if (!(await onRule(chosen.key, answers))) return;
    choose('');
    setWritten(`The rule “${chosen.title}” is now in the tab.`);
  };
  return (
    <Fold title="Write a rule for me">
      <p class="help">
        Choose what a round does to a column. Roundkeeper writes the rule into the tab, and you can change the
        rule there.
      </p>
      <Choice
        label="Rule"
        choices={[['', 'Choose …'], ...recipes.map((one) => [one.key, one.title] as const)]}
        value={key}
        onChange={choose}
      />
      {recipe && (
        <>
          <AskedFields
            fields={recipe.fields}
            values={answers}
            empty="Choose …"
            onChange={(field, value) => setAnswers({ ...answers, [field]: value })}
          />
          <ButtonRow onPress={() => void write(recipe)}>Write this rule</ButtonRow>
        </>
      )}
      <p role="status">{written}</p>
    </Fold>
  );
}
