import { rosterOf } from '../../local/demo/season.ts';
import type { Cell as StoredCell } from '../../local/google/world/shapes.ts';
import type { DriveFile } from '../../local/google/world/world.ts';
import type { Host } from '../../local/host/host.ts';
import { TABS } from '../../src/sheets/workbook/season.ts';

/** A mark that is in no text of a cell. */
const END_OF_ROW = '\u0000';

/**
 * The contents of a host’s files and forms without ids, addresses, times and personal codes. They are equal
 * for two seasons with the same actions, even if the script was ended on the way.
 */
export function contentsOf(host: Host): object {
  const all = Object.values(host.world.files);
  const files = all.filter((file) => !file.trashed && !isUnsharedPage(file));
  const names = new Map(all.map(({ id, name }) => [id, name]));
  const codes = rosterOf(host).flatMap(({ name, code }) => (code === '' ? [] : [[code, name] as const]));
  const plain = (text: string) => {
    let result = text;
    for (const [code, name] of codes) result = result.split(code).join(`<code of ${name}>`);
    for (const [id, name] of names) result = result.split(id).join(`<${name}>`);
    return result
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replace(/\d{1,2} \w{3} \d{4}, \d\d:\d\d UTC/g, '<time>')
      .replace(/\b[0-9a-f]{64}( (m:)?[0-9a-f]{32})?\b|\b[0-9a-f]{32}\b/g, '<hash>')
      .replace(/forms\/d\/e\/[^/]+/g, 'forms/d/e/<form>')
      .replace(/entry\.\d+/g, 'entry')
      .replace(/"(formTab|tradesTab|orders|trades)":\d+/g, '"$1":<tab>');
  };
  return {
    files: files.map((file) => [file.name, describeFile(file, plain)]).sort(),
    triggers: host.world.triggers.map(({ handler }) => handler).sort(),
    notes: Object.keys(host.world.properties[host.world.activeWorkbook as string] ?? {}).filter((key) =>
      /^(job|move|rehearsal)/.test(key),
    ),
  };
}

/** A page that is not shared, or no longer shared: only the host has it, and nothing links to it. */
function isUnsharedPage({ kind, permissions }: DriveFile): boolean {
  return kind === 'page' && permissions.every(({ role }) => role === 'owner');
}

function describeFile(file: DriveFile, plain: (text: string) => string): object {
  const readers = file.permissions.map(({ role, emailAddress = 'anyone' }) => `${role} ${emailAddress}`);
  const base = { readers, published: file.published };
  if (file.kind === 'form') {
    const { title, description, emails, accepting, published, items } = file.form;
    return {
      ...base,
      title,
      description: plain(description),
      emails,
      accepting,
      isOpen: published,
      linked: file.form.destination !== undefined,
      items: items.map(({ id: _, questionIds, ...item }) => ({ ...item, questions: questionIds.length })),
    };
  }
  // A page has the entry of the log after which it was written.
  if (file.kind === 'page')
    return { ...base, text: plain(file.text).replace(/"head":\{"number":\d+/g, '"head":{"number":<number>') };
  const tabs = file.workbook.sheets.map((sheet): [string, unknown] => [
    // Numbers of response tabs follow from what was there when they were made.
    sheet.formId ? `responses of ${plain(sheet.formId)}` : sheet.title,
    // The whole tab at once: a tab has thousands of cells.
    plain(
      sheet.rows
        .map((row) => row.map(shown))
        .map((row, i) => (sheet.sheetId === TABS.audit.sheetId && i > 0 ? row.slice(0, 7) : row))
        .map((row) => row.join(' | ').replace(/[ |]+$/, ''))
        .join(END_OF_ROW),
    )
      .split(END_OF_ROW)
      .filter((line) => line !== '' && !/^(formTab|Check( \||: )|(Fingerprint|Confirmation): )/.test(line)),
  ]);
  return { ...base, tabs: tabs.sort() };
}

function shown(cell: StoredCell | null | undefined): string {
  const value = cell?.userEnteredValue;
  return String(value?.stringValue ?? value?.numberValue ?? value?.boolValue ?? value?.formulaValue ?? '');
}
