import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export function DefinitionsPending({ widths }: { widths: string[] }) {
  return (
    <div className="@container">
      {widths.map((width) => (
        <div
          key={width}
          className="grid gap-x-6 gap-y-0.5 py-2.5 @sm:grid-cols-[minmax(8rem,1fr)_3fr]"
        >
          <Skeleton className="my-1 h-4 w-20" />
          <Skeleton className={`my-1 h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}

interface CardPendingProps {
  label: string
  widths: string[]
  round?: boolean
}

export function CardPending({ label, widths, round = false }: CardPendingProps) {
  return (
    <Loading label={label}>
      <Card>
        <div className="flex items-center gap-4 pb-3">
          <Skeleton round={round} className="size-16" />
          <Skeleton className="h-4 w-48" />
        </div>
        <DefinitionsPending widths={widths} />
      </Card>
    </Loading>
  )
}
