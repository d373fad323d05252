import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { callKey, readOf } from '#kit/api/index.ts'
import type { ShelfName } from '../../shelf.ts'

interface Held {
  bookId: string
  shelf: ShelfName
}

const heldKey = callKey('shelves.holdings')

export const heldBooksQuery = (bookIds: readonly string[]) =>
  readOf(
    'shelves.holdings',
    { bookIds: [...bookIds] },
    ({ items }): Held[] =>
      items.map(({ bookId, shelfId, kind }) => ({ bookId, shelf: kind ?? shelfId })),
    { staleTime: 60_000 },
  )

/** The rollback restores each query's own value, as it may have been the same before. */
export async function markHeld(queryClient: QueryClient, place: Held, isOn: boolean) {
  const holding: QueryFilters = {
    queryKey: heldKey,
    predicate: ({ queryHash }) => queryHash.includes(JSON.stringify(place.bookId)),
  }
  await queryClient.cancelQueries(holding)
  const known = queryClient.getQueriesData<Held[]>(holding)
  queryClient.setQueriesData<Held[]>(holding, (held) => held && marked(held, place, isOn))
  return () => {
    for (const [queryKey, before = []] of known) {
      const wasOn = before.some((one) => isAt(one, place))
      queryClient.setQueryData<Held[]>(queryKey, (held) => held && marked(held, place, wasOn))
    }
  }
}

function marked(held: Held[], place: Held, isOn: boolean): Held[] {
  const others = held.filter((one) => !isAt(one, place))
  return isOn ? [...others, place] : others
}

const isAt = (one: Held, other: Held) => one.bookId === other.bookId && one.shelf === other.shelf

export const heldChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: heldKey })
