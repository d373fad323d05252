import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { mutationOf } from '#kit/api/index.ts'
import type { ListPage, ListPlace } from '#kit/record-list/index.ts'
import {
  shelfBooksKey,
  shelfBooksQuery,
  type ShelfName,
  shelvesChanged,
  type StandingBook,
} from '#modules/shelves/index.ts'

export interface Move {
  book: { id: string; title: string }
  after?: string | null | undefined
}

type Pages = InfiniteData<ListPage<StandingBook>, ListPlace>

interface Stood {
  row: StandingBook
  before: string[]
}

/** The scope runs moves one after the other. */
export const moveBookMutation = (shelf: ShelfName) => {
  const { queryKey } = shelfBooksQuery(shelf)
  const show = (client: QueryClient, change: (data: Pages) => Pages) =>
    client.setQueryData<Pages>(queryKey, (data) => data && change(data))
  return mutationOf('shelves.moveBook', {
    scope: { id: `order of ${shelf}` },
    input: ({ book, after }: Move) => ({ shelf, bookId: book.id, after }),
    onMutate: async ({ book, after }, { client }) => {
      await client.cancelQueries({ queryKey })
      const stood = placeOf(client.getQueryData<Pages>(queryKey), book.id)
      show(client, (data) => withMoved(data, book.id, after))
      return stood
    },
    onError: (_error, _move, stood, { client }) => {
      if (stood) show(client, (data) => withBack(data, stood))
    },
    // The cache already shows the move, and a refetch could overwrite a later one that is pending.
    renew: async (client) => {
      await client.invalidateQueries({ queryKey: shelfBooksKey(shelf), refetchType: 'none' })
      await shelvesChanged(client)
    },
  })
}

const rowsOf = (data: Pages | undefined) => data?.pages.flatMap(({ items }) => items) ?? []

function placeOf(data: Pages | undefined, bookId: string): Stood | undefined {
  const rows = rowsOf(data)
  const at = rows.findIndex(({ book }) => book.id === bookId)
  const row = rows[at]
  return row && { row, before: rows.slice(0, at).map(({ book }) => book.id) }
}

function withBack(data: Pages, { row, before }: Stood): Pages {
  const shown = new Set(rowsOf(data).map(({ book }) => book.id))
  const after = before.findLast((id) => shown.has(id)) ?? null
  return withMoved(data, row.book.id, after, row)
}

export function withMoved(
  data: Pages,
  bookId: string,
  after: string | null | undefined,
  gone?: StandingBook,
): Pages {
  const book = rowsOf(data).find((one) => one.book.id === bookId) ?? gone
  if (!book || after === bookId) return data
  const isRead = data.pages.at(-1)?.nextCursor === null
  const pages = data.pages.map((page, at) => {
    const items = page.items.filter((one) => one !== book)
    if (after === null) return { ...page, items: at === 0 ? [book, ...items] : items }
    if (after === undefined) {
      const isLast = isRead && at === data.pages.length - 1
      return { ...page, items: isLast ? [...items, book] : items }
    }
    return { ...page, items: putBehind(items, book, after) }
  })
  return { ...data, pages }
}

function putBehind(items: StandingBook[], book: StandingBook, after: string): StandingBook[] {
  const at = items.findIndex((one) => one.book.id === after)
  return at < 0 ? items : items.toSpliced(at + 1, 0, book)
}
