import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { inviting } from '../test-invitations.server.ts'
import { hasInvited } from './steps.server.ts'

const database = await testDatabase()

test('an invitation to an organization ticks the step', async () => {
  const { ada, path, invited } = await inviting(database)
  expect(await hasInvited(database)).toBe(false)
  await invited(ada, path, 'eve@example.com')
  expect(await hasInvited(database)).toBe(true)
})
