import type { ReactNode } from 'react'
import type { Permissions } from '#platform/access/permissions.ts'
import type { CommandGroup } from './command.ts'
import type { Area } from './navigation.ts'

export interface RecordSearch {
  group: CommandGroup
  icon: ReactNode
  needs: Permissions
  queryKey: readonly string[]
  find: (term: string, signal: AbortSignal) => Promise<FoundRecord[]>
  pathOf: (id: string, area: Area) => string
}

interface FoundRecord {
  id: string
  label: string
  detail?: string
}
