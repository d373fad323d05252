import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { ShelfBook } from '#modules/shelves/index.server.ts'
import { shelfBooksQuery } from '#modules/shelves/index.ts'
import { moveBookMutation, withMoved } from './move-book.mutation.ts'

const addedAt = new Date(0)
const standing = (title: string): ShelfBook => ({
  addedAt,
  isAddedByCaller: true,
  rating: null,
  book: {
    id: title,
    title,
    author: '',
    genreId: '',
    publisher: null,
    isbn: null,
    publishedYear: null,
    language: null,
    coverId: null,
    version: 1,
    createdAt: addedAt,
    updatedAt: addedAt,
    deletedAt: null,
  },
})
const total = { count: 9, exact: true }
const shelf = (pages: string[], nextCursor: string | null = null) => ({
  pageParams: [],
  pages: pages.map((titles, at) => ({
    items: titles.split('').map(standing),
    nextCursor: at === pages.length - 1 ? nextCursor : 'next',
    total,
    start: '',
    readAt: 0,
  })),
})
const shown = (data: ReturnType<typeof withMoved>) =>
  data.pages.map(({ items }) => items.map(({ book }) => book.id).join('')).join(' ')

describe('a move that the server has not answered yet', () => {
  test.each([
    ['A', 'D', 'BC DAEF'],
    ['E', 'A', 'AEBC DF'],
    ['F', null, 'FABC DE'],
    ['A', undefined, 'BC DEFA'],
    ['B', 'B', 'ABC DEF'],
    ['X', 'A', 'ABC DEF'],
  ])('of %s behind %s leaves %s', (book, after, expected) => {
    expect(shown(withMoved(shelf(['ABC', 'DEF']), book, after))).toBe(expected)
  })

  test('to the end of a shelf that was not read so far takes the book out of sight', () => {
    expect(shown(withMoved(shelf(['ABC', 'DEF'], 'more'), 'B', undefined))).toBe('AC DEF')
  })
})

describe('behaviour 11: a move that the server refuses', () => {
  const { queryKey } = shelfBooksQuery('wanted')
  const orderIn = (queryClient: QueryClient) =>
    shown(queryClient.getQueryData(queryKey)!).replaceAll(' ', '')

  async function refuse(queryClient: QueryClient, id: string, after: string | null | undefined) {
    const refused = {
      ...moveBookMutation('wanted'),
      mutationFn: () => Promise.reject(new Error('refused')),
    }
    const move = new MutationObserver(queryClient, refused).mutate({
      book: { id, title: id },
      after,
    })
    await expect(move).rejects.toThrow('refused')
  }

  test.each([
    ['A', 'E'],
    ['F', null],
    ['B', 'X'],
    ['A', 'X'],
    ['D', undefined],
  ])(
    'of %s behind %s is taken back, also from where nothing was read so far',
    async (id, after) => {
      const queryClient = new QueryClient()
      queryClient.setQueryData(queryKey, shelf(['ABC', 'DEF'], 'more'))
      await refuse(queryClient, id, after)
      expect(orderIn(queryClient)).toBe('ABCDEF')
    },
  )

  test('is taken back behind one that had left the pages, too', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(queryKey, shelf(['ABC', 'DEF'], 'more'))
    await Promise.all([refuse(queryClient, 'C', 'X'), refuse(queryClient, 'B', 'X')])
    expect(orderIn(queryClient)).toBe('ABCDEF')
  })
})
