import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { containerImage } from '../guides/container-image.ts'

test('every stage of the Dockerfile builds; the result serves, also on its own Node and PostgreSQL', async () => {
  const image = await containerImage()
  const other = await image.serve({ DATABASE_URL: await image.openDatabase() })
  expect(await other.stop()).toBe(0)

  const { PATH } = image.env
  const { HOME, NODE_EXTRA_CA_CERTS } = process.env
  execFileSync('npm', ['ci', '--prefix', 'runtime'], {
    cwd: image.cwd,
    env: { PATH, HOME, NODE_EXTRA_CA_CERTS },
  })
  const [node = ''] = globSync('runtime/node_modules/node-*/bin/node{,.exe}', { cwd: image.cwd })
  const own = await image.serve({}, join(image.cwd, node))
  expect(await own.stop()).toBe(0)
})
