import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { Namespace } from '#i18n/texts.ts'
import { forgetFailures } from './states/forget-failures.ts'

export async function prepareList(
  { i18n, queryClient }: { i18n: I18n; queryClient: QueryClient },
  texts: Namespace | Namespace[],
  reading: readonly unknown[],
) {
  const read = Promise.allSettled(reading)
  await i18n.loadNamespaces(['record-list', 'problems', ...[texts].flat()])
  if (!import.meta.env.SSR) return
  await read
  forgetFailures(queryClient)
}
