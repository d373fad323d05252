import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { type ShelfName, shelvesChanged, shelvesKey } from '#modules/shelves/index.ts'
import type { Share } from './sharing.server.ts'

const maxPageSize = 100

export const sharesQuery = (shelf: ShelfName) =>
  queryOptions({
    queryKey: [...shelvesKey, 'shares', shelf],
    queryFn: async ({ signal }) =>
      (await (await api()).shelves.listShares({ shelf }, { signal })).items,
    staleTime: 5000,
  })

export const ownGroupsQuery = queryOptions({
  queryKey: [...shelvesKey, 'organizations'],
  queryFn: async ({ signal }) =>
    (await (await api()).organizations.list({ limit: maxPageSize }, { signal })).items,
  staleTime: 30_000,
})

export const groupTeamsQuery = (id: string) =>
  queryOptions({
    queryKey: [...shelvesKey, 'teams', id],
    queryFn: async ({ signal }) =>
      (await (await api()).teams.list({ id, limit: maxPageSize }, { signal })).items,
    staleTime: 30_000,
    enabled: id !== '',
  })

export interface ShareTerms {
  organizationId: string
  teamId: string | null
  access: 'read' | 'add'
}

export const shareMutation = (queryClient: QueryClient, shelf: ShelfName) =>
  sharing(queryClient, shelf, (terms: ShareTerms) => terms)

export const shareAgainMutation = (queryClient: QueryClient, shelf: ShelfName) =>
  sharing(queryClient, shelf, ({ organization, team, access }: Share) => ({
    organizationId: organization.id,
    teamId: team?.id ?? null,
    access,
  }))

const sharing = <Asked>(
  queryClient: QueryClient,
  shelf: ShelfName,
  termsOf: (asked: Asked) => ShareTerms,
) =>
  mutationOptions({
    mutationFn: async (asked: Asked) =>
      (await (await api()).shelves.share({ shelf, ...termsOf(asked) })).items,
    onSuccess: (shares) => queryClient.setQueryData(sharesQuery(shelf).queryKey, shares),
  })

export const unshareMutation = (queryClient: QueryClient, shelf: ShelfName) => {
  const { queryKey } = sharesQuery(shelf)
  return mutationOptions({
    mutationFn: async ({ id }: Share) => (await api()).shelves.unshare({ shelf, shareId: id }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (shares) => shares?.filter((one) => one.id !== id))
    },
    onError: (_error, share) => {
      queryClient.setQueryData(queryKey, (shares) => shares && withBack(shares, share))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

const withBack = (shares: readonly Share[], share: Share): Share[] =>
  [...shares.filter(({ id }) => id !== share.id), share].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  )

export const linkMutation = (queryClient: QueryClient, shelf: ShelfName) =>
  mutationOptions({
    mutationFn: async () => (await api()).shelves.link({ shelf }),
    onSettled: () => shelvesChanged(queryClient),
  })

export const unlinkMutation = (queryClient: QueryClient, shelf: ShelfName) =>
  mutationOptions({
    mutationFn: async () => (await api()).shelves.unlink({ shelf }),
    onSettled: () => shelvesChanged(queryClient),
  })
