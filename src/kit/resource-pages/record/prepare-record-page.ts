import { type PageContext, preparePage } from '#kit/page/index.ts'
import { knownRecord } from '#kit/record-list/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'
import { prepareInputs } from '../kinds/input-on-demand.tsx'
import { prepareValues } from '../kinds/value-on-demand.tsx'
import { type ListContext, recordToolsOf } from '../manager-module.ts'
import { nameOf, prepareReferences } from '../references.tsx'
import type { Screens } from '../screens.ts'
import { editedQuery } from './edited-query.ts'
import { oneQuery } from './record-query.ts'

export async function prepareDetailPage(context: ListContext, screens: Screens, id: string) {
  await prepare(context, screens, oneQuery, id)
  return named(context, screens, id)
}

export async function prepareUpdatePage(context: PageContext, screens: Screens, id: string) {
  await prepare(context, screens, editedQuery, id)
  return named(context, screens, id)
}

/** In the browser the page does not wait for the record, but its list may have loaded it. */
function named({ queryClient }: PageContext, screens: Screens, id: string) {
  const record =
    queryClient.getQueryData(editedQuery(screens, id).queryKey) ??
    knownRecord(queryClient, oneQuery(screens, id), id)
  return { name: record && nameOf(screens.resource, record) }
}

export const prepareCreatePage = (context: PageContext, screens: Screens) =>
  prepare(context, screens, editedQuery)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const prepare = (context: ListContext, screens: Screens, queryOf: typeof oneQuery, id?: string) =>
  preparePage({
    context,
    kind: 'record',
    texts: [namespaceOf(screens.resource), 'resource-pages', 'pictures'],
    exists: id === undefined || uuid.test(id),
    reading: () => {
      const record = id && context.queryClient.query(queryOf(screens, id))
      const records = async () => (record ? [await record] : [])
      const tools = recordToolsOf(context.managerModules)
      return [
        record,
        ...(queryOf === oneQuery
          ? [
              prepareValues(screens.resource),
              ...tools.map((tool) => tool.ActivityAction.preload?.()),
            ]
          : [prepareInputs(screens.resource)]),
        ...prepareReferences(context.queryClient, screens, records),
      ]
    },
  })
