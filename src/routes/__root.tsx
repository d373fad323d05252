import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  lazyRouteComponent,
  type RegisteredRouter,
  useRouter,
} from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { type ReactNode, useEffect } from 'react'
import { startI18n } from '#i18n/create-i18n.ts'
import type { Parts } from '#kit/parts/index.ts'
import type { Resources } from '#kit/resource-pages/index.ts'
import { SessionWatch } from '#kit/session/index.ts'
import { setupQuery, useSetup } from '#kit/setup/index.ts'
import { Document } from '#layouts/document/document.tsx'
import { pageMeta } from '#layouts/document/page-title.ts'
import { readyOnServer } from '#layouts/document/ready-on-server.ts'
import icon from '#ui/theme/favicon.svg?url'

const Demo = readyOnServer(
  lazyRouteComponent(() => import('#domains/operations/demo/index.ts'), 'Demo'),
)

/** Loaded only while an admin impersonates a user. */
const ImpersonationBanner = readyOnServer(
  lazyRouteComponent(
    () => import('#domains/identity/impersonation/index.ts'),
    'ImpersonationBanner',
  ),
)

/** Covers the whole screen; a software keyboard resizes the page instead of covering it. */
const VIEWPORT =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'

export type RouterContext = {
  queryClient: QueryClient
  i18n: I18n
  parts: Parts
  resources: Resources
  styles: string
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { queryClient, i18n } }) => {
    const setup = await queryClient.query(setupQuery)
    if (!i18n.isInitialized) await startI18n(i18n, { language: setup.language })
    await i18n.loadNamespaces(['common', 'layouts'])
    if (setup.configuration.demoMode) await i18n.loadNamespaces('demo')
    return { setup }
  },
  head: ({ matches, match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: VIEWPORT },
      ...pageMeta(matches, { i18n: match.context.i18n, facts: match.context.setup }),
    ],
    links: [
      { rel: 'stylesheet', href: match.context.styles },
      { rel: 'icon', href: icon, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
      ...match.context.parts.headLinks(match.context.i18n.language),
    ],
  }),
  shellComponent: Shell,
})

function Shell({ children }: { children: ReactNode }) {
  // As in the document, compiler memoization would only make the first load heavier.
  'use no memo'
  const setup = useSetup()
  const router = useRouter()
  useEffect(() => loadAfterHydration(router), [router])
  return (
    <Document facts={setup}>
      {setup?.configuration.demoMode && <Demo />}
      {setup?.session?.impersonatedBy && <ImpersonationBanner />}
      {children}
      <SessionWatch />
    </Document>
  )
}

let loading: Promise<void> | undefined

/** Loads the optional work of a page; the page also works when the fetch fails. */
function loadAfterHydration(router: RegisteredRouter) {
  loading ??= router.options.context.parts.loadAfterHydration().then(
    ({ start }) => start(router),
    () => undefined,
  )
}
