import { expect, test } from 'vitest'
import { adviceFor } from './advice.mjs'

test.each([
  ['src/kit/problems/locales/en.json', '123', 'keep yours'],
  ['package.json', '123', 'npm install --package-lock-only'],
  ['migrations/20261121065346_search/migration.sql', '123', 'git checkout --ours'],
  ['modules/pets/migrations/20261121065346_search/snapshot.json', '123', 'npm run migration'],
  ['modules/catalogue/books/book.table.server.ts', '123', 'npm run migration'],
  ['src/app/start.ts', '12', 'git rm'],
  ['src/app/start.ts', '23', 'both added'],
  ['src/app/start.ts', '123', 'between the markers'],
])('a conflict in %s (stages %s) comes with advice', (path, stages, advice) => {
  expect(adviceFor(path, stages)).toContain(advice)
})
