import { Skeleton } from '#ui/feedback/skeleton.tsx'

export function CoverPlace({ className }: { className?: string }) {
  return (
    <li aria-hidden className={className}>
      <Skeleton className="aspect-2/3 w-full" />
      <Skeleton className="mt-2.5 h-3.5 w-4/5" />
      <Skeleton className="mt-2 h-3 w-3/5" />
    </li>
  )
}
