import { Skeleton } from '#ui/feedback/skeleton.tsx'

export function FieldPending({ className = '', tall }: { className?: string; tall?: boolean }) {
  return (
    <div className={className}>
      <Skeleton className="mt-0.5 mb-2 h-4 w-20" />
      <Skeleton className={tall ? 'h-52' : 'h-10 pointer-coarse:h-11'} />
    </div>
  )
}
