import type { QueryClient, UnusedSkipTokenOptions } from '@tanstack/react-query'
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
  /** It stands beside the name of an organization. */
  Badge?: NamedOrganization
  /** The menu of an organization shows it. */
  MenuItem?: NamedOrganization
  /** Above the user’s organizations. */
  listHead?: Prepared<ListHead>
  /** Choices for a filter of the members, which the module adds by its `member-fields.ts`. */
  memberFilter?: { field: string; choicesOf: (organizationId: string) => Choices }
  /** Numbers that managers of the installation see of an organization, by the names of the API. */
  counts?: Record<string, (i18n: I18n) => string>
  /** Beside the title of the members, for those with the permissions. */
  memberAction?: { wanted: PermissionsThere; Action: ComponentType<{ slug: string }> }
}

type Choices = UnusedSkipTokenOptions<{ id: string; name: string }[]>

type NamedOrganization = ComponentType<{ organization: { id: string; name: string } }>

interface ListHead {
  Head: ComponentType
  fetch: (queryClient: QueryClient) => Promise<unknown>
}
