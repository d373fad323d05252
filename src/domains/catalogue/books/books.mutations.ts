import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import type { Book, BookChange, BookDraft } from './book.ts'
import { bookQuery, booksChanged, changeListed } from './books.queries.ts'

export const createBookMutation = (queryClient: QueryClient) =>
  saving(queryClient, async (draft: BookDraft) => (await api()).books.create(draft))

export const updateBookMutation = (queryClient: QueryClient) =>
  saving(queryClient, async (change: BookChange) => (await api()).books.update(change))

/** Updates the saved book in every cached view at once; lists then refetch their order and counts. */
function saving<Input>(queryClient: QueryClient, call: (input: Input) => Promise<Book>) {
  return mutationOptions({
    mutationFn: call,
    onSuccess: async (saved) => {
      queryClient.setQueryData(bookQuery(saved.id).queryKey, saved)
      queryClient.setQueriesData({ queryKey: bookQuery(saved.id).queryKey }, saved)
      await changeListed(queryClient, (book) => (book.id === saved.id ? saved : book))
    },
    onSettled: () => void booksChanged(queryClient),
  })
}
