/** The section “Is it fair?” of docs/player.md: lines to keep, their proof, and its limits. */
export function Fair() {
  return (
    <details class="fair">
      <summary>Is it fair?</summary>
      <h3>What to keep</h3>
      <p>{FAIR.keep}</p>
      <h3>What is proved</h3>
      <p>{FAIR.proved}</p>
      <h3>What is not</h3>
      <p>{FAIR.unproved}</p>
    </details>
  );
}

export const FAIR = {
  keep: 'Keep the chat and your invitation. Each announcement ends with a line “Check: …”, the invitation has “Fingerprint: …”. Afterwards, ask the host for the file of the whole match. Open it here and paste the chat.',
  proved:
    'Green means: the log up to your newest line is the one of that day. The seed is the one of the start. Every deal, order, trade, undo and correction is in it, and each round follows from it by the rules. A line that does not fit proves a change. Use a copy of this page that the host did not send; its SHA-256 stands in the release.',
  unproved:
    'The host knows the seed and all secrets, and sees orders before the deadline. No program can tell whether the host used that or told somebody. The line “Confirmation: …” of your page shows that your own order counted as it was. What came from another match is checked with the file of that match.',
} as const;
