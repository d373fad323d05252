import type { QueryClient } from '@tanstack/react-query'
import type { Namespace } from '#i18n/texts.ts'
import { preparePage } from '#kit/page/index.ts'
import type { PagedQueryOptions } from '#kit/record-list/index.ts'
import {
  addressIn,
  dependsOnZone,
  namespaceOf,
  type Resource,
  type Search,
  type View,
  viewOf,
} from '#kit/resource/index.ts'
import { ListFilters } from '../filters/list-filters-on-demand.ts'
import { prepareValues } from '../kinds/value-on-demand.tsx'
import { listQuery } from '../list-state/list-query.ts'
import { type ListContext, listToolsOf } from '../manager-module.ts'
import { prepareReferences, type Records, wantedBy } from '../references.tsx'
import type { AnyRecord, Screens, ViewOf } from '../screens.ts'
import { NoRecords, NothingYet } from './no-records-on-demand.ts'

interface ListSource<R extends Resource, Row> {
  search: Search
  query: (view: ViewOf<R>, cursor: string | undefined) => PagedQueryOptions<Row>
}

type LooseSource = Pick<ListSource<Resource, AnyRecord>, 'search'> & {
  query: (view: View, cursor: string | undefined) => PagedQueryOptions<AnyRecord>
}

/** Returns what refers to other records: the rows, and the filters. */
export function fetchList<R extends Resource, Row>(
  queryClient: QueryClient,
  resource: R,
  source: ListSource<R, Row>,
): Promise<Records>
export async function fetchList(
  queryClient: QueryClient,
  resource: Resource,
  { search, query }: LooseSource,
): Promise<Records> {
  const address = addressIn(resource, search)
  const view = viewOf(resource, address)
  const wanted = wantedBy(resource, view)
  if (import.meta.env.SSR && dependsOnZone(resource, address)) return [wanted]
  const [{ pages }] = await Promise.all([
    queryClient.infiniteQuery({
      ...query(view, address.cursor || undefined),
      staleTime: 'static',
    }),
    // The first HTML shows an empty list, too.
    import.meta.env.SSR && NoRecords.preload?.(),
  ])
  return [wanted, ...pages.flatMap(({ items }) => items)]
}

interface ListPreparation<R extends Resource, Row> extends ListSource<R, Row> {
  texts?: Namespace[]
  hasTools?: boolean
  others?: (shown: Promise<Records>) => readonly unknown[]
}

export async function prepareResourceList<R extends Resource, Row>(
  context: ListContext,
  resource: R,
  { texts = [], others, hasTools = false, ...source }: ListPreparation<R, Row>,
) {
  const shown = fetchList(context.queryClient, resource, source)
  const tools = listToolsOf(hasTools ? context.managerModules : [])
  // The bar is whole when the page comes.
  await Promise.allSettled([ListFilters.preload?.(), ...tools.map(({ Bar }) => Bar.preload?.())])
  return preparePage({
    context,
    kind: 'list',
    texts: [namespaceOf(resource), 'resource-pages', ...tools.map((tool) => tool.texts), ...texts],
    reading: () => [shown, ...(others?.(shown) ?? [])],
  })
}

export const prepareListPage = (context: ListContext, screens: Screens, search: Search) =>
  prepareResourceList<Resource, AnyRecord>(context, screens.resource, {
    search,
    query: (view, cursor) => listQuery(screens, view, cursor),
    hasTools: true,
    others: (shown) => [
      ...prepareReferences(context.queryClient, screens, () => shown),
      prepareValues(screens.resource),
      import.meta.env.SSR && NothingYet.preload?.(),
    ],
  })
