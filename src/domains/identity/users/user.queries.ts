import { queryOptions } from '@tanstack/react-query'
import type { ShownSession } from '#domains/identity/session-list/index.ts'
import { api } from '#kit/api/index.ts'
import type { UserSession } from './user.ts'
import { usersKey } from './users.keys.ts'

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: async ({ signal }) => (await api()).users.get({ id }, { signal }),
    staleTime: 5000,
  })

/** The user as loaded for editing; never refetched while the form is open. */
export const editedUserQuery = (id: string) =>
  queryOptions({
    ...userQuery(id),
    queryKey: [...userQuery(id).queryKey, 'edited'],
    staleTime: 'static',
    gcTime: 5000,
  })

export const userSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'sessions', id],
    queryFn: async ({ signal }) =>
      (await (await api()).users.listSessions({ id }, { signal })).items.map(shown),
    staleTime: 5000,
  })

/** Admins never see their own sessions here. */
const shown = ({ createdAt, lastSeenAt, ...session }: UserSession): ShownSession => ({
  ...session,
  createdAt: createdAt.getTime(),
  lastSeenAt: lastSeenAt.getTime(),
  current: false,
})
