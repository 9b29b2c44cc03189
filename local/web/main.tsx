// The page's entry: all files, or one form on its own, by the address.
import { render } from 'preact';
import { App } from './page/app.tsx';
import { FormWindow } from './page/form-window.tsx';

const { pathname, search } = location;
const form = /^\/forms\/d\/(?:e\/)?([^/]+)\/(?:viewform|edit)$/.exec(pathname)?.[1];
const workbook = /^\/spreadsheets\/d\/([^/]+)(?:\/(edit|pubhtml))?\/?$/.exec(pathname);
const root = document.getElementById('app')!;

const page = form ? (
  <FormWindow publicId={form} prefilled={prefilledAnswers(search)} />
) : (
  <App start={workbook ? { fileId: workbook[1]!, isPublished: workbook[2] === 'pubhtml' } : undefined} />
);

/** Fonts that must be loaded before the page measures text. */
const FACES = ['13px Arial', 'bold 13px Arial', 'italic 13px Arial', 'italic bold 13px Arial'];
void Promise.all(FACES.map((face) => document.fonts.load(face))).then(() => render(page, root));

/** Reads the answers in a prefilled link. The keys of the result are question ids. */
function prefilledAnswers(query: string): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    if (name.startsWith('entry.')) answers[name.slice('entry.'.length)] = value;
  return answers;
}
