import { choice, defineResource, email, reference, text } from '#kit/resource/index.ts'
import { organizationRoles } from '../organization-roles.ts'

/** What the list of an organization's members searches, sorts and filters; the verbs have rules of their own. */
export const member = defineResource('member', {
  path: 'members',
  nameField: 'name',
  fields: {
    name: text({ required: true, search: 'words', sort: true }),
    email: email({ required: true, search: 'words' }),
    role: choice(organizationRoles, { required: true, filter: true }),
    teamId: reference('team', { filter: true, listed: false }),
  },
})
