import { readOf } from '#kit/api/index.ts'
import { pagesOf } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import { organizationsKey } from '#modules/organizations/index.ts'
import type { team } from './team.resource.ts'
import type { TeamPage } from './team.server.ts'

export type ListedTeam = TeamPage['items'][number]

const under = organizationsKey

export const teamListQuery =
  (id: string) =>
  ({ searchTerm }: ViewOf<typeof team>, cursor?: string) =>
    pagesOf('teams.list', { id, searchTerm }, { cursor, under })

export const teamChoicesQuery = (id: string, searchTerm = '') =>
  readOf(
    'teams.list',
    { id, searchTerm, limit: 100 },
    ({ items }) => items.map(({ id: teamId, name }) => ({ id: teamId, name })),
    { under },
  )
