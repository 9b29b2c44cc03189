/** Shows the section “Is it fair?” of docs/player.md: which lines to keep, what these lines prove, and what they cannot prove. */
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
  keep: 'Keep the chat and your invitation. Announcements end with a line “Check: …”, and the invitation has “Fingerprint: …”. Once the match is closed, ask the host for the whole match. Open the file here, and paste the chat.',
  proved:
    'Green means that nothing was changed up to your newest line. The seed is the same as at the start. Every deal, order, trade, undo and correction is in the file. Each round follows the rules. A line that does not fit proves a change. Do not use the host’s copy of this page. The SHA-256 of the right page is in the release and on the page for everyone.',
  unproved:
    'The host knows the seed and sees orders early. No program can tell whether the host used this. A line “Confirmation: …” proves your own orders. Payments of another match need the file of that match. Rounds before a take-over are not proved.',
} as const;
