import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { Namespace } from '#i18n/texts.ts'
import { type PagedQueryOptions, prepareList } from '#kit/record-list/index.ts'
import { namespaceOf, type Resource } from '#kit/resource/index.ts'
import { addressIn, type Search, viewOf } from '../address.ts'
import { prepareValues } from '../kinds/value-on-demand.tsx'
import { prepareReferences } from '../references.tsx'
import type { AnyRecord, Screens, View, ViewOf } from '../screens.ts'
import { listQuery } from './list-query.ts'
import { NoRecords, NothingYet } from './no-records-on-demand.ts'

export interface ListContext {
  i18n: I18n
  queryClient: QueryClient
}

interface ListSource<R extends Resource, Row> {
  search: Search
  query: (view: ViewOf<R>, cursor: string | undefined) => PagedQueryOptions<Row>
}

type LooseSource = Pick<ListSource<Resource, AnyRecord>, 'search'> & {
  query: (view: View, cursor: string | undefined) => PagedQueryOptions<AnyRecord>
}

export function fetchList<R extends Resource, Row>(
  queryClient: QueryClient,
  resource: R,
  source: ListSource<R, Row>,
): Promise<Row[]>
export async function fetchList(
  queryClient: QueryClient,
  resource: Resource,
  { search, query }: LooseSource,
): Promise<AnyRecord[]> {
  const address = addressIn(resource, search)
  const list = query(viewOf(resource, address), address.cursor || undefined)
  const [{ pages }] = await Promise.all([
    queryClient.infiniteQuery({ ...list, staleTime: 'static' }),
    // The first HTML shows an empty list, too.
    import.meta.env.SSR && NoRecords.preload?.(),
  ])
  return pages.flatMap(({ items }) => items)
}

interface ListPreparation<R extends Resource, Row> extends ListSource<R, Row> {
  texts?: Namespace[]
  others?: readonly unknown[]
}

export const prepareResourceList = <R extends Resource, Row>(
  context: ListContext,
  resource: R,
  { texts = [], others = [], ...source }: ListPreparation<R, Row>,
) =>
  prepareList(
    context,
    [namespaceOf(resource), 'resource-pages', ...texts],
    [fetchList(context.queryClient, resource, source), ...others],
  )

export function prepareListPage(context: ListContext, screens: Screens, search: Search) {
  const source: LooseSource = {
    search,
    query: (view, cursor) => listQuery(screens, view, cursor),
  }
  const list = fetchList(context.queryClient, screens.resource, source)
  return prepareList(
    context,
    [namespaceOf(screens.resource), 'resource-pages'],
    [
      list,
      ...prepareReferences(context.queryClient, screens, async () => [
        ...(await list),
        viewOf(screens.resource, addressIn(screens.resource, search)),
      ]),
      prepareValues(screens.resource),
      import.meta.env.SSR && NothingYet.preload?.(),
    ],
  )
}
