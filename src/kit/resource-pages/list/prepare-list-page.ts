import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'
import { addressIn, type Search, viewOf } from '../address.ts'
import { prepareReferences } from '../references.tsx'
import type { Screens } from '../screens.ts'
import { listQuery } from './list-query.ts'
import { NoRecords } from './no-records-on-demand.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

export function prepareListPage(context: Context, screens: Screens, search: Search) {
  const address = addressIn(screens.resource, search)
  const query = listQuery(screens, viewOf(screens.resource, address), address.cursor || undefined)
  return prepareRows(
    context,
    screens,
    Promise.all([
      context.queryClient.infiniteQuery({ ...query, staleTime: 'static' }),
      // The first HTML shows an empty list, too.
      import.meta.env.SSR && NoRecords.preload?.(),
    ]),
  )
}

export const prepareRows = (context: Context, screens: Screens, rows: Promise<unknown>) =>
  prepareList(
    context,
    [namespaceOf(screens.resource), 'resource-pages'],
    [rows, ...prepareReferences(context.queryClient, screens)],
  )
