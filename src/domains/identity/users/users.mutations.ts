import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { endingSessions } from '#domains/identity/session-list/index.ts'
import { api } from '#kit/api/index.ts'
import { dropFromLists } from '#kit/record-list/index.ts'
import type { BanTerms } from './screens/ban/ban-terms.ts'
import type { UserChange, UserDraft } from './user-input.server.ts'
import type { User } from './user.ts'
import {
  changeListed,
  userQuery,
  userSessionsQuery,
  usersChanged,
  usersKey,
} from './users.queries.ts'

export const createUserMutation = (queryClient: QueryClient) =>
  saving(queryClient, async (draft: UserDraft) => (await api()).users.create(draft))

export const updateUserMutation = (queryClient: QueryClient) =>
  saving(queryClient, async (change: UserChange) => (await api()).users.update(change))

export const banUserMutation = (queryClient: QueryClient) =>
  saving(queryClient, async (ban: BanTerms & { id: string }) => (await api()).users.ban(ban))

export const removePictureMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id }: User) => (await api()).users.removePicture({ id }),
    onSuccess: (_nothing, user) => show(queryClient, { ...user, image: null }),
    onSettled: () => void usersChanged(queryClient),
  })

export const unbanUserMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id }: User) => (await api()).users.unban({ id }),
    onMutate: async (user) => {
      await queryClient.cancelQueries(userQuery(user.id))
      await show(queryClient, {
        ...user,
        status: user.emailVerified ? 'active' : 'unverified',
        banReason: null,
        banExpires: null,
      })
    },
    onSuccess: (user) => show(queryClient, user),
    onError: (_error, before) => show(queryClient, before),
    onSettled: () => void usersChanged(queryClient),
  })

export const deleteUserMutation = mutationOptions({
  mutationFn: async (id: string) => (await api()).users.delete({ id }),
})

export async function forgetUser(queryClient: QueryClient, id: string) {
  queryClient.removeQueries(userQuery(id))
  queryClient.removeQueries(userSessionsQuery(id))
  await dropFromLists(queryClient, usersKey, id)
  await usersChanged(queryClient)
}

export const endUserSessionsMutation = (queryClient: QueryClient, id: string) =>
  mutationOptions({
    ...endingSessions(queryClient, userSessionsQuery(id), async (ended) => {
      const { users } = await api()
      return ended === 'all'
        ? users.endSessions({ id })
        : users.endSession({ id, sessionId: ended.id })
    }),
    onSettled: () => void usersChanged(queryClient),
  })

export const impersonateMutation = mutationOptions({
  mutationFn: async (start: { id: string; reason: string }) =>
    (await api()).users.impersonate(start),
})

function saving<Input>(queryClient: QueryClient, call: (input: Input) => Promise<User>) {
  return mutationOptions({
    mutationFn: call,
    onSuccess: (saved) => show(queryClient, saved),
    onSettled: () => void usersChanged(queryClient),
  })
}

async function show(queryClient: QueryClient, user: User) {
  const { queryKey } = userQuery(user.id)
  queryClient.setQueryData(queryKey, user)
  queryClient.setQueriesData({ queryKey }, user)
  await changeListed(queryClient, (one) => (one.id === user.id ? user : one))
}
