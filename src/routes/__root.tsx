import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { startI18n } from '#i18n/create-i18n.ts'
import { Document } from '#layouts/document.tsx'
import { pageTitle } from '#layouts/page-title.ts'
import { setupQuery } from '#features/setup/index.ts'
import icon from '#ui/theme/favicon.svg?url'
import styles from '#layouts/document.css?url'

export type RouterContext = { queryClient: QueryClient; i18n: I18n }

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { queryClient, i18n } }) => {
    const setup = await queryClient.ensureQueryData(setupQuery)
    if (!i18n.isInitialized) await startI18n(i18n, { language: setup.language })
    await i18n.loadNamespaces(['common', 'layouts'])
    return { setup }
  },
  head: ({ matches, match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: pageTitle(matches, match.context) },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: icon, type: 'image/svg+xml' },
    ],
  }),
  shellComponent: Document,
})
