import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { type UsersAddress, userView } from '../../list/user-view.ts'
import { userListQuery } from '../../users.queries.ts'

export function prepareUserList(
  context: { i18n: I18n; queryClient: QueryClient },
  address: UsersAddress,
) {
  const list = userListQuery(userView(address), address.cursor || undefined)
  return prepareList(context, 'users', [
    context.queryClient.infiniteQuery({ ...list, staleTime: 'static' }),
  ])
}
