import type { Book } from '../log/book.ts';
import { seasonFacts } from '../log/fold.ts';
import { matchFactsOf } from '../log/season-facts.ts';
import type { Ports } from '../ports.ts';
import { isSameAccount } from '../workbook/account.ts';

/** Makes a function that says whether an account is no longer a host. The function asks Google only if the account is not this account. */
function leaving({ files, who }: Pick<Ports, 'files' | 'who'>): (account: string) => boolean {
  let hosts: readonly string[] | undefined;
  return (account) => {
    if (account === '' || isSameAccount(account, who())) return false;
    hosts ??= files.hosts();
    return hosts.length > 0 && !hosts.some((host) => isSameAccount(host, account));
  };
}

/** Gives the account that made the forms of a match, or ''. */
export function makerOf({ log }: Pick<Book, 'log'>, match: number): string {
  const { begun, formsBy = begun?.who ?? '' } = matchFactsOf(seasonFacts(log), match);
  return formsBy;
}

/** Gives the account that made each form, by form id. This is the account that made the match, or that replaced the match's forms. */
export function formMakersOf({ log, matches }: Pick<Book, 'log' | 'matches'>): ReadonlyMap<string, string> {
  return new Map(
    matches.matches.flatMap(({ number, form, trades }) =>
      [form, trades].map((one) => [one, makerOf({ log }, number)] as const),
    ),
  );
}

/** Makes a function that says whether a file, archive or form belongs to an account that is no longer a host. */
export function ofFormerHost(ports: Pick<Ports, 'files' | 'who'>, book: Pick<Book, 'log' | 'matches'>) {
  const { makers } = seasonFacts(book.log);
  const formMakers = formMakersOf(book);
  const hasLeft = leaving(ports);
  return (file: string) => hasLeft(makers.get(file) ?? formMakers.get(file) ?? '');
}
