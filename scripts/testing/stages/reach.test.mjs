import { expect, test } from 'vitest'
import { reachedGuide, reachedSpecs } from './reach.mjs'

const shelves = 'tests/e2e/shelves/shelves.first.spec.ts'
const usersList = 'tests/e2e/users/users-list.spec.ts'
const bookForm = 'tests/e2e/books/book-form.first.spec.ts'

test('a changed feature reaches the browser tests of the pages that show it', () => {
  const reached = reachedSpecs(['src/domains/community/shelves/locales/en.json'])
  expect(reached).toContain(shelves)
  expect(reached).not.toContain(usersList)
  expect(reachedSpecs(['src/domains/identity/users/list/list-users.server.ts'])).toContain(
    usersList,
  )
})

test('a change below the features reaches every browser test', () => {
  const reached = reachedSpecs(['src/ui/actions/button.tsx'])
  expect(reached).toEqual(expect.arrayContaining([shelves, usersList, bookForm]))
  expect(reachedSpecs(['migrations/1_new/migration.sql']).length).toBe(reached.length)
})

test('a changed helper of browser tests reaches those that import it', () => {
  const reached = reachedSpecs(['tests/e2e/books/books.ts'])
  expect(reached).toContain(bookForm)
  expect(reached).not.toContain(usersList)
})

test('a document and a unit test reach no browser test', () => {
  expect(reachedSpecs(['docs/tour.md', 'src/ui/actions/button.test.tsx'])).toEqual([])
})

test('a guide is reached by its page, its helpers and the commands it calls', () => {
  const guide = 'tests/release/adding-a-role.test.ts'
  const reaching = [
    'docs/adding-a-role.md',
    'tests/release/copied-project.ts',
    'scripts/guides/run.mjs',
  ]
  expect(reaching.map((path) => reachedGuide(guide, [path]))).toEqual([true, true, true])
  expect(reachedGuide(guide, ['docs/adding-a-field.md', 'src/ui/actions/button.tsx'])).toBe(false)
})
