import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceAtRest } from '#ui/first-use/use-first-use.ts'
import type { PagedChangesProps } from '../tools/list-changes.tsx'

const changes = createOnDemand(() => import('../tools/list-changes.tsx'))

/** For lists of one's own: counts what others change in them, and shows it on demand. */
export function LiveChanges<Row>(props: PagedChangesProps<Row>) {
  const used = useOnceAtRest(changes)
  return used && <used.PagedChanges {...props} />
}
