import { expect, test } from 'vitest'
import { currentIdentity, renamingChanges } from './changes.mjs'
import { keptPages } from './rewritten-files.mjs'

test('the pages that keep the former name have no link to a file that was renamed', () => {
  const changes = renamingChanges({ ...currentIdentity(), name: 'Quillmark', id: 'quillmark' })
  const moved = changes.filter(({ path, target }) => target !== path).map(({ path }) => path)
  expect(moved).not.toEqual([])
  const pages = keptPages().map(
    ({ path, text }) => changes.find((change) => change.path === path)?.after ?? text,
  )
  const links = pages.flatMap((text) => [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link]) => link))
  expect(links.filter((link) => moved.some((path) => link.endsWith(path)))).toEqual([])
})
