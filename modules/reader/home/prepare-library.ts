import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { countedGenresQuery, genresQuery } from '#modules/catalogue/genres/index.ts'
import { newBooksQuery, newByGenreQuery, openingQuery } from '../index.ts'

export function prepareLibrary(context: { i18n: I18n; queryClient: QueryClient }) {
  const { queryClient } = context
  return prepareRecord({
    context,
    texts: ['books'],
    reading: [
      queryClient.query(newBooksQuery),
      queryClient.query(openingQuery),
      queryClient.query(newByGenreQuery),
      queryClient.query(genresQuery),
      queryClient.query(countedGenresQuery),
    ],
  })
}
