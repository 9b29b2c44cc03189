/** The content of a pasted record, before it is taken over (H31). */
export interface TakeOverPreview {
  /** The game. */
  readonly title: string;
  /** The number of its rounds. */
  readonly round: number;
  /** In seat order, with what each has by the record now. */
  readonly players: readonly {
    readonly name: string;
    readonly meadow: string;
    readonly garnets: number;
    readonly bellflowers: number;
    /** The player of the season with this name: the id, or the name of one without an id; '' for none. */
    readonly key: string;
  }[];
  /** Its standing, and its rules in short, as labelled texts. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  /** What everyone was told of its last round. */
  readonly told: readonly string[];
  readonly editNote: string;
  readonly chance: string;
}
