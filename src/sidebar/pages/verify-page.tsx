import { useState } from 'preact/hooks';
import { plural } from '../../rules/base/words.ts';
import type { VerifyAnswer } from '../../sheets/panel-api/panel.ts';
import { ButtonRow } from '../parts/button.tsx';
import { TextField } from '../parts/inputs.tsx';
import { Lines } from '../parts/lines.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { RestoreResponses } from '../parts/restore-responses.tsx';
import { useAction } from '../session/action.ts';
import { useSession } from '../session/session.ts';
import { verifyAll } from '../session/verify-all.ts';

/** Page that checks the audit log and compares every match with the log. */
export function VerifyPage({ onBack }: { onBack(): void }) {
  const action = useAction<'verify' | 'verifyArchive'>('reads');
  const [found, setFound] = useState<VerifyAnswer>();
  const [typed, setTyped] = useState('');
  const files = useAction<'checkFiles'>('reads');
  const verify = async () => {
    files.clear();
    const answer = await action.work('Checking', (call) => verifyAll(call, setFound, kept));
    if (answer?.ok) await files.start('Looking for files and forms', 'checkFiles');
  };
  const kept = typed.replace(/^.*·/s, '').replace(/\s/g, '').toLowerCase();
  return (
    <Page title="Verify" onBack={onBack}>
      <p>
        Verify checks that nobody changed a row of the log. It replays every match from the log and compares
        the result with the match’s tab. It also checks closed matches in the archive. It looks in Drive for
        players’ files and forms, and changes nothing.
      </p>
      <TextField
        label="Check line from an old page (optional)"
        value={typed}
        help={
          <>
            Pages, announcements and reminders have a line such as “Check: match 3 · 16 · 0123 4567 …”. Its
            code shows whether the log has changed since then. Paste the line, or type at least 8 digits of
            its code.
          </>
        }
        onChange={setTyped}
      />
      <ButtonRow
        kind="main"
        isOff={!/^([0-9a-f]{8,64})?$/.test(kept)}
        onPress={() => {
          setFound(undefined);
          void verify();
        }}
      >
        Verify now
      </ButtonRow>
      <Report of={action} />
      {action.doing !== '' && found && (
        <p class="soft">{`${plural(found.matches, 'match', 'matches')} checked so far.`}</p>
      )}
      <div role="status">
        {action.value && <VerifyResult of={action.value} />}
        {action.value && <ByHand closed={action.value.edited} />}
        {files.value && <LostFiles lines={files.value} />}
        {action.value?.responses && <ResponseNotes of={action.value.responses} />}
        {action.value?.lacking?.map((one) => (
          <RestoreResponses key={one.match} {...one} />
        ))}
        {action.value?.unlinked && <UnlinkedForms of={action.value.unlinked} />}
        {action.value?.kept !== undefined && <KeptHash entry={action.value.kept} />}
      </div>
      <Report of={files} />
    </Page>
  );
}

/** Lists the host's changes by hand. The log holds these changes, so they do not count as differences. Players may still ask about them. */
function ByHand({ closed = [] }: { readonly closed: readonly string[] | undefined }) {
  const { state } = useSession();
  const here = (state?.matches ?? []).filter(({ editNote }) => editNote !== '');
  const changed = [...here.map(({ title, editNote }) => `${title}: ${editNote}`), ...closed];
  if (changed.length === 0) return null;
  return (
    <section class="box" aria-label="Changed by hand">
      <p>The log holds these changes by hand, so they do not count as differences:</p>
      <Lines lines={changed} />
    </section>
  );
}

function ResponseNotes({ of: lines }: { readonly of: readonly string[] }) {
  return (
    <section class="box bad" aria-label="Responses">
      <p>
        <strong>Check the responses.</strong> These tabs differ from what the forms wrote:
      </p>
      <Lines lines={lines} />
    </section>
  );
}

function UnlinkedForms({ of: forms }: { readonly of: readonly string[] }) {
  return (
    <div class="box bad">
      <p>
        <strong>
          {forms.length === 1 ? 'A form was unlinked' : 'Forms were unlinked'} from the workbook.
        </strong>{' '}
        Orders that players send do not arrive here.
      </p>
      <Lines lines={forms} />
      <dl class="advice">
        <dt>Safe</dt>
        <dd>The form keeps all responses, including those sent since then.</dd>
        <dt>To do</dt>
        <dd>
          Delete the tab named above. Then press “Restore the responses” on the page of the match. Roundkeeper
          then links the form again, and writes all responses into a new tab.
        </dd>
      </dl>
    </div>
  );
}

function KeptHash({ entry }: { readonly entry: number | null }) {
  if (entry !== null)
    return (
      <p class="box good">
        <strong>The check line matches</strong> entry {entry}. Up to that entry, the log is unchanged.
      </p>
    );
  return (
    <p class="box bad">
      <strong>The check line matches no entry of the log.</strong> If the line is from this season, the log
      was changed since then.
    </p>
  );
}

/** Lists files that players cannot open because the files are deleted or in the bin. The log does not show this. */
function LostFiles({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="box bad" aria-label="Files in Drive">
      <p>
        <strong>Some files need your help.</strong>
      </p>
      <Lines lines={lines} />
    </section>
  );
}

function VerifyResult({ of: { entries, matches, rounds, fault, archive } }: { readonly of: VerifyAnswer }) {
  const checked = `${plural(entries, 'log entry', 'log entries')}, ${plural(matches, 'match', 'matches')}, ${plural(rounds, 'round')} checked.`;
  if (fault === '' && archive.length === 0)
    return (
      <div class="box good">
        <p>
          <strong>No differences found.</strong> {checked}
        </p>
        <p class="small">
          Verify does not compare the rows of responses tabs, because the log holds all orders that counted.
          Players’ own pages and “Correct an earlier round” show these orders. Verify checks that players’
          files exist, not what they contain.
        </p>
      </div>
    );
  if (fault === '')
    return (
      <div class="box bad">
        <p>
          <strong>Something is wrong in the archive.</strong> {checked}
        </p>
        <Lines lines={archive} />
        <dl class="advice">
          <dt>Safe</dt>
          <dd>
            The workbook and all other matches are sound. Only the closed matches named above are affected. A
            match whose archive is deleted cannot be brought back, but its outcome, payments and pages stay.
            If you exported it earlier, the viewer can show that file.
          </dd>
        </dl>
      </div>
    );
  return (
    <div class="box bad">
      <p>
        <strong>A difference was found.</strong> {checked}
      </p>
      <p>{fault}</p>
      <dl class="advice">
        <dt>To do</dt>
        <dd>
          If a row of the tab Log was changed, look at File › Version history. There you see who changed the
          row, and can restore the row. If cells of another tab were changed, the panel’s first page names
          these cells, and can restore them.
        </dd>
      </dl>
    </div>
  );
}
