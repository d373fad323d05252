import type { QueryClient } from '@tanstack/react-query'
import type { ShownSession } from '#domains/identity/session-list/index.ts'
import { activityChanged } from '#kit/activity/index.ts'
import { forEditing, queryOf, readOf } from '#kit/api/index.ts'
import { pagesOf, renewAll } from '#kit/record-list/index.ts'
import type { ViewOf } from '#kit/resource-pages/index.ts'
import type { user } from './user.resource.ts'
import type { UserSession } from './user.ts'

export type UserView = ViewOf<typeof user>

export const usersKey = ['users'] as const

export const userListQuery = (view: UserView, cursor?: string) =>
  pagesOf('users.list', view, { cursor })

export const userQuery = (id: string) => queryOf('users.get', { id })
export const editedUserQuery = (id: string) => forEditing(userQuery(id))

export const userSessionsQuery = (id: string) =>
  readOf('users.listSessions', { id }, ({ items }) => items.map(shown))

const shown = ({ createdAt, lastSeenAt, ...session }: UserSession): ShownSession => ({
  ...session,
  createdAt: createdAt.getTime(),
  lastSeenAt: lastSeenAt.getTime(),
  current: false,
})

export async function usersChanged(queryClient: QueryClient) {
  await Promise.all([renewAll(queryClient, usersKey), activityChanged(queryClient)])
}
