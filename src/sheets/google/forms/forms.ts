import type { FormAnswers, Forms } from '../../ports.ts';
import { wellFormed } from '../../responses/answer-limits.ts';
import { CODE_TITLE } from '../../responses/columns.ts';
import { whenListed } from '../drive/files.ts';
import { listFiles, updateFile } from '../rest/requests.ts';
import { bodyOf, callAll, mustSucceed } from '../rest/rest.ts';
import { buildForm, writeHead } from './build-form.ts';
import { checkForm, GONE } from './check-form.ts';
import { endBefore, renewQuestion } from './form-items.ts';
import { workIfThere, workOn } from './form-trouble.ts';
import { deleteTabs, linkTab, unlinkedTabs, unlinkFromTab, unlinkTab } from './response-tab.ts';
import { verifiedEmailProblem } from './verified-email.ts';

type Form = GoogleAppsScript.Forms.Form;

declare global {
  /**
   * Declares methods that Google added in 2026, because the published types lack these methods. Roundkeeper makes each
   * form unpublished and publishes the form later.
   */
  namespace GoogleAppsScript.Forms {
    interface Form {
      setPublished(published: boolean): Form;
      isPublished(): boolean;
    }
    interface FormApp {
      create(title: string, isPublished: boolean): Form;
    }
  }
}

/** Makes and changes forms through FormApp. The REST API can neither check texts nor link a form to a spreadsheet. */
export function makeForms(hostId: string): Forms {
  // Forms that this run has made. They have no items yet, and need not be opened a second time.
  const fresh = new Map<string, Form>();
  const make = (title: string): string => {
    const form = FormApp.create(markedName(hostId, title), false);
    const id = form.getId();
    fresh.set(id, form);
    return id;
  };
  /**
   * Unlinks a form from the form's tab, and deletes the tab. Remembers the tab, because a retry could not find the tab
   * of an unlinked form.
   */
  const drop = (
    id: string,
    tabs: readonly number[],
    note: (sheetId: number) => void,
    last: (form: Form) => void,
  ) => {
    const unlinked: number[] = [];
    workIfThere(id, () => {
      const form = FormApp.openById(id);
      unlinkFromTab(form, id, tabs, (sheetId) => {
        unlinked.push(sheetId);
        note(sheetId);
      });
      last(form);
    });
    if (unlinked.length > 0) deleteTabs([...new Set(unlinked)]);
  };
  const find = (title: string) => findUnfinished(markedName(hostId, title));
  return {
    // A killed script may have made the form already; that form is then used.
    make: (title, begun) =>
      (begun !== undefined && whenListed<string | undefined>(begun, () => find(title), Boolean)) ||
      make(title),
    discard: (id, title, tabs, note) => {
      const begun = id || find(title);
      if (!begun) return;
      drop(begun, tabs, note, () => {});
      // If Drive hides forms from the script (docs/google.md, G76), the form stays; nobody has got its link.
      mustSucceed(callAll([updateFile(begun, { trashed: true })]).filter(({ status }) => status !== 404));
    },
    build: (id, request) =>
      workOn(id, () => {
        const made = fresh.get(id);
        // If this try is interrupted, the next one looks at the existing form.
        fresh.delete(id);
        return buildForm(id, request, made);
      }),
    renew: (id, changes, head, written) =>
      workOn(id, () => {
        const form = FormApp.openById(id);
        writeHead(form, head);
        const items = changes.length > 0 ? form.getItems() : [];
        for (const change of changes) {
          renewQuestion(items, change);
          written?.(change.question);
        }
        if (head.endsBefore !== undefined) endBefore(form, head.endsBefore);
      }),
    check: (id, expected) => workIfThere(id, () => checkForm(id, FormApp.openById(id), expected)) ?? [GONE],
    close: (id) => workOn(id, () => closeForm(FormApp.openById(id))),
    reopen: (id) =>
      workOn(id, () => {
        FormApp.openById(id).setAcceptingResponses(true);
      }),
    unlink: (id) => {
      workIfThere(id, () => {
        const form = FormApp.openById(id);
        closeForm(form);
        unlinkTab(form);
      });
    },
    rename: (id, title) => {
      // If Drive hides the form from the script, the file keeps its name.
      callAll([updateFile(id, { name: title })]);
    },
    link: (id, tabs) =>
      workOn(id, () => {
        const form = FormApp.openById(id);
        const sheetId = linkTab(form, id, tabs, false);
        // Looking for the tab may have published the form again, which opens it.
        closeForm(form);
        return sheetId;
      }),
    dropTab: (id, tabs, note) => drop(id, tabs, note, closeForm),
    deleteTabs,
    unlinked: unlinkedTabs,
    verifiedEmailProblem,
    answersSince: (id, since) => workIfThere(id, () => answersSince(FormApp.openById(id), since)),
  };
}

/** Stops a form from taking responses. Skips an unpublished form: this form takes no responses anyway, and Google refuses to close it. */
function closeForm(form: Form): void {
  try {
    form.setAcceptingResponses(false);
  } catch (error) {
    if (form.isPublished()) throw error;
  }
}

/** Gives the name of an unfinished form. The name contains the workbook's id, so that two seasons never share a name. */
function markedName(hostId: string, title: string): string {
  return `${title} (unfinished, ${hostId})`;
}

/** Finds an unpublished form with this name, which a killed script left. Gives the form's id. */
function findUnfinished(marked: string): string | undefined {
  return formsNamed(marked).find((id) => !FormApp.openById(id).isPublished());
}

/** Lists the ids of all forms with this name, as far as Drive lists the forms. */
export function formsNamed(title: string): readonly string[] {
  return filesNamed(title, 'application/vnd.google-apps.form');
}

/** Lists the ids of all files with this name and type, as far as Drive lists the files. */
export function filesNamed(title: string, type: string): readonly string[] {
  const name = title.replace(/[\\']/g, '\\$&');
  const q = `name = '${name}' and mimeType = '${type}' and trashed = false`;
  return (bodyOf(listFiles(q, 'id')).files ?? []).flatMap(({ id }) => id ?? []);
}

type ItemResponse = GoogleAppsScript.Forms.ItemResponse;

/**
 * Gives the responses that a form received after the time `since`. The texts are as players typed them. Reads the
 * questions' titles only if `sender` or `answers` is used.
 */
export function answersSince(form: Form, since: number): readonly FormAnswers[] {
  return form.getResponses(new Date(since)).map((response) => {
    const email = response.getRespondentEmail();
    const given = response.getItemResponses();
    let read: FormAnswers['answers'] | undefined;
    const answers = () => {
      read ??= Object.fromEntries(given.map((one) => [one.getItem().getTitle(), textOf(one)]));
      return read;
    };
    return {
      at: response.getTimestamp().getTime(),
      email,
      get texts() {
        return given.map(textOf);
      },
      get sender() {
        // The code is the first question. Somebody may have changed its title.
        return email || (answers()[CODE_TITLE] ?? (given[0] ? textOf(given[0]) : ''));
      },
      get answers() {
        return answers();
      },
    };
  });
}

/** Gives the answer to one item, as the responses tab shows this answer. */
function textOf(response: ItemResponse): string {
  const given = response.getResponse();
  return wellFormed(Array.isArray(given) ? given.join(', ') : String(given));
}
