import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveProduct } from '#app/api/test-product.server.ts'
import { makeKey } from '#modules/api-keys/test-keys.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

test('a key gets the notes of its owner only by the scope of notes', async () => {
  const product = await serveProduct(database, {}, apiRouter)
  const { browser } = await product.person('Noor')
  const { key } = await makeKey(browser, ['account:read'])
  async function sectionsBy(...scopes: string[]) {
    await database.pool.query('UPDATE api_keys SET scopes = $1', [scopes])
    const headers = { authorization: `Bearer ${key}` }
    const { json } = await product.ask('/api/v1/account/data', { headers })
    return Object.keys(json as object)
  }
  const sections = ['readings', 'readingGoals', 'shelves', 'organizations']
  const own = await sectionsBy('account:read')
  expect(own).toContain('user')
  expect(own.filter((name) => sections.includes(name))).toEqual([])
  expect(await sectionsBy('account:read', 'reading:read')).toContain('readings')
  expect(await sectionsBy('account:read', 'shelf:read')).not.toContain('readings')
})
