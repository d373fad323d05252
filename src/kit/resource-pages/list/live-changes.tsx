import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceAtRest } from '#ui/first-use/use-first-use.ts'
import type { PagedChangesProps } from '../tools/list-changes.tsx'

const changes = createOnDemand(() => import('../tools/list-changes.tsx'))

/** Counts the changes that others make in lists of one's own, and shows them on demand. */
export function LiveChanges<Row>(props: PagedChangesProps<Row>) {
  const used = useOnceAtRest(changes)
  return used && <used.PagedChanges {...props} />
}
