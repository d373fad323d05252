import { type AnyRouteMatch, createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { I18nextProvider } from 'react-i18next'
import { createI18n, startI18n } from '#i18n/create-i18n.ts'
import { settleLanguage } from '#i18n/language-memory.ts'
import { spokenTexts, type SpokenTexts } from '#i18n/spoken-texts.ts'
import { PartsContext } from '#kit/parts/index.ts'
import { visitOf } from '#layouts/navigation/visit.ts'
import { nameUnreachedCode } from '#layouts/network/unreached.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import {
  ErrorScreen,
  keepErrorScreensNear,
  loadErrorScreens,
  NotFoundScreen,
} from '#routes/-error-screens.tsx'
import { keepPagePendingNear, PagePending } from '#routes/-page-pending.tsx'
import { createQueryClient } from '#routes/-query-client.ts'
import { parseSearch, stringifySearch } from '#routes/-search.ts'
import { parts, resources } from './parts.ts'
import { routeTree } from './routeTree.gen.ts'
import styles from './app.css?url'

/** Specification 9. */
const ROUTING = {
  defaultPreloadDelay: 50,
  defaultPendingMs: 1000,
  defaultPendingMinMs: 500,
  defaultGcTime: 5 * 60_000,
  defaultPreloadGcTime: 5 * 60_000,
}

/** Scripts of the rendered page carry the nonce; the browser needs none. */
const nonce = createIsomorphicFn()
  .server((): string | undefined => currentRequest().nonce)
  .client((): string | undefined => undefined)

type Awakening = { spoken: SpokenTexts; failed: boolean }

export function getRouter() {
  const queryClient = createQueryClient()
  const i18n = createI18n()
  const router = createRouter({
    ...ROUTING,
    routeTree,
    context: { queryClient, i18n, parts, resources, styles },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    getScrollRestorationKey: visitOf,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PagePending,
    ssr: { nonce: nonce() },
    dehydrate: (): Awakening => ({
      spoken: spokenTexts(i18n),
      failed: hasFailed(router.state.matches),
    }),
    hydrate: async ({ spoken, failed }: Awakening) => {
      nameUnreachedCode()
      await settleLanguage(spoken.language)
      // A page that starts as an error screen needs its code to hydrate without going blank.
      if (failed) await loadErrorScreens()
      else keepErrorScreensNear()
      keepPagePendingNear()
      await startI18n(i18n, spoken)
    },
    Wrap: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <PartsContext value={parts}>{children}</PartsContext>
      </I18nextProvider>
    ),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

const hasFailed = (matches: AnyRouteMatch[]) =>
  matches.some(({ status, _notFound }) => status !== 'success' || _notFound)

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
