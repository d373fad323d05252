import { defineResource, longText, text, year } from '#kit/resource/index.ts'

/** Without pages of its own: managers use the API. Its texts are those of readers' pages, in `books`. */
export const author = defineResource('author', {
  path: 'authors',
  texts: { namespace: 'books', group: 'author' },
  nameField: 'name',
  fields: {
    name: text({
      required: true,
      search: 'words',
      sort: true,
      label: { en: 'Name', fr: 'Nom', ar: 'الاسم', sw: 'Jina' },
    }),
    bornYear: year({
      label: {
        en: 'Year of birth',
        fr: 'Année de naissance',
        ar: 'سنة الميلاد',
        sw: 'Mwaka wa kuzaliwa',
      },
    }),
    diedYear: year({
      label: {
        en: 'Year of death',
        fr: 'Année de décès',
        ar: 'سنة الوفاة',
        sw: 'Mwaka wa kufariki',
      },
    }),
    about: longText({
      listed: false,
      label: { en: 'About', fr: 'Présentation', ar: 'نبذة', sw: 'Kuhusu' },
    }),
  },
  tools: ['search'],
  unique: { fields: ['name'], at: 'name', message: 'Author already exists' },
})
