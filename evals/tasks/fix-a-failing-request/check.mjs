import { require, shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)

export const points = {
  'such a search is answered, for books, genres and users': (copy) =>
    copy.test('database', 'modules/catalogue/hidden.database.test.ts', hidden),
  'searches of all kinds work as before': (copy) =>
    copy.vitest(
      'database',
      'modules/catalogue/books/list/search.database.test.ts modules/catalogue/books/zero-results',
    ),
  'a test beside the code covers it': (copy) => {
    copy.git('add', '--all')
    const changed = copy.git('diff', '--cached', '--name-only', copy.start)
    require(/\.test\.tsx?$/m.test(changed), 'The change has no test')
  },
  ...shared,
}
