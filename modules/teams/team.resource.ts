import { defineResource, text } from '#kit/resource/index.ts'

export const team = defineResource('team', {
  path: 'teams',
  texts: { namespace: 'organizations', group: 'teams' },
  nameField: 'name',
  fields: { name: text({ required: true, search: 'words', sort: true }) },
})
