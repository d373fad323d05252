import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

const forms = () => import('./own/shelf-form.tsx')

export const NewShelf = dialogOnDemand(async () => (await forms()).NewShelfDialog)
export const RenameShelf = dialogOnDemand(async () => (await forms()).RenameShelfDialog)
