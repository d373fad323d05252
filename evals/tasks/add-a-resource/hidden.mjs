import { expect, test } from 'vitest'
import { managed } from '#domains/identity/users/test-people.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const nyota = { name: 'Nyota', email: 'orders@nyota.example', country: 'egypt', notes: 'a\nb' }

test('suppliers are made, listed, filtered, refused twice, and closed to readers', async () => {
  const { call, callerOf, person, signedIn } = await managed(database)
  const made = await call('POST', '/suppliers', nyota)
  expect(made).toMatchObject({ status: 201, json: nyota })
  expect(await call('POST', '/suppliers', nyota)).toMatchObject({ status: 409 })
  await call('POST', '/suppliers', { name: 'Lumière', country: 'germany' })
  const egyptian = await call('GET', '/suppliers?country=egypt')
  expect(egyptian.json.items.map(({ name }) => name)).toEqual(['Nyota'])
  expect(await call('POST', '/suppliers', { name: 'x', country: 'atlantis' })).toMatchObject({
    status: 400,
  })
  expect(await call('DELETE', `/suppliers/${String(made.json.id)}`)).toMatchObject({ status: 204 })
  const trash = await call('GET', '/suppliers/trash')
  expect(trash.json.items.map(({ name }) => name)).toEqual(['Nyota'])
  const reader = await person('Ben')
  const asReader = callerOf(await signedIn(reader.email))
  expect(await asReader('GET', '/suppliers')).toMatchObject({ status: 403 })
})
