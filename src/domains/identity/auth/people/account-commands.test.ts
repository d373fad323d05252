import { expect, test } from 'vitest'
import { readInput } from '#platform/command-line/read-input.ts'
import { roleNames } from '#rules/roles.ts'
import { grantCommand } from './account-commands.server.ts'

const read = (...typed: string[]) => readInput(grantCommand, typed)

test('a role is granted by its name; without one, the user becomes an admin', () => {
  const email = 'ann@example.com'
  expect(read('Ann@example.com')).toEqual({ email, role: 'admin', json: false })
  expect(read(email, '--role', 'user')).toEqual({ email, role: 'user', json: false })
  expect(read('--role=admin', email)).toEqual({ email, role: 'admin', json: false })
})

test('an unknown role is refused, and the roles are listed', () => {
  expect(() => read('ann@example.com', '--role', 'guest')).toThrow(
    `There is no role "guest". Roles: ${roleNames.join(', ')}`,
  )
  expect(() => read('ann@example.com', '--role', 'toString')).toThrow('no role')
  expect(() => read('ann')).toThrow('"ann" is not an email address')
})
