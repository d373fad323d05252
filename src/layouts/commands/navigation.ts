import { createContext, type ReactNode } from 'react'
import type { Labels } from '#i18n/languages.ts'
import type { Permissions } from '#platform/access/permissions.ts'
import type layouts from '../locales/en.json'

export type Area = 'app' | 'manager'

export interface NavigationEntry {
  to: string
  search?: Record<string, string>
  name: keyof (typeof layouts)['navigation'] | Labels
  icon: ReactNode
  needs?: Permissions
}

export type Navigation = Record<
  'app' | 'application' | 'configuration' | 'organization',
  NavigationEntry[]
>

export const NavigationContext = createContext<Navigation>({
  app: [],
  application: [],
  configuration: [],
  organization: [],
})
