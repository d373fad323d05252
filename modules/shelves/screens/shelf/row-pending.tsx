import { Skeleton } from '#ui/feedback/skeleton.tsx'

export function RowPending() {
  return (
    <span aria-hidden className="flex h-18 items-center gap-3 px-4">
      <Skeleton className="h-13.5 w-9 shrink-0" />
      <span className="grow">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-2 h-3 w-1/4" />
      </span>
    </span>
  )
}
