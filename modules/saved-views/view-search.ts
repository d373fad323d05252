import type { SavedView } from './view.ts'

/** The address of a view: its own search, and its id. */
export const searchOf = ({ id, search }: Pick<SavedView, 'id' | 'search'>) => ({
  ...Object.fromEntries(new URLSearchParams(search)),
  view: id,
})
