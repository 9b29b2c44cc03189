/** The test files of each group: those that it names, and those in its folders that no group names. */
export function filesOf(groups: Readonly<Record<string, readonly string[]>>): Record<string, string[]>;
