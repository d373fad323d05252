import type { QueryClient } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { queryOf } from '#kit/api/index.ts'
import { pagesOf, renewAll } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import type { organization } from './organization.resource.ts'

export type OrganizationView = ViewOf<typeof organization>

export const organizationsKey = ['organizations'] as const

export const ownOrganizationsQuery = (view: OrganizationView, cursor?: string) =>
  pagesOf('organizations.list', view, { cursor })

export const organizationQuery = (slug: string) => queryOf('organizations.getBySlug', { slug })

export async function organizationsChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, organizationsKey), activityChanged(queryClient)])
}

export async function forgetOrganization(queryClient: QueryClient, slug: string) {
  queryClient.removeQueries(organizationQuery(slug))
  await organizationsChanged(queryClient)
}
