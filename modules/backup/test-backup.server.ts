import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { z } from 'zod/mini'
import { apiRouter } from '#app/api/index.server.ts'
import { makeRecords } from '#app/api/test-domains.server.ts'
import { notBackedUp as leftOut } from '#app/commands.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { pictureHandler } from '#kit/pictures/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { checksums } from '#platform/database/test-checksum.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { fromHere, type WhenDone } from '#platform/http/test-server.ts'
import { makeBackup as make } from './make-backup.server.ts'
import { restoreBackup as restore } from './restore-backup.server.ts'

export async function temporaryFolder(whenDone: WhenDone = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'))
  whenDone(() => rm(folder, { recursive: true }))
  return folder
}

export async function library(
  database: TestDatabase,
  variables: Record<string, string> = {},
  whenDone: WhenDone = onTestFinished,
) {
  const dataDir = variables['DATA_DIR'] ?? (await temporaryFolder(whenDone))
  const served = await serveAuth(
    database,
    { ...variables, DATA_DIR: dataDir },
    (services) => [
      ...apiHandlers(apiRouter, services),
      pictureHandler(services, serverParts.viewers),
    ],
    whenDone,
  )
  return { ...served, files: openFileStore({ s3: undefined, dataDir }) }
}

const madeSchema = z.object({ id: z.string() })
const sentFileSchema = z.object({ id: z.string(), url: z.string() })

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof library>>['signedIn']>>

export async function fillLibrary(
  database: TestDatabase,
  { signedIn }: Awaited<ReturnType<typeof library>>,
) {
  const ada = { name: 'Ada\tOkafor\\N\n"نور"', email: 'ada@example.com' }
  await database.orm.insert(users).values({ ...ada, role: 'admin', emailVerified: true })
  const browser = await signedIn(ada.email)
  const cover = await sendCover(browser)
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO genres (name, colour) VALUES ('Novel', 335) RETURNING id`,
  )
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const { status, json } = await browser.send(method, `/api/v1${path}`, body)
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(json)}`)
    return method === 'POST' ? madeSchema.parse(json) : { id: '' }
  }
  const named = { author: 'Jane Austen', genreId: rows[0]?.id }
  const book = await send('POST', '/books', {
    ...named,
    title: 'Emma \\. “1815”',
    coverId: cover.id,
  })
  await send('POST', '/books', { ...named, title: 'Persuasion' })
  await makeRecords(send, { book: book.id })
  return { browser, cover, book }
}

async function sendCover(browser: Browser) {
  const body = await sharp({
    create: { width: 300, height: 450, channels: 3, background: '#7a2f6b' },
  })
    .png()
    .toBuffer()
  const headers = { ...fromHere, 'content-type': 'image/png', 'content-length': `${body.length}` }
  const { json } = await browser.ask('/api/v1/files', { method: 'POST', headers, body })
  return sentFileSchema.parse(json)
}

export async function sums(database: TestDatabase): Promise<Record<string, unknown>> {
  const all = Object.entries(await checksums(database))
  return Object.fromEntries(all.filter(([name]) => !(name in leftOut)))
}

type Services = Parameters<typeof make>[0]
type Given = Omit<Services, 'leftOut'> & Partial<Services>

export const makeBackup = (services: Given, wish: Parameters<typeof make>[1]) =>
  make({ leftOut, ...services }, wish)

export const restoreBackup = (services: Given, wish: Parameters<typeof restore>[1]) =>
  restore({ leftOut, ...services }, wish)
