import { require, shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)

export const points = {
  'the folders are gone': (copy) => {
    const folders = ['modules/catalogue', 'modules/shelves']
    const left = folders.filter(copy.exists)
    require(left.length === 0, `${left.join(', ')} are there`)
  },
  'the API and the database know no books, and all else': (copy) =>
    copy.test('database', 'src/app/api/hidden.database.test.ts', hidden),
  'the types agree': shared['the types agree'],
  'lint passes': (copy) => copy.run('oxlint src'),
  'all calls keep their promises': (copy) => copy.vitest('database', 'src/app/api'),
}
