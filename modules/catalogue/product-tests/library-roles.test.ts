import { expect, test } from 'vitest'
import { permissionsOf } from '#platform/access/permissions.ts'

const id = '019aa5b0-0000-7000-8000-000000000001'

test('spec 6: a user may do four things', () => {
  expect(permissionsOf({ id, role: 'user' })).toEqual({
    account: ['update'],
    apps: ['app'],
    book: ['read'],
    genre: ['read'],
  })
})

test('spec 6: an admin looks after books and genres', () => {
  expect(permissionsOf({ id, role: 'admin' })).toMatchObject({
    book: ['read', 'create', 'update', 'delete'],
    genre: ['read', 'create', 'update', 'delete'],
  })
})
