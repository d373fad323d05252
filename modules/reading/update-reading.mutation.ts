import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { changeLists, renewAll } from '#kit/record-list/index.ts'
import { shelvesKey, type StandingBook } from '#modules/shelves/index.ts'
import { ratingsKey, readingQuery, readingsKey, readingYearsQuery } from './reading.queries.ts'
import { type BookRating, noReading, type Reading } from './reading.ts'

export interface ReadingUpdate {
  book: { id: string; title: string }
  change: Partial<Reading>
}

const mutationKey = [...readingsKey, 'update']
const shelfBooks = [...shelvesKey, 'books']

/** The scope runs changes one after the other, so the last one wins. */
export const updateReadingMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey,
    scope: { id: 'readings' },
    mutationFn: async ({ book, change }: ReadingUpdate) =>
      (await api()).reading.update({ bookId: book.id, ...change }),
    async onMutate({ book: { id }, change }) {
      const { queryKey } = readingQuery(id)
      await queryClient.cancelQueries({ queryKey })
      const known = queryClient.getQueryData(queryKey) ?? noReading
      await show(queryClient, id, { ...known, ...change })
      return known
    },
    onError: (_error, { book }, before) => before && show(queryClient, book.id, before),
    async onSettled(_saved, _error, { book }) {
      // A refetch during a pending mutation would overwrite its optimistic value.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      await queryClient.invalidateQueries({ queryKey: readingQuery(book.id).queryKey })
      await queryClient.invalidateQueries({ queryKey: readingYearsQuery.queryKey })
      await renewAll(queryClient, shelfBooks)
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
      queryKey: ratingsKey,
      predicate: ({ queryKey: [, , ids] }) => Array.isArray(ids) && ids.includes(id),
    },
    (known) => {
      const others = known?.filter(({ bookId }) => bookId !== id)
      return rating === null ? others : others?.concat({ bookId: id, rating })
    },
  )
}
