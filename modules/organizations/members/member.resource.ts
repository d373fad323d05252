import { choice, defineResource, email, text } from '#kit/resource/index.ts'
import { organizationRoles } from './organization-roles.ts'

export const describedMember = {
  path: 'members',
  texts: { namespace: 'organizations', group: 'members' },
  nameField: 'name',
  fields: {
    name: text({ required: true, search: 'words', sort: true }),
    email: email({ required: true, search: 'words' }),
    role: choice(organizationRoles, { required: true, filter: true }),
  },
} as const

const found = import.meta.glob<object>('../../*/member-fields.ts', {
  import: 'default',
  eager: true,
})
const added: object = Object.fromEntries(Object.values(found).flatMap(Object.entries))

/** A module that divides members adds filters by the fields of its `member-fields.ts`, which no member is listed with. */
export const member = defineResource('member', {
  ...describedMember,
  fields: { ...describedMember.fields, ...added },
})
