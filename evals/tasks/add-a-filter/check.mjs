import { shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)

export const points = {
  'the API filters by format, sets it for many, and refuses others': (copy) =>
    copy.test('database', 'modules/catalogue/books/hidden.database.test.ts', hidden),
  'filtered lists walk an index in every order': (copy) =>
    copy.vitest('database', 'modules/catalogue/books/books.database.test.ts'),
  ...shared,
}
