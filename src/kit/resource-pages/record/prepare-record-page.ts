import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'
import { prepareInputs } from '../kinds/input-on-demand.tsx'
import { prepareValues } from '../kinds/value-on-demand.tsx'
import { nameOf, prepareReferences } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { editedQuery, oneQuery } from './record-query.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

export async function prepareDetailPage(context: Context, screens: Screens, id: string) {
  const { queryClient } = context
  const query = oneQuery(screens, demandId(id))
  const reading = queryClient.query(query)
  await prepare(context, screens, { reading, others: [prepareValues(screens.resource)] })
  const record = queryClient.getQueryData(query.queryKey)
  return { name: record && nameOf(screens.resource, record) }
}

export const prepareUpdatePage = (context: Context, screens: Screens, id: string) =>
  prepare(context, screens, {
    reading: context.queryClient.query(editedQuery(screens, demandId(id))),
    others: [prepareInputs(screens.resource)],
  })

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
