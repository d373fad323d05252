import { defineResource, longText, picture, reference, text, year } from '#kit/resource/index.ts'
import { importNames } from './import/import-names.ts'
import { isbnText, parseIsbn } from './isbn.ts'

export const book = defineResource('book', {
  path: 'books',
  nameField: 'title',
  fields: {
    title: text({ required: true, search: 'words', sort: true, importNames: importNames.title }),
    author: text({ required: true, search: 'words', sort: true, importNames: importNames.author }),
    genreId: reference('genre', {
      required: true,
      filter: true,
      bulk: true,
      importNames: importNames.genreId,
    }),
    publisher: text({ importNames: importNames.publisher }),
    description: longText({ listed: false, importNames: importNames.description }),
    isbn: text({
      search: 'exact',
      parse: parseIsbn,
      format: isbnText,
      invalid: ['isbnInvalid', 'ISBN is invalid'],
      importNames: importNames.isbn,
    }),
    publishedYear: year({ sort: true, importNames: importNames.publishedYear }),
    coverId: picture({ filter: true }),
  },
  unique: {
    fields: ['title', 'author'],
    code: 'TITLE_TAKEN',
    at: 'title',
    message: 'Title already used with the same author',
  },
  trash: true,
  codes: { inUse: 'BOOK_IN_USE' },
})
