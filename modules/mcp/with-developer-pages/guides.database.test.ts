import { afterAll, expect, test } from 'vitest'
import { makeKey, scopesOf } from '#modules/api-keys/test-keys.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { eras, serveMcp } from '../test-mcp.server.ts'

const database = await testDatabase()
await database.orm
  .insert(users)
  .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })

const product = await serveMcp(database, afterAll)
const manager = await product.signedIn('ada@example.com')
const aGuide: unknown = expect.stringContaining('# ')

test.each(eras)('the client of the protocol (%s) reads guides in local mode', async (era) => {
  const { key } = await makeKey(manager, scopesOf('admin'))
  const local = await serveMcp(database, afterAll, { BASE_URL: 'http://localhost:3000' })
  const { client } = await local.clientFor(key, era)
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toContain('guide://mcp')
  const { contents } = await client.readResource({ uri: 'guide://mcp' })
  expect(contents[0]).toMatchObject({ text: aGuide })
  const elsewhere = await product.clientFor(key, era)
  const none = elsewhere.client.readResource({ uri: 'guide://mcp' })
  await expect(none).rejects.toMatchObject({ code: -32_602 })
})
