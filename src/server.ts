import { resolve } from 'node:path'
import type { ServerRequest } from 'srvx'
import { apiRouter } from '#features/api/index.server.ts'
import { sweepBooks } from '#features/books/index.server.ts'
import { coverDoor } from '#features/files/index.server.ts'
import { authOn } from '#features/login/index.server.ts'
import { mailTemplatesDoor } from '#features/mailbox/index.server.ts'
import { addSampleCatalogue } from '#features/samples/index.server.ts'
import { apiDoors } from '#server/api/api-doors.ts'
import { authDoor } from '#server/auth/door.ts'
import { type Ground, ground } from '#server/ground.ts'
import { createApp } from '#server/http/app.ts'
import { readAssets } from '#server/http/assets.ts'
import { apiNotFoundDoor } from '#server/http/doors/api-not-found.ts'
import { assetsDoor } from '#server/http/doors/assets.ts'
import { healthDoors } from '#server/http/doors/health.ts'
import { metricsDoor } from '#server/http/doors/metrics.ts'
import { pagesDoor } from '#server/http/doors/pages.ts'
import { serverFunctionsDoor } from '#server/http/doors/server-functions.ts'
import { render } from '#server/http/render.ts'
import { mailboxDoor } from '#server/mail/mailbox-door.ts'
import { run } from '#server/run.ts'

const doors = (opened: Ground) => [
  ...healthDoors(opened.database, opened.log),
  metricsDoor(opened.metrics, opened.config.metricsToken),
  serverFunctionsDoor(render),
  authDoor({ ...opened, auth: authOn(opened) }),
  ...apiDoors(apiRouter, { ...opened, auth: authOn(opened) }),
  coverDoor({ ...opened, auth: authOn(opened) }),
  mailboxDoor(opened.mail),
  mailTemplatesDoor(opened.config),
  apiNotFoundDoor,
  pagesDoor(render),
]

/** What a catalogue needs beside its doors. */
async function furnish(opened: Ground) {
  opened.sweeper.add('Old trash and pictures', () => sweepBooks(opened))
  await addSampleCatalogue(opened.database, opened.config)
}

let furnished: Promise<void> | undefined

/** In development: Vite serves the assets and calls this for everything else. */
export default {
  async fetch(request: ServerRequest) {
    const opened = await ground()
    await (furnished ??= furnish(opened))
    return createApp(opened, { doors: doors(opened), development: true })(request)
  },
}

/** In production: serves the build beside this file until told to stop. */
export const start = () =>
  run(async (opened) => {
    await furnish(opened)
    const assets = await readAssets(resolve(import.meta.dirname, '../client'))
    return createApp(opened, { doors: [assetsDoor(assets), ...doors(opened)] })
  })
