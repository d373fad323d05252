import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { prepareReferences, type Screens } from '#kit/resource-pages/index.ts'
import { namespaceOf, type Search } from '#kit/resource/index.ts'
import type { GetCalls } from '../duplicate-calls.ts'
import { duplicatesQuery, ruleIn } from './duplicates-query.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

export function prepareDuplicatesPage(
  context: Context,
  screens: Screens,
  calls: GetCalls,
  { rule }: Search,
) {
  const { resource } = screens
  const query = duplicatesQuery(resource, calls, ruleIn(resource, rule))
  const reading = context.queryClient.infiniteQuery({ ...query, staleTime: 'static' })
  const records = async () => (await reading).pages.flatMap(recordsIn)
  return prepareList(
    context,
    [namespaceOf(screens.resource), 'resource-pages'],
    [reading, ...prepareReferences(context.queryClient, screens, records)],
  )
}

const recordsIn = ({ items }: { items: { records: Record<string, unknown>[] }[] }) =>
  items.flatMap(({ records }) => records)
