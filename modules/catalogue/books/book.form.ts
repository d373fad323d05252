import { newOption, resourceForm } from '#kit/resource-pages/index.ts'
import { createGenreMutation, leastUsedHue } from '#modules/genres/index.ts'
import { book } from './book.resource.ts'
import { bookScreens } from './book.screens.tsx'
import { IsbnInput } from './screens/isbn-input.ts'

export const bookForm = resourceForm(book, bookScreens, {
  fields: [
    'title',
    'author',
    'genreId',
    'publishedYear',
    'publisher',
    'language',
    'isbn',
    'openingLine',
    'openingLineTranslation',
    'description',
    'coverId',
  ],
  wide: ['title', 'author', 'isbn', 'openingLine', 'openingLineTranslation', 'description'],
  inputs: { isbn: IsbnInput },
  create: {
    genreId: newOption({
      needs: { genre: ['create'] },
      mutation: createGenreMutation,
      draftOf: (name, genres) => ({ name, colour: leastUsedHue(genres) }),
    }),
  },
})
