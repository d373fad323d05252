import type { ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { Permissions } from '#platform/access/permissions.ts'
import type { Command, CommandGroup } from './command.ts'
import type { Area } from './navigation.ts'

interface Asking {
  signal: AbortSignal
  language: Language
}

export interface RecordSearch {
  group: CommandGroup
  icon: ReactNode
  needs: Permissions
  queryKey: readonly string[]
  find: (term: string, asking: Asking) => Promise<FoundRecord[]>
  /** The address of a record's page begins so. */
  pathOf: (id: string, area: Area) => string
  /** The list that shows these records. */
  searchOf?: (id: string) => Record<string, string>
  /** Reads one whose page was opened before. */
  read?: (id: string, asking: Pick<Asking, 'signal'>) => Promise<FoundRecord>
}

export type FoundRecord = Pick<Command, 'id' | 'label' | 'detail' | 'picture'>
