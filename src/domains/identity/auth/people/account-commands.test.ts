import { expect, test } from 'vitest'
import { roleNames } from '#rules/roles.ts'
import { readArguments } from './account-commands.server.ts'

test('issue 20.4: a role is granted by its name; without one, the user becomes an admin', () => {
  const email = 'ann@example.com'
  expect(readArguments(['Ann@example.com'])).toEqual({ email, role: 'admin' })
  expect(readArguments([email, '--role', 'user'])).toEqual({ email, role: 'user' })
  expect(readArguments(['--role=admin', email])).toEqual({ email, role: 'admin' })
})

test('issue 20.4: an unknown role is refused, and the roles are listed', () => {
  expect(() => readArguments(['ann@example.com', '--role', 'guest'])).toThrow(
    `There is no role "guest". Roles: ${roleNames.join(', ')}`,
  )
  expect(() => readArguments(['ann@example.com', '--role', 'toString'])).toThrow('no role')
  expect(() => readArguments(['ann'])).toThrow('"ann" is not an email address')
})
