/** “1 file”, “2 files”. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

/** “Ann”, “Ann and Bob”, “Ann, Bob and Cy”. */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** “+3”, “-2”, “0”. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}
