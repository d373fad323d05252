import { defineResource } from '#kit/resource/index.ts'
import { describedMember, organization } from '#modules/organizations/index.ts'

export const managedOrganization = defineResource('organization', {
  ...organization,
  texts: { namespace: 'organizations', group: 'manager' },
})

/** Managers see no groups of members. */
export const memberOfAny = defineResource('member', describedMember)
