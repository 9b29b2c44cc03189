/** Set by the build: a text that is another one for each version of the script. */
declare const ROUNDKEEPER_BUILD: string | undefined;

/** Identifies this version of the script; '' where it runs from its sources, in tests. */
export const BUILD_ID = typeof ROUNDKEEPER_BUILD === 'undefined' ? '' : ROUNDKEEPER_BUILD;
