import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { isId } from '../../is-id.ts'
import { managedMembersQuery, managedOrganizationQuery } from '../managed-organizations.queries.ts'
import type { ManagedMembersAddress } from '../managed-view.ts'

export async function prepareManagedOrganization(
  context: { i18n: I18n; queryClient: QueryClient },
  id: string,
  { searchTerm, cursor }: ManagedMembersAddress,
) {
  if (!isId(id)) throw notFound()
  const { queryClient } = context
  const query = managedOrganizationQuery(id)
  const members = managedMembersQuery(id, searchTerm || undefined, cursor || undefined)
  await prepareRecord({
    context,
    texts: ['organizations', 'record-list', 'login'],
    reading: [
      queryClient.query(query),
      queryClient.infiniteQuery({ ...members, staleTime: 'static' }),
    ],
  })
  return { name: queryClient.getQueryData(query.queryKey)?.name }
}
