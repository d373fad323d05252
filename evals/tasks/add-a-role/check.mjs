import { noMarksLeft, shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)

export const points = {
  'curators do what they may, and are refused the rest': (copy) =>
    copy.test('database', 'modules/catalogue/hidden.database.test.ts', hidden),
  'roles stand in order': (copy) => copy.vitest('unit', 'src/rules'),
  'the rules of users hold': (copy) => copy.vitest('database', 'src/domains/identity/users/roles'),
  ...noMarksLeft,
  ...shared,
}
