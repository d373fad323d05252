import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { genreListQuery } from '../list/genre-list.queries.ts'

export const prepareGenreList = (context: { i18n: I18n; queryClient: QueryClient }) =>
  prepareList(context, 'genres', [
    context.queryClient.infiniteQuery({ ...genreListQuery, staleTime: 'static' }),
    context.i18n.loadNamespaces('forms'),
  ])
