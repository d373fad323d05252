import {
  defineResource,
  language,
  longText,
  picture,
  type RecordOf,
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
    author: text({ required: true, search: 'words', sort: true, filter: true }),
    genreId: reference('genre', {
      required: true,
      filter: true,
      bulk: true,
    }),
    publisher: text({ filter: true }),
    description: longText({ listed: false }),
    isbn: text({
      search: 'exact',
      parse: parseIsbn,
      format: isbnText,
      invalid: ['isbnInvalid', 'ISBN is invalid'],
      bulk: false,
    }),
    publishedYear: year({ sort: true, filter: true }),
    language: language({ filter: true }),
    openingLine: longText({ max: 500, listed: false }),
    openingLineTranslation: longText({ max: 500, listed: false }),
    coverId: picture({ filter: true }),
  },
  filters: {
    createdAt: true,
    missing: ['publisher', 'description', 'isbn', 'publishedYear', 'language', 'coverId'],
  },
  unique: {
    fields: ['title', 'author'],
    code: 'TITLE_TAKEN',
    at: 'title',
    message: 'Title already used with the same author',
  },
  alike: { isbn: ['isbn'], work: ['title', 'author'] },
  trash: true,
  codes: { inUse: 'BOOK_IN_USE' },
})

export type BookRecord = RecordOf<typeof book>
export type BookSummary = SummaryOf<typeof book>
