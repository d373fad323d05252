import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#features/genres/index.ts'
import { bookIdSchema } from '../../book.ts'
import { bookQuery, editedBookQuery } from '../../books.queries.ts'

type Context = { i18n: I18n; queryClient: QueryClient }

/** What the page of one book needs; its title goes into that of the page. */
export async function prepareBook(context: Context, id: string) {
  const query = bookQuery(demandId(id))
  await prepare(context, () => context.queryClient.query(query))
  return { name: context.queryClient.getQueryData(query.queryKey)?.title }
}

export function prepareUpdate(context: Context, id: string) {
  const query = editedBookQuery(demandId(id))
  return prepare(context, () => context.queryClient.query(query))
}

export const prepareCreate = (context: Context) => prepare(context)

function demandId(id: string) {
  if (!bookIdSchema.safeParse({ id }).success) throw notFound()
  return id
}

/** The browser waits for the texts alone: the page stands at once, and says itself what becomes of the rest. */
async function prepare({ i18n, queryClient }: Context, ask?: () => Promise<unknown>) {
  const data = Promise.all([ask?.(), queryClient.query(genresQuery)]).catch((error: unknown) => {
    if (!import.meta.env.SSR) return
    // What failed here is asked for again by the browser.
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    if (error instanceof Error && 'status' in error && error.status === 404) throw notFound()
  })
  await Promise.all([
    i18n.loadNamespaces(['books', 'files', 'session']),
    import.meta.env.SSR && data,
  ])
}
