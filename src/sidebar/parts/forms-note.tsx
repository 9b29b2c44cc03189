/** Says that the forms are being brought up to date, which the panel starts by itself. */
export function FormsNote({ doing }: { readonly doing: string }) {
  return (
    <div role="status">
      {doing !== '' && (
        <p class="working small">
          <span class="spinner" aria-hidden="true" />
          {doing} for the open round …
        </p>
      )}
    </div>
  );
}
