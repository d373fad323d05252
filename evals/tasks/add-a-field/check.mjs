import { require, shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)

export const points = {
  'the API stores, lists, clears, exports and refuses subtitles': (copy) =>
    copy.test('database', 'modules/catalogue/books/hidden.database.test.ts', hidden),
  'the form of a book has the field': (copy) =>
    require(copy
      .read('modules/catalogue/books/book.form.ts')
      .includes("'subtitle'"), 'book.form.ts does not name subtitle'),
  'the promises of all resources hold for books': (copy) =>
    copy.vitest('database', 'modules/catalogue/books/books.database.test.ts'),
  ...shared,
}
