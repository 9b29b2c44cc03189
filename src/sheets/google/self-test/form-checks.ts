import { plural } from '../../../rules/base/words.ts';
import { CODE_TITLE } from '../../responses/columns.ts';
import { filledLink, placeOf } from '../../workbook/form-link.ts';
import { renderWrite } from '../../workbook/render/render.ts';
import { whenListed } from '../drive/files.ts';
import { openToEveryone } from '../drive/open-form.ts';
import { buildForm, prefilledLink } from '../forms/build-form.ts';
import { checkForm } from '../forms/check-form.ts';
import { addCodeItem, addQuestions, endBefore, renewQuestion } from '../forms/form-items.ts';
import { formsNamed } from '../forms/forms.ts';
import { readDriveFile, updateSpreadsheet } from '../rest/requests.ts';
import { callAll, mustCall } from '../rest/rest.ts';
import { check, must, type Scratch } from './check.ts';
import {
  ANOTHER_CHOICE,
  CHOICE,
  cellsOf,
  formName,
  QUESTIONS,
  tabsOf,
  WHOLE,
  wordsFor,
} from './scratch-form.ts';

/** Code in the prefilled link of the scratch form. */
const CODE = 'TESTCODE';

const OPEN_BY_HAND =
  'Open each new form to your players by hand: in the form, Publish › Manage › Responders: Anyone with the link.';

