import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inputOf } from '#app/api/fuzz/test-input.server.ts'
import { apiRouter } from '#app/api/router.server.ts'
import { ids, newRows, variantOf } from '#app/api/test-domains.server.ts'
import { recordIdFor } from '#app/api/test-resources.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { changedUserId } from '#domains/identity/test-calls.server.ts'
import { makeKey, scopesOf } from '#modules/api-keys/test-keys.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { malformed, runs, seed, spoiled } from '#platform/http/test-fuzz.ts'
import { complaintsAbout, harm } from '#platform/http/test-words.ts'
import { serveMcp } from './test-mcp.server.ts'
import { offeredTools } from './tools/offered-tools.server.ts'

const database = await testDatabase()
const email = 'manager@example.com'
const others = ['reader', 'acted-as', 'inviter']
await database.orm
  .insert(users)
  .values([
    { name: 'Ada', email, role: 'admin', emailVerified: true },
    ...others.map((name) => ({ name, email: `${name}@example.com` })),
  ])
const product = await serveMcp(database, afterAll)
const owner = await product.signedIn(email)
const { key } = await makeKey(owner, scopesOf('admin'))
const headers = { authorization: `Bearer ${key}` }

beforeEach(async () => {
  await newRows(database, { email, userId: changedUserId, variant: variantOf('') })
})

const { tools } = offeredTools({ apiRouter }, serverParts.composition)
const resourceOf = (name: string) => `${name.split('_').at(-1)}.get`

test.each(tools.map((tool) => [tool.name, tool] as const))(
  'security: the tool %s answers malformed input in words',
  async (name, { procedures }) => {
    const known: Record<string, string | undefined> = { ...ids, id: recordIdFor(resourceOf(name)) }
    const inputs = procedures.map((one) => spoiled(inputOf(one, (field) => known[field])))
    const tryOut = fc.asyncProperty(fc.oneof(...inputs, malformed), async (input) => {
      const params = { name, arguments: input }
      const answer = await product.post(
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
        headers,
      )
      const asked = `${name} ${JSON.stringify(input)}`
      expect(complaintsAbout(answer, asked)).toEqual([])
      expect(String(answer.body)).not.toContain('INTERNAL_ERROR')
    })
    await fc.assert(tryOut, { seed, numRuns: 3 * runs, endOnFailure: true })
    expect(harm(product.lines)).toEqual([])
  },
  60_000 + runs * 2_000,
)

test('security: a malformed message is refused in words', async () => {
  const messages = fc.record(
    {
      jsonrpc: fc.oneof(fc.constant('2.0'), malformed),
      id: malformed,
      method: malformed,
      params: malformed,
    },
    { requiredKeys: [] },
  )
  const tryOut = fc.asyncProperty(fc.oneof(messages, malformed), async (message) => {
    const { status, body } = await product.post(JSON.stringify(message), headers)
    expect([200, 202, 400, 404]).toContain(status)
    expect(String(body)).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
  })
  await fc.assert(tryOut, { seed, numRuns: 20 * runs, endOnFailure: true })
  expect(harm(product.lines)).toEqual([])
})

test('check 40: a key lists exactly the reading tools that answer it', async () => {
  const reading = tools.filter(({ effects }) => effects === undefined)
  for (const scopes of await product.scopesToTry('admin')) {
    const made = await makeKey(owner, scopes)
    const { call, listed } = await product.clientFor(made.key)
    const answering: string[] = []
    for (const { name } of reading) {
      const { content } = await call(name)
      if (content['code'] !== 'FORBIDDEN') answering.push(name)
    }
    const shown = (await listed()).map(({ name }) => name)
    expect([scopes, shown.filter((name) => reading.some((one) => one.name === name))]).toEqual([
      scopes,
      answering,
    ])
    await database.pool.query('DELETE FROM api_keys WHERE id = $1', [made.id])
  }
})
