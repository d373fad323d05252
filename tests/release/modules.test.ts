import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../conventions/project-files.ts'
import { Visitor } from '../guides/visitor.ts'
import { Repository } from './repository.ts'

const routes: Record<string, string> = {
  'api-reference': '/api/docs',
  gallery: '/dev/ui',
  'organization-webhooks': '/app/organizations/$slug/webhooks/$id',
  webhooks: '/manager/webhooks',
}

/** The base offers more than each choice of modules uses: only the whole product has no unused exports. */
const checks = [
  'tsc --noEmit --incremental false',
  'oxlint src/app src/routes src/rules modules scripts/modules',
  'knip --include files,dependencies,unlisted,unresolved --no-config-hints',
  'node scripts/client.mjs',
  'vitest run --project unit src/app src/rules src/i18n src/layouts tests/conventions tests/security tests/guides/configuration.test.ts scripts/testing scripts/modules',
  'node scripts/build.mjs',
  'vitest run --project database --passWithNoTests modules/backup',
]

const everyone = readdirSync(join(root, 'modules'))

function needsOf(name: string) {
  const text = readFileSync(join(root, 'modules', name, 'module.json'), 'utf8')
  return (JSON.parse(text) as { needs: string[] }).needs
}

const goneWith = (name: string): string[] => [
  name,
  ...everyone.filter((one) => needsOf(one).includes(name)).flatMap(goneWith),
]

/** Tests and measurements of the library go by the steps of two guides, which have release tests of their own. */
const byGuides = new Set(['catalogue', 'organizations', 'reader', 'shelves'])
const byCommand = everyone.filter((name) => !goneWith(name).some((one) => byGuides.has(one)))

test.each([
  ...byCommand.map((name) => [name, goneWith(name)] as const),
  [byCommand.join(' '), byCommand] as const,
])('the product is whole without %s', async (names, gone) => {
  const product = new Repository()
  const options = '--with-dependents --drop-tables'
  await product.run(`node scripts/modules.mjs remove ${names} ${options}`)
  for (const name of gone) {
    expect(existsSync(join(product.folder, 'modules', name))).toBe(false)
  }
  for (const check of checks) await product.run(check)
  const listed = product.read('src/app/routeTree.gen.ts')
  for (const [name, route] of Object.entries(routes)) {
    expect([name, listed.includes(`'${route}'`)]).toEqual([name, !gone.includes(name)])
  }
  const visitor = new Visitor(await product.serve())
  await visitor.signIn('admin@example.com')
  const { status } = await visitor.ask('/api/v1/webhooks')
  expect(status).toBe(gone.includes('webhooks') ? 404 : 200)
})

test('modules that were taken out come back from a release, with their tables', async () => {
  const release = new Repository()
  const product = new Repository()
  const names = byCommand.join(' ')
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
    'docs/configuration.md',
  )
  expect(changed).toBe('')
  await product.run('tsc --noEmit --incremental false')
  await product.run('vitest run --project database modules/webhooks modules/backup')
})
