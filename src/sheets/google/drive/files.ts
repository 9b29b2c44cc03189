import {
  type Files,
  type Grant,
  isArchiveKey,
  REHEARSAL_KEY,
  type SavedPage,
  type Whereabouts,
} from '../../ports.ts';
import { createFile, listFiles, readTrashed, updateFile } from '../rest/requests.ts';
import { bodyOf, callAll, mustCall } from '../rest/rest.ts';
import { allHosts, closeForms, intrudersOf, letHostsIn } from './hosts.ts';
import { hiddenForms, openingCalls, publication, requireAnswer, respondersOf } from './open-form.ts';
import { type Beside, close, hiddenOf, readersOf, share } from './share.ts';

const SPREADSHEET = 'application/vnd.google-apps.spreadsheet';

/** Gives access to files in Drive. The add-on sees only files that it made itself (scope drive.file). */
export function makeFiles(hostId: string): Files {
  /** Ids of the files that this run has made. So far nobody else may open these files. */
  const fresh = new Set<string>();
  const give = (grants: readonly Grant[], beside?: Beside) => {
    const done = share(grants, fresh, beside);
    fresh.clear();
    return done;
  };
  const listed = (begun: number | undefined, isComplete: (found: ReadonlyMap<string, string>) => boolean) =>
    whenListed(begun, () => byKey(madeBefore(hostId)), isComplete);
  return {
    make: (requests, begun) => {
      // A killed script may have made the file already; the file's properties then tell.
      const there =
        begun === undefined
          ? new Map<string, string>()
          : listed(begun, (found) => requests.every(({ key }) => found.has(key)));
      const missing = requests.filter(({ key }) => !there.has(key));
      const replies = mustCall(
        missing.map(({ key, name }) =>
          createFile({ name, mimeType: SPREADSHEET, appProperties: { roundkeeper: hostId, part: key } }),
        ),
      );
      missing.forEach(({ key }, i) => {
        const id = replies[i]?.body.id as string;
        fresh.add(id);
        there.set(key, id);
      });
      return requests.map(({ key }) => there.get(key) as string);
    },
    share: (grants) => give(grants).shared,
    open: ({ grants, published, forms }) => {
      const pages = published === '' ? [] : [publication(published)];
      const beside = {
        given: openingCalls(forms),
        found: [...pages, ...respondersOf(forms.map(({ id }) => id))],
      };
      const { shared, given, found } = give(grants, beside);
      found.slice(0, pages.length).forEach(requireAnswer);
      return { shared, hidden: hiddenForms(forms, given, found.slice(pages.length)) };
    },
    hidden: hiddenOf,
    close: (files, forms = []) => [...close(files), ...closeForms(forms)],
    openTo: (grants, forms) => {
      const { unwanted, lacking } = readersOf(grants);
      return { unwanted: [...unwanted, ...intrudersOf(forms)], lacking };
    },
    hosts: allHosts,
    letHostsIn,
    whereabouts,
    rename: (file, name) => {
      mustCall([updateFile(file, { name })]);
    },
    discard: (files) => {
      mustCall(files.map((file) => updateFile(file, { trashed: true })));
    },
    made: (begun) =>
      whenListed(
        begun,
        () => madeBefore(hostId),
        () => false,
      ).filter(({ key }) => !isArchiveKey(key) && key !== REHEARSAL_KEY),
    find: (key, begun) => listed(begun, (found) => found.has(key)).get(key),
    link: (file) => `https://docs.google.com/spreadsheets/d/${file}`,
    savePage,
  };
}

function whereabouts(files: readonly string[]): readonly Whereabouts[] {
  return callAll(files.map(readTrashed)).map(({ status, error, body }) => {
    if (status === 404) return 'not shown';
    return error === undefined && body.trashed === true ? 'bin' : 'here';
  });
}

/** Saves a page as a file. Sets no property with the workbook's id, because only the log says which file is a page. */
function savePage({ file, name, html }: Parameters<Files['savePage']>[0]): SavedPage {
  const content = Utilities.newBlob(html, 'text/html', name);
  const fields = { fields: 'id,webContentLink' };
  // The manifest (appsscript.json) enables this service.
  const { Files } = Drive!;
  const saved =
    file === ''
      ? Files.create({ name, mimeType: 'text/html' }, content, fields)
      : Files.update({ name }, file, content, fields);
  const id = saved.id ?? file;
  return { file: id, link: saved.webContentLink ?? `https://drive.google.com/uc?id=${id}&export=download` };
}

interface Made {
  readonly key: string;
  readonly file: string;
}

function byKey(made: readonly Made[]): Map<string, string> {
  return new Map(made.map(({ key, file }) => [key, file]));
}

function madeBefore(hostId: string): readonly Made[] {
  const q = `appProperties has { key='roundkeeper' and value='${hostId}' } and trashed = false`;
  const { files = [] } = bodyOf(listFiles(q, 'id,appProperties')) ?? {};
  return files.flatMap(({ id, appProperties }) =>
    id && appProperties?.part ? [{ key: appProperties.part, file: id }] : [],
  );
}

/**
 * LAG is the time after which Drive surely lists a new file, in milliseconds; public reports speak of seconds. PAUSE is
 * the wait between two searches.
 */
const LAG = 60_000;
const PAUSE = 5_000;

/**
 * Searches for files that a try made before it was interrupted. `begun` is the start of that try. Searches again until
 * all files are found or LAG has passed; without `begun`, searches once.
 */
export function whenListed<T>(
  begun: number | undefined,
  look: () => T,
  isComplete: (found: T) => boolean,
): T {
  for (;;) {
    const found = look();
    if (begun === undefined || isComplete(found) || Date.now() - begun > LAG) return found;
    Utilities.sleep(PAUSE);
  }
}
