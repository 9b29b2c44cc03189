import { Home } from './pages/home.tsx';
import { SetUp } from './pages/set-up.tsx';
import { Button } from './parts/button.tsx';
import { drawOneStop } from './parts/one-stop.ts';
import { ProblemBox } from './parts/report.tsx';
import type { Server } from './session/server.ts';
import { SessionContext, useMakeSession } from './session/session.ts';

drawOneStop();

/** The whole panel. Reads the state, and shows the page that fits the state. */
export function Panel({ server }: { readonly server: Server }) {
  const session = useMakeSession(server);
  const { state, stale } = session;
  // Scrolls to the news and problems at the top, because the button is at the bottom.
  const ask = () => void session.refresh().then(() => window.scrollTo(0, 0));
  return (
    <SessionContext.Provider value={session}>
      {!state && <h1>Roundkeeper</h1>}
      {stale && (
        <ProblemBox
          problem={state ? { ...stale, what: `The panel may show an old state. ${stale.what}` } : stale}
          again={ask}
        />
      )}
      {!state && !stale && (
        <p class="working" role="status">
          <span class="spinner" aria-hidden="true" />
          Reading the workbook …
        </p>
      )}
      {state &&
        (state.season ? <Home state={state} season={state.season} /> : <SetUp isCopy={state.isCopy} />)}
      {state && (
        <footer class="soft small">
          {state.who !== '' && <>Signed in as {state.who}. </>}
          <Button kind="quiet" onPress={ask}>
            Refresh
          </Button>
        </footer>
      )}
    </SessionContext.Provider>
  );
}
