import { api } from '#kit/api/index.ts'
import { pagedQuery } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import { organizationsKey } from '#modules/organizations/index.ts'
import type { team } from './team.resource.ts'
import type { TeamPage } from './team.server.ts'

const mostChoices = 100

export type ListedTeam = TeamPage['items'][number]

const teamsKey = (id: string) => [...organizationsKey, 'teams', id] as const

export const teamListQuery =
  (id: string) =>
  ({ searchTerm }: ViewOf<typeof team>, cursor?: string) =>
    pagedQuery({
      queryKey: [...teamsKey(id), 'list', { searchTerm }],
      cursor,
      read: async (page, options) => (await api()).teams.list({ id, searchTerm, ...page }, options),
    })

export const teamChoicesQuery = (id: string, searchTerm = '') => ({
  queryKey: [...teamsKey(id), 'choices', searchTerm],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await (await api()).teams.list({ id, searchTerm, limit: mostChoices }, { signal })).items,
  staleTime: 5000,
})
