import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import type { NewShelfDialogProps } from './new-shelf-dialog.tsx'

const making = createOnDemand(() => import('./new-shelf-dialog.tsx'))

/** A new shelf, for pages that are about books: its form comes when one is wanted. */
export function NewShelf(props: NewShelfDialogProps) {
  const module = useOnceWanted(making, props.open, props.onClose)
  return module && <module.NewShelfDialog {...props} />
}
