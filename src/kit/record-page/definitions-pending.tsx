import { Skeleton } from '#ui/feedback/skeleton.tsx'

export function DefinitionsPending({ widths }: { widths: string[] }) {
  return (
    <div>
      {widths.map((width) => (
        <div
          key={width}
          className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(8rem,1fr)_3fr]"
        >
          <Skeleton className="my-1 h-4 w-20" />
          <Skeleton className={`my-1 h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}
