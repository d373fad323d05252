import type { ResourceNamespaceMap } from 'i18next'
import { createContext, type ReactNode } from 'react'
import type { Labels } from '#i18n/languages.ts'
import type { Permissions } from '#platform/access/permissions.ts'

export type Area = 'app' | 'manager'

export interface NavigationEntry {
  to: string
  search?: Record<string, string>
  name: keyof ResourceNamespaceMap['layouts']['navigation'] | Labels
  icon: ReactNode
  needs?: Permissions
  /** Entries of modules stand among those of the base by their order. */
  order: number
}

export type Navigation = Record<
  'app' | 'application' | 'configuration' | 'documentation',
  NavigationEntry[]
>

export const NavigationContext = createContext<Navigation>({
  app: [],
  application: [],
  configuration: [],
  documentation: [],
})
