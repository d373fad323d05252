import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { SessionWatch } from '#features/session/index.ts'
import { setupQuery, useSetup } from '#features/setup/index.ts'
import { startI18n } from '#i18n/create-i18n.ts'
import { Document } from '#layouts/document.tsx'
import { pageTitle } from '#layouts/page-title.ts'
import icon from '#ui/theme/favicon.svg?url'
import styles from '#layouts/document.css?url'

export type RouterContext = { queryClient: QueryClient; i18n: I18n }

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { queryClient, i18n } }) => {
    const setup = await queryClient.query(setupQuery)
    if (!i18n.isInitialized) await startI18n(i18n, { language: setup.language })
    await i18n.loadNamespaces(['common', 'layouts'])
    return { setup }
  },
  head: ({ matches, match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: pageTitle(matches, { i18n: match.context.i18n, facts: match.context.setup }) },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: icon, type: 'image/svg+xml' },
    ],
  }),
  shellComponent: Shell,
})

function Shell({ children }: { children: ReactNode }) {
  return (
    <Document facts={useSetup()}>
      {children}
      <SessionWatch />
    </Document>
  )
}
