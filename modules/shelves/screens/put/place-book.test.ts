import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { wanted } from '../../shelf-name.ts'
import { shelfBooksQuery, type StandingBook } from '../../shelves.queries.ts'
import { heldBooksQuery } from './held-books.queries.ts'
import { placeBookMutation } from './place-book.mutation.ts'

const book = { id: 'A', title: 'Emma' }
const held = { bookId: 'A', shelf: 'wanted' }
const onItsPage = heldBooksQuery(['A']).queryKey
const inTheGrid = heldBooksQuery(['A', 'B']).queryKey
const onItsShelf = shelfBooksQuery('wanted').queryKey

const shelfWith = (...rows: unknown[]) => ({
  pages: [
    {
      items: rows as StandingBook[],
      nextCursor: null,
      total: { count: rows.length, exact: true },
      start: '',
      readAt: 0,
    },
  ],
  pageParams: [{}],
})

async function refuse(queryClient: QueryClient, isOn: boolean) {
  const refused = {
    ...placeBookMutation,
    mutationFn: () => Promise.reject(new Error('refused')),
  }
  const act = new MutationObserver(queryClient, refused).mutate({ book, shelf: wanted, isOn })
  await expect(act).rejects.toThrow('refused')
}

describe('behaviour 11: a change that the server refuses goes back to the known state', () => {
  test.each([true, false])('in each place by itself, put there: %s', async (isOn) => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(onItsPage, [held])
    queryClient.setQueryData(inTheGrid, [])

    await refuse(queryClient, isOn)

    expect(queryClient.getQueryData(onItsPage)).toEqual([held])
    expect(queryClient.getQueryData(inTheGrid)).toEqual([])
  })

  test.each([undefined, true])('on its shelf, taken off before: %s', async (isTaken) => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(onItsShelf, shelfWith({ book, isTaken }, { book: { id: 'B' } }))

    await refuse(queryClient, true)

    const rows = queryClient.getQueryData(onItsShelf)?.pages[0]?.items
    expect(rows?.map((one) => one.isTaken === true)).toEqual([isTaken === true, false])
  })
})
