import { afterAll, expect, test } from 'vitest'
import { makeKey } from '#modules/api-keys/test-keys.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveMcp } from '../test-mcp.server.ts'

const database = await testDatabase()
await database.orm.insert(users).values([
  { name: 'Noor', email: 'noor@example.com', emailVerified: true },
  { name: 'Ben', email: 'ben@example.com', emailVerified: true },
])
const product = await serveMcp(database, afterAll)

async function assistantOf(email: string) {
  const owner = await product.signedIn(email)
  const { key } = await makeKey(owner, ['shelf:read'])
  return { owner, ...(await product.clientFor(key)) }
}

test('an assistant reads the shelves of the owner of its key, and no others', async () => {
  const [noor, ben] = [await assistantOf('noor@example.com'), await assistantOf('ben@example.com')]
  const { json } = await noor.owner.send('POST', '/api/v1/shelves', { name: 'For the summer' })
  const { id } = json as { id: string }
  const read = async ({ client }: typeof noor, uri: string) =>
    JSON.stringify((await client.readResource({ uri })).contents)
  expect(await read(noor, 'library://shelves')).toContain('For the summer')
  expect(await read(ben, 'library://shelves')).not.toContain('For the summer')
  const uri = `library://shelves/${id}`
  expect(await read(noor, uri)).toContain('nextCursor')
  await expect(read(ben, uri)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  expect(await read(ben, 'library://shelves/reading')).toContain('nextCursor')
  await expect(read(ben, 'library://shelves/../users')).rejects.toMatchObject({ code: -32_602 })
})

test('check 34: the key of an organization gets the tools that reach nothing of its owner', async () => {
  const owner = await product.signedIn('noor@example.com')
  const made = await owner.send('POST', '/api/v1/organizations', { name: 'Readers' })
  const { id: organizationId } = made.json as { id: string }
  const { key } = await makeKey(owner, ['book:read', 'genre:read', 'shelf:read'], {
    organizationId,
  })
  const { client, call, listed } = await product.clientFor(key)
  const names = (await listed()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['search_books', 'list_genres']))
  expect(names.filter((name) => name.includes('shel'))).toEqual([])
  for (const name of ['list_shelves', 'list_shelf_books']) {
    expect(await call(name, name === 'list_shelves' ? {} : { shelf: 'reading' })).toMatchObject({
      isError: true,
      content: { code: 'KEY_NOT_ALLOWED' },
    })
  }
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual(['library://genres'])
  const uri = 'library://shelves'
  await expect(client.readResource({ uri })).rejects.toMatchObject({
    data: { code: 'KEY_NOT_ALLOWED' },
  })
})
