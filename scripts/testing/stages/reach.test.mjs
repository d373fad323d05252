import { expect, test } from 'vitest'
import { reachedGuide, reachedSpecs } from './reach.mjs'

const jobs = 'tests/e2e/jobs/jobs.spec.ts'
const usersList = 'tests/e2e/users/users-list.spec.ts'
const account = 'tests/e2e/account/account.spec.ts'

test('a changed feature reaches the browser tests of the pages that show it', () => {
  const reached = reachedSpecs(['src/domains/operations/jobs/locales/en.json'])
  expect(reached).toContain(jobs)
  expect(reached).not.toContain(usersList)
  expect(reachedSpecs(['src/domains/identity/users/list/list-users.server.ts'])).toContain(
    usersList,
  )
})

test('a change below the features reaches every browser test', () => {
  const reached = reachedSpecs(['src/ui/actions/button.tsx'])
  expect(reached).toEqual(expect.arrayContaining([jobs, usersList, account]))
  expect(reachedSpecs(['migrations/1_new/migration.sql']).length).toBe(reached.length)
})

test('a changed helper of browser tests reaches those that import it', () => {
  const reached = reachedSpecs(['tests/e2e/account/account.ts'])
  expect(reached).toContain(account)
  expect(reached).not.toContain(usersList)
})

test('a document and a unit test reach no browser test', () => {
  expect(
    reachedSpecs(['docs/tour.md', 'modules/feeds/docs/feeds.md', 'src/ui/actions/button.test.tsx']),
  ).toEqual([])
})

test('a guide is reached by its helpers and the commands it calls', () => {
  const guide = 'tests/guides/nginx.guide.test.ts'
  const reaching = ['tests/guides/visitor.ts', 'scripts/guides/run.mjs']
  expect(reaching.map((path) => reachedGuide(guide, [path]))).toEqual([true, true])
  expect(reachedGuide(guide, ['docs/adding-a-field.md', 'src/ui/actions/button.tsx'])).toBe(false)
})

test('a guide is reached by its page', () => {
  const guide = 'tests/release/adding-a-role.test.ts'
  expect(reachedGuide(guide, ['docs/adding-a-role.md'])).toBe(true)
  expect(reachedGuide(guide, ['docs/adding-a-field.md'])).toBe(false)
})
