import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { managedListQuery } from '../managed-organizations.queries.ts'
import { type ManagedAddress, managedView } from '../managed-view.ts'

export function prepareManagedList(
  context: { i18n: I18n; queryClient: QueryClient },
  address: ManagedAddress,
) {
  const list = managedListQuery(managedView(address), address.cursor || undefined)
  return prepareList(context, 'organizations', [
    context.queryClient.infiniteQuery({ ...list, staleTime: 'static' }),
  ])
}
