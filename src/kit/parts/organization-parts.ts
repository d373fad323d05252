import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { ComponentType } from 'react'
import type { Prepared } from './sign-in-parts.ts'

/** Permissions of the user’s role in an organization. */
type PermissionsThere = Readonly<Record<string, readonly string[]>>

export interface OrganizationTab {
  order: number
  to: string
  label: (i18n: I18n) => string
  /** Only members with these see the tab. */
  wanted?: PermissionsThere
}

/** The parts of the pages of organizations that another module brings, by `module.organization.tsx`. */
export interface OrganizationParts {
  name: string
  tabs?: OrganizationTab[]
  /** Above the user’s organizations. */
  listHead?: Prepared<ListHead>
  /** Beside the title of the members, for those with the permissions. */
  memberAction?: { wanted: PermissionsThere; Action: ComponentType<{ slug: string }> }
}

interface ListHead {
  Head: ComponentType
  fetch: (queryClient: QueryClient) => Promise<unknown>
}
