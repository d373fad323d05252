import {
  defineResource,
  longText,
  picture,
  reference,
  type SummaryOf,
  text,
  year,
} from '#kit/resource/index.ts'
import { isbnText, parseIsbn } from './isbn.ts'

export const book = defineResource('book', {
  path: 'books',
  nameField: 'title',
  fields: {
    title: text({ required: true, search: 'words', sort: true }),
    author: text({ required: true, search: 'words', sort: true }),
    genreId: reference('genre', {
      required: true,
      filter: true,
      bulk: true,
    }),
    publisher: text({}),
    description: longText({ listed: false }),
    isbn: text({
      search: 'exact',
      parse: parseIsbn,
      format: isbnText,
      invalid: ['isbnInvalid', 'ISBN is invalid'],
    }),
    publishedYear: year({ sort: true }),
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

export type BookSummary = SummaryOf<typeof book>
