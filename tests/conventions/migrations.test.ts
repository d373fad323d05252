import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { withNext } from './with-next.ts'

const places = '{migrations,modules/*/migrations}'

const snapshots = projectFiles(`${places}/*/snapshot.json`).map(({ path, text }) => {
  const { id, prevId } = JSON.parse(text) as { id: string; prevId: string }
  return { folder: dirname(path), id, prevId }
})

test('every migration has SQL and a snapshot, in a folder with a time of its own', () => {
  const folders = snapshots.map(({ folder }) => folder)
  expect(folders).toEqual(
    projectFiles(`${places}/*/migration.sql`).map(({ path }) => dirname(path)),
  )
  const misnamed = folders.filter((folder) => !/\/\d{14}_[a-z\d_]+$/.test(folder))
  expect(
    withNext(misnamed, 'make migrations by “npm run migration -- name_of_the_change”'),
  ).toEqual([])
  const times = folders.map((folder) => folder.replace(/(\d{14})_[^/]+$/, '$1'))
  expect(new Set(times).size).toBe(folders.length)
})

test('each snapshot was made from the one before; after a merge, make the later migration again', () => {
  const strays = snapshots.filter(({ folder, prevId }, index) => {
    const former = snapshots[index - 1]
    return former && dirname(former.folder) === dirname(folder) && prevId !== former.id
  })
  const next =
    'delete the folder that is not released, run “npm run migration -- name” again, and restore SQL that was written by hand (CONTRIBUTING.md, Migrations)'
  expect(
    withNext(
      strays.map(({ folder }) => `${folder}: its snapshot does not follow the one before`),
      next,
    ),
  ).toEqual([])
})

test('the tables, which are loaded without Vite, are those of the last migrations', () => {
  const program = ['scripts/migration/write.mjs', 'left_out', '--dry-run']
  const told = execFileSync(process.execPath, program, { encoding: 'utf8' })
  const problems = told.startsWith('No schema changes') ? [] : [told]
  expect(withNext(problems, 'run “npm run migration -- name_of_the_change”')).toEqual([])
}, 120_000)
