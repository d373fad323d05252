import { resolve } from 'node:path'
import type { ServerRequest } from 'srvx'
import { apiRouter } from '#features/api/index.server.ts'
import { deleteOldSearches, deleteOldTrash } from '#features/books/index.server.ts'
import { countFiguresJob } from '#features/dashboard/index.server.ts'
import { manifestDoor } from '#features/install/index.server.ts'
import { letters, readerLanguage } from '#features/login/index.server.ts'
import { mailTemplatesDoor } from '#features/mailbox/index.server.ts'
import { deleteOldInvitations } from '#features/organizations/index.server.ts'
import { deleteUnusedPictures, pictureDoor } from '#features/pictures/index.server.ts'
import { addSampleCatalogue } from '#features/samples/index.server.ts'
import { listUsersDoor } from '#features/users/index.server.ts'
import { LANGUAGE_COOKIE } from '#i18n/language-memory.ts'
import { translateMessage } from '#i18n/translate-message.server.ts'
import { apiDoors } from '#server/api/api-doors.ts'
import { authCalls, authDoor } from '#server/auth/auth-door.ts'
import { limitAnonymous } from '#server/auth/rates/anonymous-calls.ts'
import { signInFormDoor } from '#server/auth/sign-in-form.ts'
import { type Ground, ground } from '#server/ground.ts'
import { render } from '#server/http/answer/render.ts'
import { sameForEverybody } from '#server/http/answer/same-for-everybody.ts'
import { createApp } from '#server/http/app.ts'
import { apiNotFoundDoor } from '#server/http/doors/api-not-found.ts'
import { assetsDoor } from '#server/http/doors/assets.ts'
import { readAssets } from '#server/http/doors/client-build.ts'
import { healthDoors } from '#server/http/doors/health.ts'
import { metricsDoor } from '#server/http/doors/metrics.ts'
import { pagesDoor, type Render } from '#server/http/doors/pages.ts'
import { serverFunctionsDoor } from '#server/http/doors/server-functions.ts'
import { mailboxDoor } from '#server/mail/mailbox-door.ts'
import { run } from '#server/run.ts'
import { THEME_STORAGE } from '#ui/theme/theme.ts'

const translate = (message: string, caller: Headers) =>
  translateMessage(message, readerLanguage(caller))

function doors(opened: Ground, renderPage: Render) {
  const services = { ...opened, letters }
  const api = apiDoors(apiRouter, services, translate)
  const auth = authCalls(services, translate)
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

/** What the features need beside their doors. */
async function furnish(opened: Ground) {
  const { database, jobs, config } = opened
  jobs.register(deleteOldTrash, opened)
  jobs.register(deleteUnusedPictures, opened)
  jobs.register(deleteOldSearches, database)
  jobs.register(deleteOldInvitations, opened)
  if (!config.demoMode) jobs.register(countFiguresJob, database)
  await addSampleCatalogue(opened.database, opened.config)
}

/** Pages that need not be drawn for each visitor whom nobody knows. */
const everybody = {
  paths: ['/login'],
  cookies: [LANGUAGE_COOKIE, THEME_STORAGE, 'sidebar'],
}

let furnished: Promise<void> | undefined

/** In development: Vite serves the assets and calls this for everything else. */
export default {
  async fetch(request: ServerRequest) {
    const opened = await ground()
    await (furnished ??= furnish(opened))
    return createApp(opened, { doors: doors(opened, render), development: true })(request)
  },
}

/** In production: serves the build beside this file until told to stop. */
export const start = () =>
  run(async (opened) => {
    await furnish(opened)
    const assets = await readAssets(resolve(import.meta.dirname, '../client'))
    const renderPage = sameForEverybody(render, everybody)
    return createApp(opened, { doors: [assetsDoor(assets), ...doors(opened, renderPage)] })
  })
