import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query'
import { endingSessions } from '#domains/identity/session-list/index.ts'
import { call, mutationOf } from '#kit/api/index.ts'
import { patchLists, dropFromLists } from '#kit/record-list/index.ts'
import type { User } from './user.ts'
import { userQuery, userSessionsQuery, usersChanged, usersKey } from './users.queries.ts'

const renew = (queryClient: QueryClient) => void usersChanged(queryClient)

const saving = {
  renew,
  onSuccess: (saved: User, _input: unknown, _before: unknown, context: MutationFunctionContext) =>
    show(context.client, saved),
}

export const createUserMutation = mutationOf('users.create', saving)
export const updateUserMutation = mutationOf('users.update', saving)
export const banUserMutation = mutationOf('users.ban', saving)
export const deleteUserMutation = mutationOf('users.delete')
export const impersonateMutation = mutationOf('users.impersonate')

export const removePictureMutation = mutationOf('users.removePicture', {
  input: ({ id }: User) => ({ id }),
  onSuccess: (_nothing, user, _before, { client }) => show(client, { ...user, image: null }),
  renew,
})

export const unbanUserMutation = mutationOf('users.unban', {
  input: ({ id }: User) => ({ id }),
  onMutate: async (user, { client }) => {
    const status = user.emailVerified ? 'active' : 'unverified'
    await client.cancelQueries(userQuery(user.id))
    await show(client, { ...user, status, banReason: null, banExpires: null })
  },
  onSuccess: (user, _before, _shown, { client }) => show(client, user),
  onError: (_error, before, _shown, { client }) => show(client, before),
  renew,
})

export async function forgetUser(queryClient: QueryClient, id: string) {
  queryClient.removeQueries(userQuery(id))
  queryClient.removeQueries(userSessionsQuery(id))
  await dropFromLists(queryClient, usersKey, id)
  await usersChanged(queryClient)
}

export const endUserSessionsMutation = (id: string) =>
  endingSessions({
    queryKey: userSessionsQuery(id).queryKey,
    call: (ended): Promise<unknown> =>
      ended === 'all'
        ? call('users.endSessions', { id })
        : call('users.endSession', { id, sessionId: ended.id }),
    renew,
  })

async function show(queryClient: QueryClient, user: User) {
  const { queryKey } = userQuery(user.id)
  queryClient.setQueryData(queryKey, user)
  queryClient.setQueriesData({ queryKey }, user)
  await patchLists<User>(queryClient, usersKey, user)
}
