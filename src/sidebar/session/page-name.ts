/** The pages behind the first one. */
export type PageName =
  | 'preview'
  | 'new-game'
  | 'why'
  | 'verify'
  | 'record'
  | 'award'
  | 'substitute'
  | 'players'
  | 'self-test'
  | 'remind'
  | 'deadline'
  | 'undo'
  | 'order'
  | 'end'
  | 'amend'
  | 'close'
  | 'archive';
