import { languages } from '#i18n/languages.ts'
import { defineResource, hue, text } from '#kit/resource/index.ts'

const { fr, ar, sw } = languages
const max = 100

/** A language is called by its own name everywhere. */
const called = ({ name }: { name: string }) => ({ en: name, fr: name, ar: name, sw: name })

export const genre = defineResource('genre', {
  path: 'genres',
  nameField: 'name',
  fields: {
    name: text({ required: true, max }),
    nameFr: text({ max, label: called(fr) }),
    nameAr: text({ max, label: called(ar) }),
    nameSw: text({ max, label: called(sw) }),
    colour: hue({ required: true }),
  },
  unique: { fields: ['name'], code: 'GENRE_TAKEN', at: 'name', message: 'Genre already exists' },
  metadata: false,
})
