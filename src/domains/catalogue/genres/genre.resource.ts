import { defineResource, hue, text } from '#kit/resource/index.ts'

export const genre = defineResource('genre', {
  path: 'genres',
  nameField: 'name',
  fields: {
    name: text({ required: true, max: 100 }),
    colour: hue({ required: true }),
  },
  unique: { fields: ['name'], code: 'GENRE_TAKEN', at: 'name', message: 'Genre already exists' },
  metadata: false,
})
