import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { knownRecord } from '#kit/record-list/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'
import { prepareInputs } from '../kinds/input-on-demand.tsx'
import { prepareValues } from '../kinds/value-on-demand.tsx'
import { type ManagerModule, recordToolsOf } from '../manager-module.ts'
import { nameOf, prepareReferences } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { editedQuery, oneQuery } from './record-query.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
  managerModules?: readonly ManagerModule[]
}

export async function prepareDetailPage(context: Context, screens: Screens, id: string) {
  const reading = context.queryClient.query(oneQuery(screens, demandId(id)))
  const tools = recordToolsOf(context.managerModules).map((tool) => tool.ActivityAction.preload?.())
  await prepare(context, screens, { reading, others: [prepareValues(screens.resource), ...tools] })
  return named(context, screens, id)
}

export async function prepareUpdatePage(context: Context, screens: Screens, id: string) {
  const reading = context.queryClient.query(editedQuery(screens, demandId(id)))
  await prepare(context, screens, { reading, others: [prepareInputs(screens.resource)] })
  return named(context, screens, id)
}

/** In the browser the page does not wait for the record, but its list may have loaded it. */
function named({ queryClient }: Context, screens: Screens, id: string) {
  const record =
    queryClient.getQueryData(editedQuery(screens, id).queryKey) ??
    knownRecord(queryClient, oneQuery(screens, id))
  return { name: record && nameOf(screens.resource, record) }
}

export const prepareCreatePage = (context: Context, screens: Screens) =>
  prepare(context, screens, { others: [prepareInputs(screens.resource)] })

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function demandId(id: string) {
  if (!uuid.test(id)) throw notFound()
  return id
}

interface Preparation {
  reading?: Promise<AnyRecord>
  others: readonly unknown[]
}

function prepare(context: Context, screens: Screens, { reading, others }: Preparation) {
  const records = async () => (reading ? [await reading] : [])
  return prepareRecord({
    context,
    texts: [namespaceOf(screens.resource), 'resource-pages', 'pictures'],
    reading: [reading, ...others, ...prepareReferences(context.queryClient, screens, records)],
  })
}
