import { resolve } from 'node:path'
import type { ServerRequest } from 'srvx'
import {
  access,
  addSampleAccounts,
  authCalls,
  authDoor,
  deleteExpiredSignIns,
  limitAnonymous,
  signInFormDoor,
} from '#domains/identity/auth/index.server.ts'
import { letters, readerLanguage } from '#domains/identity/login/index.server.ts'
import { listUsersDoor } from '#domains/identity/users/index.server.ts'
import { countFiguresJob } from '#domains/operations/dashboard/index.server.ts'
import { manifestDoor } from '#domains/operations/install/index.server.ts'
import { mailTemplatesDoor } from '#domains/operations/mailbox/index.server.ts'
import { LANGUAGE_COOKIE } from '#i18n/language-memory.ts'
import { translateMessage } from '#i18n/translate-message.server.ts'
import { deleteUnusedPictures, pictureDoor } from '#kit/pictures/index.server.ts'
import { apiDoors } from '#platform/api/api-doors.ts'
import { anonymousPageCache } from '#platform/http/answer/anonymous-page-cache.ts'
import { render } from '#platform/http/answer/render.ts'
import { createApp } from '#platform/http/app.ts'
import { apiNotFoundDoor } from '#platform/http/doors/api-not-found.ts'
import { assetsDoor } from '#platform/http/doors/assets.ts'
import { readAssets } from '#platform/http/doors/client-build.ts'
import { healthDoors } from '#platform/http/doors/health.ts'
import { metricsDoor } from '#platform/http/doors/metrics.ts'
import { pagesDoor, type Render } from '#platform/http/doors/pages.ts'
import { serverFunctionsDoor } from '#platform/http/doors/server-functions.ts'
import { mailboxDoor } from '#platform/mail/mailbox-door.ts'
import { run } from '#platform/run.ts'
import { provide, type Services, services } from '#platform/services.ts'
import { THEME_STORAGE } from '#ui/theme/theme.ts'
import { apiRouter } from './api/index.server.ts'
import { serverParts } from './server-parts.server.ts'

const translate = (message: string, caller: Headers) =>
  translateMessage(message, readerLanguage(caller))

provide({ access, apiRouter, letters })

function doors(opened: Services, renderPage: Render) {
  const api = apiDoors(apiRouter, opened, translate)
  const auth = authCalls(opened, translate)
  return [
    ...healthDoors(opened.database, opened.log),
    metricsDoor(opened.metrics, opened.config.metricsToken),
    limitAnonymous(serverFunctionsDoor(render), opened),
    listUsersDoor(api),
    authDoor(auth),
    signInFormDoor(auth),
    ...api,
    pictureDoor(opened),
    mailboxDoor(opened),
    mailTemplatesDoor(opened.config),
    apiNotFoundDoor,
    manifestDoor(opened.config),
    limitAnonymous(pagesDoor(renderPage), opened),
  ]
}

async function furnish(opened: Services) {
  const { database, jobs, config } = opened
  await addSampleAccounts(database, config)
  jobs.register(deleteExpiredSignIns, database)
  jobs.register(deleteUnusedPictures, opened)
  if (!config.demoMode) jobs.register(countFiguresJob, database)
  await serverParts.start(opened)
}

const everybody = {
  paths: ['/login'],
  cookies: [LANGUAGE_COOKIE, THEME_STORAGE, 'sidebar'],
}

let furnished: Promise<void> | undefined

/** Development: Vite serves the assets and passes everything else to this handler. */
export default {
  async fetch(request: ServerRequest) {
    const opened = await services()
    await (furnished ??= furnish(opened))
    return createApp(opened, { doors: doors(opened, render), development: true })(request)
  },
}

/** Production: serves the build in the neighbouring folder. */
export const start = () =>
  run(async (opened) => {
    await furnish(opened)
    const assets = await readAssets(resolve(import.meta.dirname, '../client'))
    const renderPage = anonymousPageCache(render, everybody)
    return createApp(opened, { doors: [assetsDoor(assets), ...doors(opened, renderPage)] })
  })
