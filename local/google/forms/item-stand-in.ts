// The items of FormApp's forms, with their validations and prefilled answers.
import { GoogleError, ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';
import type { Answer } from '../world/answer.ts';
import type { Form, FormItem, ItemKind } from '../world/form.ts';
import { makeQuestionId, type World } from '../world/world.ts';
import { problemWith } from './answer-check.ts';
import { checkChoices } from './item-resource.ts';
import { syncColumns } from './response-tab.ts';
import { validationOf } from './validation-builder.ts';

const CLASS: Record<ItemKind, string> = {
  text: 'TextItem',
  paragraph: 'ParagraphTextItem',
  list: 'ListItem',
  radio: 'MultipleChoiceItem',
  checkbox: 'CheckboxItem',
  page: 'PageBreakItem',
};

/** Name that FormApp gives each kind of item. */
export const TYPES: Record<ItemKind, string> = {
  text: 'TEXT',
  paragraph: 'PARAGRAPH_TEXT',
  list: 'LIST',
  radio: 'MULTIPLE_CHOICE',
  checkbox: 'CHECKBOX',
  page: 'PAGE_BREAK',
};

/** Stand-in for the enumeration FormApp.ItemType. */
export const ItemType = Object.fromEntries(Object.values(TYPES).map((type) => [type, type]));

/** Adds an empty item to a form. Also adds a column for each question of the item. */
export function addItem(world: World, form: Form, kind: ItemKind): FormItem {
  const item: FormItem = {
    id: makeQuestionId(world),
    kind,
    title: '',
    help: '',
    required: false,
    choices: [],
    questionIds: kind === 'page' ? [] : [makeQuestionId(world)],
  };
  form.items.push(item);
  syncColumns(world, form);
  return item;
}

/** An answer that a script makes for an item, to prefill or to submit. */
export interface MadeAnswer {
  itemId: number;
  /** Id of the item's first question. */
  questionId: number | undefined;
  answer: Answer;
}

// The answer behind each stand-in of an item response.
const itemResponses = new WeakMap<object, MadeAnswer>();

/** Gives the answer that an item response holds. Throws if the object is no item response. */
export function itemResponseOf(given: object): MadeAnswer {
  const found = itemResponses.get(given);
  if (!found) throw new ScriptError('Invalid argument: response');
  return found;
}

/** Makes an item of a form with the members that FormApp gives this kind of item. */
export function itemStandIn(run: Run, form: () => Form, id: number): object {
  const { world } = run;
  const item = (): FormItem => {
    const found = form().items.find((one) => one.id === id);
    if (!found) throw new ScriptError(`The item ${id} was deleted.`);
    return found;
  };
  const { kind } = item();
  const change = (alter: (item: FormItem) => void): object => {
    alter(item());
    syncColumns(world, form());
    return self;
  };
  const list = (given: Iterable<string>, what: string): string[] => {
    const values = Array.from(given, String);
    try {
      checkChoices(values, what);
    } catch (error) {
      throw error instanceof GoogleError ? new ScriptError(error.message) : error;
    }
    return values;
  };

  const common = commonMembers(item, form, change);
  const required = {
    isRequired: () => item().required,
    setRequired: (isOn: boolean) => change((one) => (one.required = isOn)),
  };
  const choices = {
    // The choices exist only in the script.
    getChoices: () =>
      item().choices.map((choice) => standIn(run, 'Choice', { getValue: () => choice }, false)),
    setChoiceValues: (values: Iterable<string>) =>
      change((one) => {
        one.choices = list(values, 'choices');
        if (world.switches?.newColumns && one.title !== '')
          delete form().destination?.columns[String(one.questionIds[0])];
      }),
  };
  const validation = {
    setValidation: (given: object) =>
      change((one) => {
        one.validation = validationOf(given, kind);
      }),
  };
  const respond = (answer: Answer) => {
    // A text is checked when it is submitted; a choice at once.
    const problem = kind === 'text' || kind === 'paragraph' ? undefined : problemWith(item(), answer);
    if (problem !== undefined) throw new ScriptError(`Invalid response submitted to item: ${problem}`);
    const response = standIn(run, 'ItemResponse', {}, false);
    itemResponses.set(response, { itemId: id, questionId: item().questionIds[0], answer });
    return response;
  };
  const oneText = { createResponse: (answer: string) => respond(String(answer)) };
  const text = { ...validation, ...oneText };
  const own: Record<ItemKind, object> = {
    text: { ...required, ...text },
    paragraph: { ...required, ...text },
    list: { ...required, ...choices, ...oneText },
    radio: { ...required, ...choices, ...oneText },
    checkbox: {
      ...required,
      ...choices,
      createResponse: (given: Iterable<string>) => respond(Array.from(given, String)),
    },
    page: {
      setGoToPage: (goTo: unknown) => change((one) => (one.goTo = String(goTo))),
      getPageNavigationType: () => item().goTo ?? 'CONTINUE',
    },
  };
  const self: object = standIn(run, CLASS[kind], { ...common, ...own[kind] });
  return self;
}

/** Makes the members that all kinds of items have. `change` changes the item, and gives the value that a setter returns. */
function commonMembers(
  item: () => FormItem,
  form: () => Form,
  change: (alter: (item: FormItem) => void) => object,
) {
  return {
    getId: () => item().id,
    getIndex: () => form().items.indexOf(item()),
    getTitle: () => item().title,
    getType: () => TYPES[item().kind],
    setTitle: (title: string) => change((one) => (one.title = String(title))),
    setHelpText: (text: string) => change((one) => (one.help = String(text))),
  };
}

const CASTS: Record<ItemKind, string> = {
  text: 'asTextItem',
  paragraph: 'asParagraphTextItem',
  list: 'asListItem',
  radio: 'asMultipleChoiceItem',
  checkbox: 'asCheckboxItem',
  page: 'asPageBreakItem',
};

/** Makes an item as `getItems` gives it. A script must cast the item to get the members of its kind. A cast to another kind throws. */
export function genericItem(run: Run, form: () => Form, id: number): object {
  const item = (): FormItem => {
    const found = form().items.find((one) => one.id === id);
    if (!found) throw new ScriptError(`The item ${id} was deleted.`);
    return found;
  };
  const casts = Object.entries(CASTS).map(([kind, name]) => [
    name,
    () => {
      if (item().kind !== kind) throw new ScriptError(`Invalid conversion for item type: ${item().kind}.`);
      return itemStandIn(run, form, id);
    },
  ]);
  const self: object = standIn(run, 'Item', {
    ...commonMembers(item, form, (alter) => {
      alter(item());
      syncColumns(run.world, form());
      return self;
    }),
    ...Object.fromEntries(casts),
  });
  return self;
}
