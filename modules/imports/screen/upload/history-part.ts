import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Resource } from '#kit/resource/index.ts'

/** A module that lists past imports exports these from its `import-history-part.ts`. */
interface HistoryPart {
  PastImports: ComponentType
  runsQuery: (resource: Resource) => { queryKey: QueryKey }
}

const found = import.meta.glob<HistoryPart>('../../../*/import-history-part.ts', { eager: true })

export const historyParts = Object.entries(found)
