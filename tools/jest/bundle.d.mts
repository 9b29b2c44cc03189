type Groups = Readonly<Record<string, readonly string[]>>;

/** Bundles the tests of each group, and writes a file that runs them: `FOLDER/GROUP.test.cjs`. */
export function bundleGroups(groups: Groups, folder: string): Promise<void>;

/** The test files of each group: those that it names, and those in its folders that no group names. */
export function filesOf(groups: Groups): Record<string, string[]>;
