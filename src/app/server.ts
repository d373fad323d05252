import { resolve } from 'node:path'
import type { ServerRequest } from 'srvx'
import {
  addSampleAccounts,
  authCalls,
  authHandler,
  limitAnonymous,
  signInFormHandler,
  visitFormHandler,
} from '#domains/identity/auth/index.server.ts'
import { messageTemplates } from '#domains/identity/login/index.server.ts'
import { listUsersHandler } from '#domains/identity/users/index.server.ts'
import { countFiguresJob } from '#domains/operations/dashboard/index.server.ts'
import { LANGUAGE_COOKIE } from '#i18n/language-memory.ts'
import { translateMessage } from '#i18n/translate-message.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { pictureHandler } from '#kit/pictures/index.server.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { render } from '#platform/http/answer/render.ts'
import { createApp } from '#platform/http/app.ts'
import { anonymousPageCache } from '#platform/http/handlers/anonymous-page-cache.ts'
import { apiNotFoundHandler } from '#platform/http/handlers/api-not-found.ts'
import { assetsHandler } from '#platform/http/handlers/assets.ts'
import { readAssets } from '#platform/http/handlers/client-build.ts'
import { healthHandlers } from '#platform/http/handlers/health.ts'
import { metricsHandler } from '#platform/http/handlers/metrics.ts'
import { pagesHandler, type Render } from '#platform/http/handlers/pages.ts'
import { serverFunctionsHandler } from '#platform/http/handlers/server-functions.ts'
import { mailboxHandler } from '#platform/mail/mailbox-handler.ts'
import { run } from '#platform/run.ts'
import { provide, type Services, services } from '#platform/services.ts'
import { THEME_STORAGE } from '#ui/theme/theme.ts'
import { apiRouter } from './api/index.server.ts'
import { publicPages } from './public-pages.ts'
import { serverParts } from './server-parts.server.ts'
import { readProcessConfig } from './variables.server.ts'

const translate = (message: string, caller: Headers) =>
  translateMessage(message, readerLanguage(caller))

provide({
  readConfig: readProcessConfig,
  instruments: serverParts.instruments,
  openReplicas: serverParts.openReplicas,
  shareMetrics: serverParts.shareMetrics,
  repeatableCalls: serverParts.repeatableCalls,
  access: serverParts.access,
  accountHooks: serverParts.accountHooks,
  offers: serverParts.offers,
  apiRouter,
  messageTemplates,
  mails: serverParts.composition.mails,
})

function handlers(opened: Services, renderPage: Render) {
  const api = apiHandlers(apiRouter, opened, translate, serverParts.tags)
  const auth = authCalls(opened, translate)
  return [
    ...healthHandlers(opened.database, opened.log),
    metricsHandler(opened.metrics, opened.config.metricsToken),
    limitAnonymous(serverFunctionsHandler(render), opened),
    listUsersHandler(api),
    authHandler(auth),
    signInFormHandler(auth, opened.accountHooks),
    visitFormHandler(auth),
    ...api,
    pictureHandler(opened, serverParts.viewers),
    ...serverParts.handlers({ ...opened, translate }),
    mailboxHandler(opened),
    apiNotFoundHandler,
    limitAnonymous(pagesHandler(renderPage), opened),
  ]
}

async function registerFeatures(opened: Services) {
  const { database, jobs, config } = opened
  await addSampleAccounts(database, config)
  if (!config.demoMode) jobs.register(countFiguresJob, { database, parts: serverParts.dashboard })
  await serverParts.start(opened)
}

const anonymousPages = {
  paths: publicPages,
  cookies: [LANGUAGE_COOKIE, THEME_STORAGE, 'sidebar'],
}

let registered: Promise<void> | undefined

/** Development: Vite serves the assets and passes everything else to this handler. */
export default {
  async fetch(request: ServerRequest) {
    const opened = await services()
    await (registered ??= registerFeatures(opened))
    const outsideSources = serverParts.outsideSources(opened.config)
    const options = { handlers: handlers(opened, render), development: true, outsideSources }
    return createApp(opened, options)(request)
  },
}

/** Production: serves the build in the neighbouring folder. */
export const start = () =>
  run(async (opened) => {
    await registerFeatures(opened)
    const assets = await readAssets(resolve(import.meta.dirname, '../client'))
    const renderPage = anonymousPageCache(render, anonymousPages)
    return createApp(opened, {
      handlers: [assetsHandler(assets), ...handlers(opened, renderPage)],
      outsideSources: serverParts.outsideSources(opened.config),
    })
  })
