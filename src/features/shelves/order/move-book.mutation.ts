import { mutationOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { api } from '#features/api/index.ts'
import type { ListPage, Place } from '#features/record-list/index.ts'
import type { ShelfName } from '../shelf.ts'
import {
  shelfBooksKey,
  shelfBooksQuery,
  shelvesChanged,
  type StandingBook,
} from '../shelves.queries.ts'

export interface Move {
  book: { id: string; title: string }
  /** Behind which other book; null is the beginning, and nothing said the end. */
  after?: string | null | undefined
}

type Pages = InfiniteData<ListPage<StandingBook>, Place>

/** Seen at once. What the server refuses goes back to where it stood; one move waits for the other. */
export const moveBookMutation = (queryClient: QueryClient, shelf: ShelfName) => {
  const { queryKey } = shelfBooksQuery(shelf)
  const show = (bookId: string, after: string | null | undefined) =>
    queryClient.setQueryData<Pages>(queryKey, (data) => data && withMoved(data, bookId, after))
  return mutationOptions({
    scope: { id: `order of ${shelf}` },
    mutationFn: async ({ book, after }: Move) =>
      (await api()).shelves.moveBook({ shelf, bookId: book.id, after }),
    onMutate: async ({ book, after }) => {
      await queryClient.cancelQueries({ queryKey })
      const stood = placeOf(queryClient.getQueryData<Pages>(queryKey), book.id)
      show(book.id, after)
      return { stood }
    },
    onError: (_error, { book }, context) => {
      if (context) show(book.id, context.stood)
    },
    // What was read of the shelf shows the move already; another may be on its way.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: shelfBooksKey(shelf), refetchType: 'none' })
      await shelvesChanged(queryClient)
    },
  })
}

/** Behind which other book one stands, as far as the shelf has been read. */
function placeOf(data: Pages | undefined, bookId: string) {
  const ids = data?.pages.flatMap(({ items }) => items.map(({ book }) => book.id)) ?? []
  return ids[ids.indexOf(bookId) - 1] ?? null
}

/** The pages that were read, with a book behind another; where that one has not been read yet, it comes with its page. */
export function withMoved(data: Pages, bookId: string, after: string | null | undefined): Pages {
  const all = data.pages.flatMap(({ items }) => items)
  const book = all.find((one) => one.book.id === bookId)
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
