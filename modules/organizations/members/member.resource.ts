import { choice, defineResource, email, reference, text } from '#kit/resource/index.ts'
import { organizationRoles } from './organization-roles.ts'

const described = {
  path: 'members',
  texts: { namespace: 'organizations', group: 'members' },
  nameField: 'name',
  fields: {
    name: text({ required: true, search: 'words', sort: true }),
    email: email({ required: true, search: 'words' }),
    role: choice(organizationRoles, { required: true, filter: true }),
  },
} as const

/** For managers of the installation, who don't see teams. */
export const memberOfAny = defineResource('member', described)

export const member = defineResource('member', {
  ...described,
  fields: { ...described.fields, teamId: reference('team', { filter: true, listed: false }) },
})
