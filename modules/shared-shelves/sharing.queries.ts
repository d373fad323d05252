import { itemsOf, mutationOf } from '#kit/api/index.ts'
import { type ShelfName, shelvesChanged, shelvesKey } from '#modules/shelves/index.ts'
import type { Share } from './sharing.server.ts'

const limit = 100
const own = { under: shelvesKey, staleTime: 30_000 }

export const sharesQuery = (shelf: ShelfName) => itemsOf('shelves.listShares', { shelf })
export const ownGroupsQuery = itemsOf('organizations.list', { limit }, own)

export const groupTeamsQuery = (id: string) =>
  itemsOf('teams.list', { id, limit }, { ...own, enabled: id !== '' })

export interface ShareTerms {
  organizationId: string
  teamId: string | null
  access: 'read' | 'add'
}

export const shareMutation = (shelf: ShelfName) => sharing(shelf, (terms: ShareTerms) => terms)

export const shareAgainMutation = (shelf: ShelfName) =>
  sharing(shelf, ({ organization, team, access }: Share) => ({
    organizationId: organization.id,
    teamId: team?.id ?? null,
    access,
  }))

const sharing = <Asked>(shelf: ShelfName, termsOf: (asked: Asked) => ShareTerms) =>
  mutationOf('shelves.share', {
    input: (asked: Asked) => ({ shelf, ...termsOf(asked) }),
    onSuccess: ({ items }, _asked, _before, { client }) =>
      client.setQueryData(sharesQuery(shelf).queryKey, items),
  })

export const unshareMutation = (shelf: ShelfName) => {
  const { queryKey } = sharesQuery(shelf)
  return mutationOf('shelves.unshare', {
    input: ({ id }: Share) => ({ shelf, shareId: id }),
    onMutate: async ({ id }, { client }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (shares) => shares?.filter((one) => one.id !== id))
    },
    onError: (_error, share, _before, { client }) => {
      client.setQueryData(queryKey, (shares) => shares && withBack(shares, share))
    },
    renew: queryKey,
  })
}

const withBack = (shares: readonly Share[], share: Share): Share[] =>
  [...shares.filter(({ id }) => id !== share.id), share].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  )

export const linkMutation = mutationOf('shelves.link', { renew: shelvesChanged })
export const unlinkMutation = mutationOf('shelves.unlink', { renew: shelvesChanged })
