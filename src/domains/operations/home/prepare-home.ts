import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { Parts } from '#kit/parts/index.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
  parts: Parts
}

/** Loads the texts of the home page, and what its sections show. */
export const prepareHome = (context: Context) =>
  Promise.all([
    context.i18n.loadNamespaces(['home', 'about']),
    ...context.parts.prepareHome.map((prepare) => prepare(context)),
  ])
