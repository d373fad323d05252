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
  'vitest run --project unit src/app src/rules src/i18n src/layouts modules/developer-pages tests/conventions tests/guides tests/security tests/supply-chain scripts/docs scripts/testing scripts/modules',
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

test.each([
  ...everyone.map((name) => [name, goneWith(name)] as const),
  [everyone.join(' '), everyone] as const,
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
  const names = everyone.join(' ')
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
