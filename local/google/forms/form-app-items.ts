// FormApp's items, their validations and prefilled answers.
import { GoogleError, NotCovered, ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';
import type { World } from '../world.ts';
import { makeQuestionId } from '../world.ts';
import type { Form, FormItem, ItemKind, Validation } from './form.ts';
import { checkChoices } from './item-resource.ts';
import { syncColumns } from './response-tab.ts';

const CLASS: Record<ItemKind, string> = {
  text: 'TextItem',
  paragraph: 'ParagraphTextItem',
  list: 'ListItem',
  radio: 'MultipleChoiceItem',
  checkbox: 'CheckboxItem',
  grid: 'GridItem',
  section: 'SectionHeaderItem',
};

export function addItem(world: World, form: Form, kind: ItemKind): FormItem {
  const isOne = kind !== 'grid' && kind !== 'section';
  const item: FormItem = {
    id: makeQuestionId(world),
    kind,
    title: '',
    help: '',
    required: false,
    choices: [],
    rows: [],
    columns: [],
    questionIds: isOne ? [makeQuestionId(world)] : [],
  };
  form.items.push(item);
  syncColumns(world, form);
  return item;
}

// What stand-ins of validations and item responses stand for.
const validations = new WeakMap<object, { of: string; rule: Validation }>();
const itemResponses = new WeakMap<object, { questionId: number; text: string }>();

export function itemResponseOf(given: object): { questionId: number; text: string } {
  const found = itemResponses.get(given);
  if (!found) throw new ScriptError('Invalid argument: response');
  return found;
}

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

  const common = {
    getId: () => id,
    getIndex: () => form().items.indexOf(item()),
    getTitle: () => item().title,
    setTitle: (title: string) => change((one) => (one.title = String(title))),
    setHelpText: (text: string) => change((one) => (one.help = String(text))),
  };
  const required = { setRequired: (isOn: boolean) => change((one) => (one.required = isOn)) };
  const choices = {
    setChoiceValues: (values: Iterable<string>) => change((one) => (one.choices = list(values, 'choices'))),
  };
  const validation = {
    setValidation: (given: object) =>
      change((one) => {
        const found = validations.get(given);
        if (found?.of !== kind) throw new ScriptError('Invalid argument: validation');
        one.validation = found.rule;
      }),
  };
  const text = {
    ...validation,
    createResponse(answer: string) {
      const response = standIn(run, 'ItemResponse', {}, false);
      itemResponses.set(response, { questionId: item().questionIds[0]!, text: String(answer) });
      return response;
    },
  };
  const grid = {
    ...validation,
    setRows: (values: Iterable<string>) =>
      change((one) => {
        const rows = list(values, 'rows');
        one.questionIds = rows.map((row) => one.questionIds[one.rows.indexOf(row)] ?? makeQuestionId(world));
        one.rows = rows;
      }),
    setColumns: (values: Iterable<string>) => change((one) => (one.columns = list(values, 'columns'))),
  };
  const own: Record<ItemKind, object> = {
    text: { ...required, ...text, asTextItem: () => self },
    paragraph: { ...required, ...text },
    list: { ...required, ...choices },
    radio: { ...required, ...choices },
    checkbox: { ...required, ...choices },
    grid: { ...required, ...grid },
    section: {},
  };
  const self: object = standIn(run, CLASS[kind], { ...common, ...own[kind] });
  return self;
}

/** A builder of validations lives in the script: its members are no calls to Google. */
export function validationBuilder(run: Run, of: 'text' | 'paragraph' | 'grid'): object {
  let rule: Validation | undefined;
  let help: string | undefined;
  const require = (next: Validation) => {
    rule = next;
    return self;
  };
  const pattern = {
    requireTextMatchesPattern(text: string) {
      checkPattern(text);
      return require({ kind: 'pattern', pattern: text });
    },
  };
  const own = {
    text: {
      ...pattern,
      requireNumber: () => require({ kind: 'number' }),
      requireWholeNumber: () => require({ kind: 'whole' }),
      requireNumberBetween: (low: number, high: number) => require({ kind: 'between', low, high }),
      requireNumberGreaterThanOrEqualTo: (low: number) => require({ kind: 'at-least', low }),
    },
    paragraph: pattern,
    grid: { requireLimitOneResponsePerColumn: () => require({ kind: 'one-per-column' }) },
  }[of];
  const self: object = standIn(
    run,
    'ValidationBuilder',
    {
      ...own,
      setHelpText(text: string) {
        help = text;
        return self;
      },
      build() {
        if (!rule) throw new ScriptError('The validation requires nothing.');
        const built = standIn(run, 'Validation', {}, false);
        validations.set(built, { of, rule: help === undefined ? rule : { ...rule, help } });
        return built;
      },
    },
    false,
  );
  return self;
}

// Forms takes RE2, which has no look-around and no back references.
function checkPattern(pattern: string): void {
  if (/\(\?[=!<]|\\[1-9]/.test(pattern)) throw new NotCovered(`the pattern ${pattern}, which RE2 refuses`);
  try {
    new RegExp(pattern);
  } catch {
    throw new ScriptError(`Invalid argument: ${pattern}`);
  }
}
