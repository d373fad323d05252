import { expect, test } from 'vitest'
import { includesAll } from './includes-all.ts'
import { permissionTable } from './permissions.ts'
import { adminRole, defaultRole, isRole, roleNames, roles } from './roles.ts'

test('roles stand in order, from readers to admins, with a name in every language', () => {
  expect(roleNames[0]).toBe(defaultRole)
  expect(roleNames.at(-1)).toBe(adminRole)
  for (const name of roleNames) {
    // Names become part of comma-separated lists and of SQL.
    expect(name).toMatch(/^[a-z][a-z-]*$/)
    for (const text of Object.values(roles[name].names)) expect(text.trim()).not.toBe('')
    expect(includesAll(permissionTable, roles[name].permissions)).toBe(true)
  }
})

test('only what has an entry is a role', () => {
  expect(roleNames.every(isRole)).toBe(true)
  expect(['guest', 'constructor', '', 'Admin'].filter(isRole)).toEqual([])
})
