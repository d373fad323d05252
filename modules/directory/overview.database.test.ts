import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { entraUser, withDirectories } from './test-directory.server.ts'

/** Typed, unlike the matcher itself. */
const someText: unknown = expect.any(String)

const database = await testDatabase()
const product = await withDirectories(database, afterAll)

test('an owner sees where the directory calls, its keys, its last call and what it has provisioned', async () => {
  const { owner, path, id, create, call } = await product.directory('Corp', 'corp.example')
  await product.keyOf(owner, { name: 'Import', scopes: ['book:read'], organizationId: id })
  const overview = async () => (await owner.call('GET', `${path}/directory`)).json
  expect(await overview()).toMatchObject({ syncedAt: null, activeCount: 0, inactiveCount: 0 })
  await create(entraUser('one@corp.example'))
  await create(entraUser('two@corp.example', { active: false }))
  const { id: gone } = await create(entraUser('three@corp.example'))
  await call('DELETE', `/Users/${gone}`)
  expect(await overview()).toEqual({
    baseUrl: 'https://product.example/api/scim/v2',
    keys: [{ id: someText, name: 'Entra ID', start: someText }],
    syncedAt: someText,
    activeCount: 1,
    inactiveCount: 1,
    teamCount: 1,
  })
})

test('administrators and members see nothing of the directory', async () => {
  const { path, id } = await product.directory('Other', 'other.example')
  for (const role of ['administrator', 'member'] as const) {
    const person = await product.person(role)
    await product.joins(id, person, role)
    expect(await person.call('GET', `${path}/directory`)).toMatchObject({
      status: 403,
      json: { code: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SIGN_IN_OF_THIS_ORGANIZATION' },
    })
  }
})
