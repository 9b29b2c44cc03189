import { readFileSync, writeFileSync } from 'node:fs';
import { generatedDocs } from './docs/generated-docs.ts';

/** `npm run docs`: writes the generated parts of the documents. */
for (const file of generatedDocs((name) => readFileSync(name, 'utf8'))) {
  writeFileSync(file.name, file.text);
  process.stdout.write(`${file.name}\n`);
}
