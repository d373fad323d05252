import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../conventions/project-files.ts'
import { Repository } from './repository.ts'

test('modules that were taken out come back from a release, with their tables', async () => {
  const release = new Repository()
  const product = new Repository()
  const names = readdirSync(join(root, 'modules')).join(' ')
  await product.run(`node scripts/modules.mjs remove ${names} --with-dependents --drop-tables`)
  product.commit()
  await product.run(`node scripts/modules.mjs add ${names} --from ${release.folder}`)
  product.commit()
  const changed = product.git(
    'diff',
    '--name-only',
    'HEAD~2',
    '--',
    'modules',
    'src/rules',
    'docs',
    'AGENTS.md',
    'llms.txt',
    'package-lock.json',
  )
  expect(changed).toBe('')
  await product.run('tsc --noEmit --incremental false')
  await product.run('vitest run --project database modules/webhooks modules/backup')
})
