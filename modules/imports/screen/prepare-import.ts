import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { namespaceOf } from '#kit/resource/index.ts'
import { reviewQuery, runQuery, runsQuery } from './import.queries.ts'
import type { ImportTarget } from './use-import.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

export function prepareImportPage(
  context: Context,
  target: Omit<ImportTarget, 'list'>,
  search: Record<string, string>,
): Promise<void> {
  const { queryClient } = context
  const id = search['import']
  const reading = id
    ? [queryClient.query(runQuery(target, id)), queryClient.query(reviewQuery(target, id))]
    : [queryClient.query(runsQuery(target))]
  return prepareList(context, ['imports', 'forms', namespaceOf(target.resource)], reading)
}
