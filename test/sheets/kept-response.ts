import type { FormAnswers } from '../../src/sheets/ports.ts';

/** A response as a form keeps it: its sender is a verified address, or a code. */
export function keptResponse(one: Pick<FormAnswers, 'at' | 'sender' | 'answers'>): FormAnswers {
  const isCode = !one.sender.includes('@');
  const texts = Object.values(one.answers);
  return { ...one, email: isCode ? '' : one.sender, texts: isCode ? [one.sender, ...texts] : texts };
}
