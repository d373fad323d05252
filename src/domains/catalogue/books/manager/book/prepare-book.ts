import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import { bookIdSchema } from '../../book.ts'
import { bookQuery, editedBookQuery } from '../../books.queries.ts'

type Context = { i18n: I18n; queryClient: QueryClient }

export async function prepareBook(context: Context, id: string) {
  const query = bookQuery(demandId(id))
  await prepare(context, [context.queryClient.query(query)])
  return { name: context.queryClient.getQueryData(query.queryKey)?.title }
}

export function prepareUpdate(context: Context, id: string) {
  const query = editedBookQuery(demandId(id))
  return prepare(context, [context.queryClient.query(query)])
}

export const prepareCreate = (context: Context) => prepare(context)

function demandId(id: string) {
  if (!bookIdSchema.safeParse({ id }).success) throw notFound()
  return id
}

const prepare = (context: Context, reading: Promise<unknown>[] = []) =>
  prepareRecord({
    context,
    texts: ['books', 'pictures'],
    reading: [...reading, context.queryClient.query(genresQuery)],
  })
