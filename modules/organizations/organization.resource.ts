import { defineResource, text } from '#kit/resource/index.ts'

/** Lists of organizations search and sort by these fields; the verbs have rules of their own. */
export const organization = defineResource('organization', {
  path: 'organizations',
  nameField: 'name',
  fields: {
    name: text({ required: true, search: 'words', sort: true }),
    slug: text({ required: true, search: 'words' }),
  },
})
