import { createContext, type ReactNode } from 'react'
import type { Labels } from '#i18n/languages.ts'
import type { Permissions } from '#platform/access/permissions.ts'
import type layouts from '../locales/en.json'

export type Area = 'app' | 'manager'

/** A page that the navigation leads to. */
export interface NavigationEntry {
  to: string
  /** The key of its label, or the label itself. */
  name: keyof (typeof layouts)['navigation'] | Labels
  icon: ReactNode
  /** What its page needs beyond access to the area. */
  needs?: Permissions
}

/** The pages of the app, the two groups of the manager's, and pages below the address of an organization. */
export type Navigation = Record<
  'app' | 'application' | 'configuration' | 'organization',
  NavigationEntry[]
>

/** `routes/-area.tsx` puts the navigation around the pages of both areas. */
export const NavigationContext = createContext<Navigation>({
  app: [],
  application: [],
  configuration: [],
  organization: [],
})
