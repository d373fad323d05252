import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export { AddButton, emptyText } from './add-button.tsx'
export { OrderedRows } from './ordered-rows.tsx'

export const AddBooks = dialogOnDemand(
  async () => (await import('./add-books-dialog.tsx')).AddBooksDialog,
)
