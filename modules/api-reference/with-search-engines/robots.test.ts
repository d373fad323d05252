import { expect, test } from 'vitest'
import { serverParts } from '#app/server-parts.server.ts'
import { robotsHandler } from '#modules/search-engines/index.server.ts'
import { serveHandlers } from '#platform/http/test-server.ts'

test('robots.txt opens the reference of the API', async () => {
  const config = { baseUrl: new URL('https://product.example') }
  const { ask } = await serveHandlers([robotsHandler(config, serverParts.composition.robots)])
  expect(String((await ask('/robots.txt')).body)).toContain('\nAllow: /api/docs\n')
})
