import { describe, expect, test } from 'vitest'
import { roles } from '#rules/roles.ts'
import { authorise, mayDoAsMuch, permissionsOf, requireAny } from './permissions.ts'

const id = '019aa5b0-0000-7000-8000-000000000001'
const user = permissionsOf({ id, role: 'user' })

describe('spec 6: the permissions of roles', () => {
  test('a user may change their account and open the app', () => {
    expect(user).toMatchObject({ account: ['update'], apps: ['app'] })
    expect(user).not.toHaveProperty('user')
  })

  test('an admin may do all that there is', () => {
    const granted = permissionsOf({ id, role: 'admin' })
    expect(granted).toMatchObject({
      account: ['update'],
      apps: ['app', 'manager'],
      session: ['list', 'revoke', 'delete'],
    })
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
      clerk: { permissions: { job: ['read'] } },
    }
    expect(permissionsOf({ id, role: 'clerk' }, [], known)).toEqual({ job: ['read'] })
    known['clerk'] = { permissions: { user: ['list'] } }
    expect(permissionsOf({ id, role: 'clerk' }, [], known)).toEqual({ user: ['list'] })
  })

  test('a permission that is not granted is refused by name', () => {
    const granted = permissionsOf({ id, role: 'user' })
    expect(() => authorise(granted, { account: ['update'], apps: ['app'] })).not.toThrow()
    expect(() => authorise(granted, { apps: ['app', 'manager'] })).toThrow(
      'You are not allowed to access resource: apps',
    )
    expect(() => authorise(granted, { user: ['list'] })).toThrow(
      'You are not allowed to access resource: user',
    )
    expect(() => authorise(granted, { toString: ['call'] } as never)).toThrow(
      'You are not allowed to access resource: toString',
    )
    expect(() => authorise(undefined, { apps: ['app'] })).toThrow('Not authorized')
  })

  test('a single granted set of several is enough; without sets every call is refused', () => {
    const granted = permissionsOf({ id, role: 'user' })
    expect(() => requireAny(granted, [{ user: ['list'] }, { apps: ['app'] }])).not.toThrow()
    expect(() => requireAny(granted, [{ user: ['list'] }])).toThrow(
      'You are not allowed to access resource: user',
    )
    expect(() => requireAny(granted, [])).toThrow('No permission allows this call')
  })

  test.each([{}, { user: [] }, { user: 'list' }, { user: undefined }])(
    'a request like %j is invalid',
    (wanted) => {
      const granted = permissionsOf({ id, role: 'admin' })
      expect(() => authorise(granted, wanted as never)).toThrow('Invalid access control request')
    },
  )
})

describe('a role is one entry', () => {
  const editor = {
    permissions: { apps: ['app', 'manager'], job: ['read'], user: ['create', 'list'] },
  } as const
  const support = { permissions: { apps: ['app', 'manager'], user: ['list', 'ban'] } } as const
  const known = { ...roles, editor, support }

  test('its permissions are those of the user, together with those of other roles', () => {
    expect(permissionsOf({ id, role: 'editor' }, [], known)).toEqual(editor.permissions)
    expect(permissionsOf({ id, role: 'editor, user' }, [], known)).toEqual({
      ...user,
      ...editor.permissions,
    })
    expect(permissionsOf({ id, role: 'guest' }, [], known)).toEqual({})
  })

  test.each([
    ['editor', 'editor', true],
    ['editor,support', 'support', true],
    ['admin', 'editor,support', true],
    ['editor', 'support', false],
    ['editor', 'admin', false],
    ['support', 'user', false],
  ])('%s may change the account of %s: %s', (role, other, expected) => {
    expect(mayDoAsMuch({ id, role }, { id: '', role: other }, [], known)).toBe(expected)
  })
})
