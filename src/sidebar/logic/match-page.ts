/** Where the viewer's page takes a match that is enclosed in it. */
const PLACE = 'id="match">';

/** The viewer's page with a match in it: one file that shows the match wherever it is opened. */
export function encloseMatch(viewer: string, match: string): string {
  // No text of a player can end the element in which the match lies.
  return viewer.replace(PLACE, () => `${PLACE}${match.trim().replace(/</g, '\\u003c')}`);
}
