import { defineResource, text } from '#kit/resource/index.ts'

/** What lists of organizations search and sort; the verbs have rules of their own. */
export const organization = defineResource('organization', {
  path: 'organizations',
  nameField: 'name',
  fields: {
    name: text({ required: true, search: 'words', sort: true }),
    slug: text({ required: true, search: 'words' }),
  },
})

export const managedOrganization = defineResource('organization', {
  ...organization,
  texts: { namespace: 'organizations', group: 'manager' },
})
