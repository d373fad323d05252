import type { QueryClient } from '@tanstack/react-query'
import { callKey, mutationOf } from '#kit/api/index.ts'
import { changeLists, renewAll } from '#kit/record-list/index.ts'
import { shelvesKey, type StandingBook } from '#modules/shelves/index.ts'
import { readingQuery, readingYearsQuery } from './reading.queries.ts'
import { type BookRating, noReading, type Reading } from './reading.ts'

export interface ReadingUpdate {
  book: { id: string; title: string }
  change: Partial<Reading>
}

const mutationKey = ['reading', 'update']
const shelfBooks = [...shelvesKey, 'listBooks']

/** The scope runs changes one after the other, so the last one wins. */
export const updateReadingMutation = mutationOf('reading.update', {
  mutationKey,
  scope: { id: 'readings' },
  input: ({ book, change }: ReadingUpdate) => ({ bookId: book.id, ...change }),
  async onMutate({ book: { id }, change }, { client }) {
    const { queryKey } = readingQuery(id)
    await client.cancelQueries({ queryKey })
    const known = client.getQueryData(queryKey) ?? noReading
    await show(client, id, { ...known, ...change })
    return known
  },
  onError: (_error, { book }, before, { client }) => before && show(client, book.id, before),
  async onSettled(_saved, _error, { book }, _before, { client }) {
    // A refetch during a pending mutation would overwrite its optimistic value.
    if (client.isMutating({ mutationKey }) > 1) return
    await client.invalidateQueries({ queryKey: readingQuery(book.id).queryKey })
    await client.invalidateQueries({ queryKey: readingYearsQuery.queryKey })
    await renewAll(client, shelfBooks)
  },
})

async function show(queryClient: QueryClient, id: string, reading: Reading) {
  queryClient.setQueryData(readingQuery(id).queryKey, reading)
  const { rating } = reading
  await changeLists<StandingBook>(queryClient, shelfBooks, (one) =>
    one.book.id === id ? { ...one, rating } : one,
  )
  queryClient.setQueriesData<BookRating[]>(
    {
      queryKey: callKey('reading.ratings'),
      predicate: ({ queryHash }) => queryHash.includes(JSON.stringify(id)),
    },
    (known) => {
      const others = known?.filter(({ bookId }) => bookId !== id)
      return rating === null ? others : others?.concat({ bookId: id, rating })
    },
  )
}
