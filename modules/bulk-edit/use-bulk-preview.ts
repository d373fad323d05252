import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BulkAction, BulkPreview, Screens } from '#kit/resource-pages/index.ts'
import type { View } from '#kit/resource/index.ts'

export interface BulkTarget {
  ids: readonly string[]
  filter: View | undefined
}

interface Asked {
  target: BulkTarget
  action: BulkAction | undefined
  isOpen: boolean
}

/** The most ids of one call. */
const part = 1000
const shown = 10

export function useBulkPreview(screens: Screens, { target, action, isOpen }: Asked) {
  return useQuery({
    queryKey: ['bulk-preview', screens.resource.path, target, action],
    async queryFn({ signal }) {
      if (!action) throw new Error('A preview needs an action')
      const { bulkPreview } = await screens.calls()
      const { filter } = target
      if (filter) return bulkPreview({ filter, action }, { signal })
      const parts: BulkPreview[] = []
      for (const ids of partsOf(target.ids)) {
        parts.push(await bulkPreview({ ids, action }, { signal }))
      }
      return parts.reduce(add)
    },
    enabled: isOpen && action !== undefined,
    // The selection is empty already while the dialog closes.
    placeholderData: isOpen ? undefined : keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

function* partsOf(ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += part) yield ids.slice(start, start + part)
}

const addParts = <Item>(
  one: { count: number; items: Item[] },
  other: { count: number; items: Item[] },
) => ({
  count: one.count + other.count,
  items: [...one.items, ...other.items].slice(0, shown),
})

const add = (one: BulkPreview, other: BulkPreview): BulkPreview => ({
  total: one.total + other.total,
  changing: addParts(one.changing, other.changing),
  unchanged: addParts(one.unchanged, other.unchanged),
  failed: addParts(one.failed, other.failed),
})
