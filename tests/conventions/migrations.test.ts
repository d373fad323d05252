import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

const snapshots = projectFiles('migrations/*/snapshot.json').map(({ path, text }) => {
  const { id, prevId } = JSON.parse(text) as { id: string; prevId: string }
  return { name: path.split('/')[1] ?? '', id, prevId }
})

test('every migration has SQL and a snapshot, in a folder with a time of its own', () => {
  const names = snapshots.map(({ name }) => name)
  const sql = projectFiles('migrations/*/migration.sql').map(({ path }) => path.split('/')[1])
  expect(names).toEqual(sql)
  const misnamed = names.filter((name) => !/^\d{14}_[a-z\d_]+$/.test(name))
  expect(
    withNext(misnamed, 'make migrations by “npm run migration -- name_of_the_change”'),
  ).toEqual([])
  expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length)
})

test('each snapshot was made from the one before; after a merge, make the later migration again', () => {
  const strays = snapshots.filter(
    ({ prevId }, index) => index > 0 && prevId !== snapshots[index - 1]?.id,
  )
  const next =
    'delete the folder that is not released, run “npm run migration -- name” again, and restore SQL that was written by hand (CONTRIBUTING.md, Migrations)'
  expect(
    withNext(
      strays.map(({ name }) => `migrations/${name}: its snapshot does not follow the one before`),
      next,
    ),
  ).toEqual([])
})

test('drizzle-kit reads the tables, which it loads without Vite', () => {
  const tables = execFileSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'export'], {
    encoding: 'utf8',
  })
  expect(tables).toContain('CREATE TABLE "users"')
}, 120_000)
