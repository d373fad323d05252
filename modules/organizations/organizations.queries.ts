import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { activityChanged } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { pagedQuery, renewAll } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import type { organization } from './organization.resource.ts'

export type OrganizationView = ViewOf<typeof organization>

export const organizationsKey = ['organizations'] as const

export const ownOrganizationsQuery = (view: OrganizationView, cursor?: string) =>
  pagedQuery({
    queryKey: [...organizationsKey, 'list', view],
    cursor,
    read: async (page, options) => (await api()).organizations.list({ ...view, ...page }, options),
  })

export const organizationQuery = (slug: string) =>
  queryOptions({
    queryKey: [...organizationsKey, 'one', slug],
    queryFn: async ({ signal }) => (await api()).organizations.getBySlug({ slug }, { signal }),
    staleTime: 5000,
  })

export const editedOrganizationQuery = (slug: string) =>
  queryOptions({
    ...organizationQuery(slug),
    queryKey: [...organizationQuery(slug).queryKey, 'edited'],
    staleTime: 'static',
    gcTime: 5000,
  })

export async function organizationsChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, organizationsKey), activityChanged(queryClient)])
}

export async function forgetOrganization(queryClient: QueryClient, slug: string) {
  queryClient.removeQueries(organizationQuery(slug))
  await organizationsChanged(queryClient)
}
