// HtmlService: the project's html files.
import { ScriptError } from '../base/errors.ts';
import type { Run } from '../run/run.ts';
import { standIn } from '../run/stand-in.ts';

export function htmlService(run: Run, files: Readonly<Record<string, string>>) {
  return standIn(run, 'HtmlService', {
    createHtmlOutputFromFile(file: string) {
      if (files[file] === undefined) throw new ScriptError(`No HTML file named ${file} was found.`);
      let title = '';
      const self: object = standIn(
        run,
        'HtmlOutput',
        {
          setTitle(text: string) {
            title = text;
            return self;
          },
          getTitle: () => title,
          getFileName: () => file,
          getContent: () => files[file],
        },
        false,
      );
      return self;
    },
  });
}
