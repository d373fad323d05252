import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { pagedQuery } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import type { Member } from '../members/member.server.ts'
import { organizationsChanged, organizationsKey } from '../organizations.queries.ts'
import type { team } from './team.resource.ts'
import type { TeamPage } from './team.server.ts'

const mostChoices = 100

export type TeamView = ViewOf<typeof team>
export type ListedTeam = TeamPage['items'][number]

const teamsKey = (id: string) => [...organizationsKey, 'teams', id] as const

export const teamListQuery = (id: string, { searchTerm }: TeamView, cursor?: string) =>
  pagedQuery({
    queryKey: [...teamsKey(id), 'list', { searchTerm }],
    cursor,
    read: async (page, options) => (await api()).teams.list({ id, searchTerm, ...page }, options),
  })

export const teamChoicesQuery = (id: string, searchTerm = '') =>
  queryOptions({
    queryKey: [...teamsKey(id), 'choices', searchTerm],
    queryFn: async ({ signal }) =>
      (await (await api()).teams.list({ id, searchTerm, limit: mostChoices }, { signal })).items,
    staleTime: 5000,
  })

export const createTeamMutation = (queryClient: QueryClient, id: string) =>
  changing(queryClient, async (name: string) => (await api()).teams.create({ id, name }))

export const renameTeamMutation = (queryClient: QueryClient, id: string) =>
  changing(queryClient, async (renamed: { teamId: string; name: string }) =>
    (await api()).teams.update({ id, ...renamed }),
  )

export const deleteTeamMutation = (queryClient: QueryClient, id: string) =>
  changing(queryClient, async (teamId: string) => (await api()).teams.delete({ id, teamId }))

interface Place {
  teamId: string
  member: Pick<Member, 'id' | 'name' | 'email'>
}

export const joinTeamMutation = (queryClient: QueryClient, id: string) =>
  changing(queryClient, async ({ teamId, member }: Place) =>
    (await api()).teams.addMember({ id, teamId, memberId: member.id }),
  )

export const quitTeamMutation = (queryClient: QueryClient, id: string) =>
  changing(queryClient, async ({ teamId, member }: Place) =>
    (await api()).teams.removeMember({ id, teamId, memberId: member.id }),
  )

const changing = <Input, Output>(
  queryClient: QueryClient,
  mutationFn: (input: Input) => Promise<Output>,
) => mutationOptions({ mutationFn, onSettled: () => organizationsChanged(queryClient) })
