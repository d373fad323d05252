import type { ReactNode } from 'react'
import { FieldPending } from '#kit/forms/index.ts'
import { ListShape } from '#kit/record-list/index.ts'
import { DefinitionsPending } from '#kit/record-page/index.ts'
import type { PageShape } from '#layouts/document/page-title.ts'
import { Card } from '#ui/data/card.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

const definitions = ['w-40', 'w-24', 'w-32', 'w-36', 'w-44']

const times = (count: number, draw: (at: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => draw(at))

const draw: Record<PageShape, (label: string) => ReactNode> = {
  list: (label) => (
    <>
      <Skeleton className="mb-4 h-10 max-w-md pointer-coarse:h-11" />
      <ListShape caption={label} />
    </>
  ),
  detail: () => (
    <div className="grid gap-8 sm:grid-cols-[10rem_1fr]">
      <Skeleton className="aspect-2/3 w-40" />
      <DefinitionsPending widths={definitions} />
    </div>
  ),
  form: () => (
    <div className="grid max-w-xl gap-6">
      <FieldPending />
      <FieldPending />
      <FieldPending tall />
      <FieldPending />
    </div>
  ),
  settings: () => (
    <div className="grid gap-6">
      {times(3, (at) => (
        <Card key={at}>
          <Skeleton className="mb-3 h-6 w-40" />
          <DefinitionsPending widths={definitions.slice(at + 1)} />
        </Card>
      ))}
    </div>
  ),
  dashboard: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      {times(4, (at) => (
        <Card key={at}>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-4 h-40 w-full" />
        </Card>
      ))}
    </div>
  ),
  covers: () => (
    <div className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-4 lg:grid-cols-6">
      {times(12, (at) => (
        <div key={at}>
          <Skeleton className="aspect-2/3 w-full" />
          <Skeleton className="mt-2.5 h-3.5 w-4/5" />
          <Skeleton className="mt-2 h-3 w-3/5" />
        </div>
      ))}
    </div>
  ),
}

export const Shape = ({ of, label }: { of: PageShape; label: string }) => draw[of](label)
