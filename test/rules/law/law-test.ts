/**
 * A test of a law. A failure says first what the writer of a game can do about it, then what was found, then the smallest match
 * that shows it, and the stack last. `advice` is empty where the law’s own error begins with it.
 */
export function lawTest(title: string, advice: string, body: () => void): void {
  test(title, () => {
    try {
      body();
    } catch (thrown) {
      throw advised(thrown as Error, advice);
    }
  });
}

/** The error of a law or of fast-check, in the order in which it is read. */
export function advised(thrown: Error, advice: string): Error {
  const { cause } = thrown as { readonly cause?: unknown };
  const found = cause instanceof Error ? cause : thrown;
  const match = found === thrown ? '' : thrown.message;
  const error = new Error([advice, found.message, match].filter((part) => part !== '').join('\n\n'));
  const frames = `${found.stack}`.split('\n').filter((line) => /^ +at /.test(line));
  error.stack = [`Error: ${error.message}`, ...frames].join('\n');
  return error;
}