/** Checks of the scratch form and the form's tab, before anybody sends a response. */
export const FORM_CHECKS = [
  check('A new form is not published yet', 'G38', 'G14 G28', (scratch) => {
    scratch.state.tabsBefore = tabsOf(scratch.workbook).map(({ sheetId }) => sheetId);
    const form = FormApp.create(formName(scratch.mark), false);
    scratch.state.form = form.getId();
    scratch.save();
    must(!form.isPublished(), 'The new form was published at once.');
    must(!form.canEditResponse(), 'Players may change their responses.');
    return 'Players cannot change their responses.';
  }),
  check('Drive shows Roundkeeper its own forms', 'G76', 'G14', (scratch) => {
    const begun = Date.now();
    const [direct] = callAll([readDriveFile(scratch.form(), 'id')]);
    must(direct?.error === undefined, `Drive answered with the status ${direct?.status}. ${OPEN_BY_HAND}`);
    const isListed = whenListed(
      begun,
      () => formsNamed(formName(scratch.mark)).includes(scratch.form()),
      Boolean,
    );
    must(isListed, 'Drive did not list the form within a minute.');
    return `Drive listed the form after ${Math.round((Date.now() - begun) / 1000)} s.`;
  }),
  check('A form can have every kind of question', 'G48 G49', '', (scratch) => {
    const form = FormApp.openById(scratch.form());
    addCodeItem(form);
    addQuestions(form, QUESTIONS);
    return `The form has ${QUESTIONS.length + 1} questions.`;
  }),
  check('Roundkeeper can build the form of a match, with its own tab', 'G40 G41', 'G48', (scratch) => {
    const { form, tabsBefore } = scratch.state;
    const begun = Date.now();
    const head = { title: formName(scratch.mark), description: '', confirmation: '', endsBefore: '' };
    const filled = { [CODE_TITLE]: CODE };
    const request = { head, identity: 'code', filled, questions: QUESTIONS, tabs: tabsBefore } as const;
    const { sheetId, url } = buildForm(scratch.form(), request);
    scratch.state.tab = sheetId;
    scratch.state.url = url;
    must(FormApp.openById(form).isPublished(), 'The form stayed unpublished.');
    return `That took ${Math.round((Date.now() - begun) / 1000)} s.`;
  }),
  check('A player’s link fills in the code', 'G47', 'G41 G48', ({ state }) => {
    must(new RegExp(`entry\\.\\d+=${CODE}`).test(state.url ?? ''), 'The link does not contain the code.');
    return 'The link contains the code.';
  }),
  check('A link can fill in an offer', 'G97', 'G47 G48', (scratch) => {
    const form = FormApp.openById(scratch.form());
    const items = new Map(form.getItems().map((item) => [item.getTitle(), item]));
    const [gives, takes, many] = [CHOICE, ANOTHER_CHOICE, WHOLE].map(({ title }) => items.get(title));
    must(gives && takes && many, 'The form lacks some questions.');
    // Both lists have the same choices, so only the order of the answers tells them apart.
    const link = prefilledLink(form, [
      { item: gives.asListItem(), text: placeOf('gives'), sample: 'y' },
      { item: takes.asListItem(), text: placeOf('takes'), sample: 'y' },
      { item: many.asTextItem(), text: placeOf('takesMany'), sample: '1' },
    ]);
    const filled = filledLink(link, { gives: 'x', takes: 'y', takesMany: '2' });
    must(filled, 'The link does not contain both choices and the number.');
    return 'The link contains two choices and a number.';
  }),
  check('The tab of a form can be renamed', 'G83', 'G41', (scratch) => {
    const title = `${scratch.mark} responses`;
    const name = renderWrite({ kind: 'name', sheetId: scratch.tab(), title });
    mustCall([updateSpreadsheet(scratch.workbook, name)]);
    return 'The tab has a new name.';
  }),
  check('The choices of a form can change while its columns stay', 'G51', 'G41 G48', (scratch) => {
    const before = headsOf(scratch);
    const items = FormApp.openById(scratch.form()).getItems();
    const question = { ...CHOICE, input: { kind: 'choice', choices: ['y', 'z'] } } as const;
    renewQuestion(items, { question, at: 1, help: true, answers: true });
    const after = headsOf(scratch);
    must(after.join() === before.join(), `The tab had ${before.length} columns and now has ${after.length}.`);
    return `The tab still has its ${after.length} columns.`;
  }),
  check('A form can end before a question', 'G114', 'G41 G48 G51', (scratch) => {
    const form = FormApp.openById(scratch.form());
    const before = headsOf(scratch);
    endBefore(form, WHOLE.title);
    const [page] = form.getItems(FormApp.ItemType.PAGE_BREAK);
    must(page, 'The form has no second page.');
    const last = form.getItems()[page.getIndex() - 1]?.getTitle();
    const goes = page.asPageBreakItem().getPageNavigationType();
    must(
      goes === FormApp.PageNavigationType.SUBMIT,
      `After the first page, the form does not end (${goes}).`,
    );
    must(headsOf(scratch).join() === before.join(), 'The columns of the form’s tab changed.');
    endBefore(form, '');
    must(form.getItems(FormApp.ItemType.PAGE_BREAK).length === 0, 'The second page stayed.');
    return `The form ended after “${last}”.`;
  }),
  check('A form can be opened to everyone who has the link', 'G39', 'G17 G38 G76', (scratch) => {
    openToEveryone({ id: scratch.form(), title: formName(scratch.mark) });
    return 'Everyone with the link may respond.';
  }),
  check('Roundkeeper notices changes by hand in a form', 'G110', 'G39 G41 G48 G51', (scratch) => {
    const form = FormApp.openById(scratch.form());
    const first = form.getItems().find((item) => item.getTitle() === CHOICE.title);
    must(first, 'The form lacks a question.');
    form.setAllowResponseEdits(true).setPublishingSummary(true).setAcceptingResponses(false);
    const isClosed = !form.isAcceptingResponses();
    first.asListItem().setRequired(true).setChoiceValues(['x']);
    const expected = { identity: 'code', questions: QUESTIONS, unwritten: [], depth: 'all' } as const;
    const look = () => checkForm(scratch.form(), FormApp.openById(scratch.form()), expected);
    const found = look().map(({ fault, isRepaired }) => (isRepaired ? fault : `${fault} (not repaired)`));
    // Another check says whether a form can be closed.
    const wanted = [...(isClosed ? ['closed'] : []), 'edits, summary, required, choices'].join(', ');
    must(
      found.join(', ') === wanted,
      `The test changed: ${wanted}. Roundkeeper found: ${found.join(', ') || 'nothing'}.`,
    );
    must(look().length === 0, 'A repair did not last.');
    return `Roundkeeper found and repaired ${plural(found.length, 'change')}.`;
  }),
];

/** Gives the column headings in the first row of the scratch form's tab. */
export function headsOf(scratch: Scratch): readonly string[] {
  const [heads = []] = cellsOf(scratch.workbook, titleOf(scratch));
  return heads.map(({ userEnteredValue, effectiveValue }) => {
    const value = userEnteredValue ?? effectiveValue;
    return value?.stringValue ?? (value ? wordsFor(value) : '');
  });
}

/** Gives the title of the scratch form's tab. */
export function titleOf(scratch: Scratch): string {
  const tab = scratch.tab();
  return tabsOf(scratch.workbook).find(({ sheetId }) => sheetId === tab)?.title ?? '';
}
