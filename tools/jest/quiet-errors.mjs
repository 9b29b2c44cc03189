/**
 * Keeps out of Jest's output what is written by console.error of an error that a test has thrown on purpose, such as a port that fails: the
 * stack of such an error begins in a file of test/. Any other error is written.
 */
export function withoutErrorsOfTests(console, root) {
  const write = console.error;
  console.error = (...given) => {
    if (!beginsInTests(given[0], root)) write.apply(console, given);
  };
}

/** Is it a stack whose first place in the project is in test/? */
function beginsInTests(text, root) {
  if (typeof text !== 'string') return false;
  const isPlace = (line) =>
    /^ +at /.test(line) && line.includes(`${root}/`) && !line.includes('/node_modules/');
  return text.split('\n').find(isPlace)?.includes(`${root}/test/`) ?? false;
}
