import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { dropFromLists } from '#kit/record-list/index.ts'
import type { BookSummary } from '../book.ts'
import { booksChanged, booksKey, changeListed, forgetBook } from '../books.queries.ts'

export type NamedBook = Pick<BookSummary, 'id' | 'title'>

/** Removes the book from its list at once, and puts it back if the server refuses. */
export const deleteBookMutation = (queryClient: QueryClient) =>
  moving(queryClient, new Date(), async ({ id }) => (await api()).books.delete({ id }))

export const restoreBookMutation = (queryClient: QueryClient) =>
  moving(queryClient, null, async ({ id }) => (await api()).books.restore({ id }))

/** Not optimistic: the dialog waits, because a permanent deletion can't be undone. */
export const deletePermanentlyMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id }: NamedBook) => (await api()).books.deletePermanently({ id }),
    onSuccess: (_gone, { id }) => {
      forgetBook(queryClient, id)
      return dropFromLists(queryClient, booksKey, id)
    },
    onSettled: () => booksChanged(queryClient),
  })

function moving(
  queryClient: QueryClient,
  deletedAt: Date | null,
  call: (book: NamedBook) => Promise<unknown>,
) {
  const mark = ({ id }: NamedBook, at: Date | null) =>
    changeListed(queryClient, (book) => (book.id === id ? { ...book, deletedAt: at } : book))
  return mutationOptions({
    mutationFn: call,
    onMutate: (book: NamedBook) => {
      forgetBook(queryClient, book.id)
      return mark(book, deletedAt)
    },
    onError: (_error, book) => mark(book, deletedAt === null ? new Date() : null),
    onSettled: () => booksChanged(queryClient),
  })
}
