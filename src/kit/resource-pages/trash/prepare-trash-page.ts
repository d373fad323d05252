import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareRows } from '../list/prepare-list-page.ts'
import type { Screens } from '../screens.ts'
import { trashQuery } from './trash-query.ts'

export const prepareTrashPage = (
  context: { i18n: I18n; queryClient: QueryClient },
  screens: Screens,
) =>
  prepareRows(
    context,
    screens,
    context.queryClient.infiniteQuery({ ...trashQuery(screens), staleTime: 'static' }),
  )
