import { defineResource, text } from '#kit/resource/index.ts'

/** Built-in shelves have a kind instead of a name. */
export const shelf = defineResource('shelf', {
  path: 'shelves',
  nameField: 'name',
  fields: { name: text({ required: true, sort: true }) },
  unique: {
    fields: ['ownerId', 'name'],
    code: 'SHELF_NAME_TAKEN',
    at: 'name',
    message: 'A shelf with this name already exists',
  },
})
