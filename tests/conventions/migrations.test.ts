import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const snapshots = projectFiles('migrations/*/snapshot.json').map(({ path, text }) => {
  const { id, prevId } = JSON.parse(text) as { id: string; prevId: string }
  return { name: path.split('/')[1] ?? '', id, prevId }
})

test('issue 20.5: every migration has SQL and a snapshot, in a folder with a time of its own', () => {
  const names = snapshots.map(({ name }) => name)
  const sql = projectFiles('migrations/*/migration.sql').map(({ path }) => path.split('/')[1])
  expect(names).toEqual(sql)
  expect(names.filter((name) => !/^\d{14}_[a-z\d_]+$/.test(name))).toEqual([])
  expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length)
})

test('issue 20.5: each snapshot was made from the one before; after a merge, make the later migration again', () => {
  const strays = snapshots.filter(
    ({ prevId }, index) => index > 0 && prevId !== snapshots[index - 1]?.id,
  )
  expect(strays.map(({ name }) => name)).toEqual([])
})
