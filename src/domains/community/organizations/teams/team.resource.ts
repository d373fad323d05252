import { defineResource, text } from '#kit/resource/index.ts'

/** What the list of an organization's teams searches; the verbs have rules of their own. */
export const team = defineResource('team', {
  path: 'teams',
  texts: { namespace: 'organizations', group: 'teams' },
  nameField: 'name',
  fields: { name: text({ required: true, search: 'words', sort: true }) },
})
