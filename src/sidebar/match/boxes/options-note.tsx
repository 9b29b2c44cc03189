/** Advice for a host who wants other options than the match was made with. */
export function OptionsNote() {
  return (
    <details>
      <summary>What can be changed in a match?</summary>
      <div class="inside small">
        <p>
          Deadlines, automatic rounds, the title and who plays can be changed at any time, with the buttons
          here. All other options stay as they were when the match was made: players decided by them, and
          rounds are checked by them.
        </p>
        <p>
          To play by others, press “End the match early”, and make the match anew under “New game”. What
          players have earned so far stays theirs.
        </p>
      </div>
    </details>
  );
}
