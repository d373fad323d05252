import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const path = '/api/v1/openapi.json'

test.each([
  ['public', 200, 200],
  ['signed-in', 401, 200],
  ['off', 404, 404],
])(
  'with API_DOCS=%s the OpenAPI document answers %i to strangers, %i to readers',
  async (setting, toStrangers, toReaders) => {
    const served = await serveAuth(database, { API_DOCS: setting }, (services) =>
      apiHandlers(apiRouter, services),
    )
    expect((await served.ask(path)).status).toBe(toStrangers)
    const reader = await served.signedIn(`${setting}@example.com`)
    expect((await reader.ask(path)).status).toBe(toReaders)
  },
)
