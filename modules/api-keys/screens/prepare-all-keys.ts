import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { prepareList } from '#kit/record-list/index.ts'
import { allKeysQuery } from '../keys.queries.ts'

export const prepareAllKeys = (context: { i18n: I18n; queryClient: QueryClient }) =>
  prepareList(context, 'api-keys', [context.queryClient.query(allKeysQuery)])
