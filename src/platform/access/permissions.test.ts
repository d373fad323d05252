import { describe, expect, test } from 'vitest'
import { roles } from '#rules/roles.ts'
import { authorise, mayDoAsMuch, permissionsOf, requireAny } from './permissions.ts'

const id = '019aa5b0-0000-7000-8000-000000000001'
const user = {
  account: ['update'],
  apps: ['app'],
  book: ['read'],
  genre: ['read'],
}

describe('spec 6: the permissions of roles', () => {
  test('a user may do four things', () => {
    expect(permissionsOf({ id, role: 'user' })).toEqual(user)
  })

  test('an admin may do all that the library grants one, and look after books', () => {
    const granted = permissionsOf({ id, role: 'admin' })
    expect(granted).toMatchObject({
      account: ['update'],
      apps: ['app', 'manager'],
      book: ['read', 'create', 'update', 'delete'],
      session: ['list', 'revoke', 'delete'],
    })
    expect(granted.genre).toContain('read')
    for (const action of ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete'] as const) {
      expect(granted.user).toContain(action)
    }
  })

  test('roles are a list; who has none is a user; an unknown one grants nothing', () => {
    expect(permissionsOf({ id, role: 'user, admin' })).toMatchObject({ apps: ['app', 'manager'] })
    expect(permissionsOf({ id, role: null })).toEqual(user)
    expect(permissionsOf({ id, role: '' })).toEqual(user)
    expect(permissionsOf({ id, role: 'constructor' })).toEqual({})
  })

  test('an id that the operator lists is an admin', () => {
    const granted = permissionsOf({ id, role: 'user' }, [id.toUpperCase()])
    expect(granted).toMatchObject({ apps: ['app', 'manager'] })
  })

  test('nothing is remembered of a role that another description replaced', () => {
    const known: Record<string, { permissions: object }> = {
      clerk: { permissions: { book: ['read'] } },
    }
    expect(permissionsOf({ id, role: 'clerk' }, [], known)).toEqual({ book: ['read'] })
    known['clerk'] = { permissions: { genre: ['read'] } }
    expect(permissionsOf({ id, role: 'clerk' }, [], known)).toEqual({ genre: ['read'] })
  })

  test('a permission that is not granted is refused by name', () => {
    const granted = permissionsOf({ id, role: 'user' })
    expect(() => authorise(granted, { book: ['read'], apps: ['app'] })).not.toThrow()
    expect(() => authorise(granted, { book: ['read', 'delete'] })).toThrow(
      'You are not allowed to access resource: book',
    )
    expect(() => authorise(granted, { user: ['list'] })).toThrow(
      'You are not allowed to access resource: user',
    )
    expect(() => authorise(granted, { toString: ['call'] } as never)).toThrow(
      'You are not allowed to access resource: toString',
    )
    expect(() => authorise(undefined, { book: ['read'] })).toThrow('Not authorized')
  })

  test('a single granted set of several is enough; without sets every call is refused', () => {
    const granted = permissionsOf({ id, role: 'user' })
    expect(() => requireAny(granted, [{ user: ['list'] }, { book: ['read'] }])).not.toThrow()
    expect(() => requireAny(granted, [{ user: ['list'] }])).toThrow(
      'You are not allowed to access resource: user',
    )
    expect(() => requireAny(granted, [])).toThrow('No permission allows this call')
  })

  test.each([{}, { book: [] }, { book: 'read' }, { book: undefined }])(
    'a request like %j is invalid',
    (wanted) => {
      const granted = permissionsOf({ id, role: 'admin' })
      expect(() => authorise(granted, wanted as never)).toThrow('Invalid access control request')
    },
  )
})

test('an admin looks after genres, too', () => {
  expect(permissionsOf({ id, role: 'admin' }).genre).toEqual(['read', 'create', 'update', 'delete'])
})

describe('a role is one entry', () => {
  const librarian = {
    permissions: { apps: ['app', 'manager'], book: ['read', 'create'], user: ['create', 'list'] },
  } as const
  const support = { permissions: { apps: ['app', 'manager'], user: ['list', 'ban'] } } as const
  const known = { ...roles, librarian, support }

  test('its permissions are those of the user, together with those of other roles', () => {
    expect(permissionsOf({ id, role: 'librarian' }, [], known)).toEqual(librarian.permissions)
    expect(permissionsOf({ id, role: 'librarian, user' }, [], known)).toEqual({
      account: ['update'],
      apps: ['app', 'manager'],
      book: ['read', 'create'],
      genre: ['read'],
      user: ['create', 'list'],
    })
    expect(permissionsOf({ id, role: 'guest' }, [], known)).toEqual({})
  })

  test.each([
    ['librarian', 'librarian', true],
    ['librarian,support', 'support', true],
    ['admin', 'librarian,support', true],
    ['librarian', 'support', false],
    ['librarian', 'admin', false],
    ['support', 'user', false],
  ])('%s may change the account of %s: %s', (role, other, expected) => {
    expect(mayDoAsMuch({ id, role }, { id: '', role: other }, [], known)).toBe(expected)
  })
})
