import type { ResourceNamespaceMap } from 'i18next'
import type { ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { Command, Place } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import type { Permissions } from '#platform/access/permissions.ts'

/** Records have groups of their own, by the texts that modules bring. */
export type OfferGroup = Exclude<keyof ResourceNamespaceMap['commands']['groups'], 'recent'>

export interface RecordPlace extends Omit<Place, 'group'> {
  group: OfferGroup
  /** Instead of the icon. */
  picture?: ReactNode
  /** Its label is still on its way. */
  isPending?: boolean
}

export type Offer = Command | RecordPlace

interface Asking {
  signal: AbortSignal
  language: Language
}

export interface RecordSearch {
  group: OfferGroup
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

export type FoundRecord = Pick<RecordPlace, 'id' | 'label' | 'detail' | 'picture'>
