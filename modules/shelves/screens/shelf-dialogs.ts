import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export const NewShelf = dialogOnDemand(
  async () => (await import('./own/shelf-form.tsx')).NewShelfDialog,
)

export const RenameShelf = dialogOnDemand(
  async () => (await import('./own/shelf-form.tsx')).RenameShelfDialog,
)

export const AddBooks = dialogOnDemand(
  async () => (await import('./find/add-books-dialog.tsx')).AddBooksDialog,
)
