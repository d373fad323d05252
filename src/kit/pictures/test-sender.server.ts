import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { pictureHandler } from './picture-handler.server.ts'
import { picturesApi } from './pictures.api.server.ts'

/** Admins send pictures, whichever resources have some. */
const router = { ...apiRouter, files: picturesApi([{ user: ['create'] }], []) }
const viewers = [{ apps: ['app' as const] }]

export async function servePictures(
  database: TestDatabase,
  variables: Record<string, string> = {},
) {
  await database.orm
    .insert(users)
    .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })
    .onConflictDoNothing()
  const settings = { LIMIT_CODES_PER_ADDRESS_PER_HOUR: '1000', ...variables }
  const served = await serveAuth(database, settings, (services) => [
    ...apiHandlers(router, services),
    pictureHandler(services, viewers),
  ])
  const browser = await served.signedIn('ada@example.com')
  const sendAs = async (
    sender: typeof browser,
    path: string,
    body: Buffer | string,
    headers: Record<string, string> = {},
  ) => {
    const type = { 'content-type': 'image/png' }
    const length = { 'content-length': `${Buffer.byteLength(body)}` }
    const sent = { ...type, ...length, ...fromHere, ...headers }
    const answer = await sender.ask(path, { method: 'POST', headers: sent, body })
    const json = (answer.json ?? {}) as { code?: string; id?: string; url?: string }
    return { ...answer, json }
  }
  const send = (body: Buffer | string, headers?: Record<string, string>) =>
    sendAs(browser, '/api/v1/files', body, headers)
  const sendLogo = (body: Buffer) => sendAs(browser, '/api/v1/files/logo', body)
  return { ...served, browser, send, sendAs, sendLogo }
}
