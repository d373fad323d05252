import { describe, expect, test } from 'vitest'
import {
  isOrganizationRole,
  mayHandle,
  mayIn,
  organizationRoles,
  permissionsIn,
} from './organization-roles.ts'

const everything = {
  organisation: ['update', 'delete'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
  team: ['create', 'update', 'delete'],
}

describe('spec 6: the three roles of an organization', () => {
  test('an owner may do everything', () => {
    expect(permissionsIn('owner')).toEqual(everything)
  })

  test('an administrator may do everything but end the organization', () => {
    expect(permissionsIn('administrator')).toEqual({ ...everything, organisation: ['update'] })
  })

  test('a member may do none of it', () => {
    expect(permissionsIn('member')).toEqual({})
  })

  test('all that is asked has to be granted', () => {
    const both = { organisation: ['update', 'delete'] } as const
    expect(organizationRoles.map((role) => mayIn(role, both))).toEqual([true, false, false])
    const inviting = { invitation: ['create'], member: ['create'] } as const
    expect(organizationRoles.map((role) => mayIn(role, inviting))).toEqual([true, true, false])
  })

  test('only owners manage owners, and members manage no one', () => {
    expect(organizationRoles.map((role) => mayHandle(role, 'owner'))).toEqual([true, false, false])
    expect(organizationRoles.map((role) => mayHandle(role, 'member'))).toEqual([true, true, false])
  })

  test('an unknown role is none', () => {
    expect(['owner', 'admin', 'constructor', ''].map(isOrganizationRole)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
