import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../bootstrap/project.mjs'
import { copyProject } from './copied.mjs'
import { removeLibrary } from './product-command.mjs'

test('issue 21.4: the steps that take the library out fit the files as they are', async () => {
  const copy = copyProject(root)
  onTestFinished(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))
  await removeLibrary(root, copy)
  const left = ['catalogue', 'community'].filter((name) =>
    existsSync(join(copy, 'src/domains', name)),
  )
  expect(left).toEqual([])
}, 120_000)
