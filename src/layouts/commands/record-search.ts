import type { ReactNode } from 'react'
import type { Permissions } from '#platform/access/permissions.ts'
import type { CommandGroup } from './command.ts'
import type { Area } from './navigation.ts'

/** How the palette finds the records of a resource by what is typed. */
export interface RecordSearch {
  group: CommandGroup
  icon: ReactNode
  /** The permissions of users who may search them. */
  needs: Permissions
  /** The beginning of the resource's query keys: a change of its records renews what was found. */
  queryKey: readonly string[]
  find: (term: string, signal: AbortSignal) => Promise<FoundRecord[]>
  pathOf: (id: string, area: Area) => string
}

interface FoundRecord {
  id: string
  label: string
  detail?: string
}
