import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { serveBuild } from '../guides/served-build.ts'
import { Visitor } from '../guides/visitor.ts'

const packages = ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3']

const program = (address: string, key: string) => `
import { genresCreate, genresList } from './client/index.ts'
import { client } from './client/client.gen.ts'
client.setConfig({ baseUrl: '${address}/api/v1', auth: '${key}' })
const { data: made } = await genresCreate({ body: { name: 'Generated' }, throwOnError: true })
const { data } = await genresList({ throwOnError: true })
const found: string | undefined = data.items.find(({ id }) => id === made.id)?.name
console.log(found)
`

const strictly = [
  '--noEmit',
  '--strict',
  '--noUncheckedIndexedAccess',
  '--allowImportingTsExtensions',
  '--erasableSyntaxOnly',
  '--verbatimModuleSyntax',
  '--module',
  'nodenext',
  '--target',
  'es2023',
  '--lib',
  'es2023,dom,dom.iterable',
]

test('a client that @hey-api/openapi-ts generates compiles strictly, and its calls arrive', async () => {
  const address = await serveBuild()
  const admin = new Visitor(address)
  await admin.signIn('admin@example.com')
  const scopes = ['genre:create', 'genre:read']
  const made = await admin.send('/api/v1/keys', { name: 'Generated', scopes })
  const { key } = (await made.json()) as { key: string }

  const { folder, run } = newProgram()
  await run('npm', 'install', '--no-audit', '--no-fund', ...packages)
  writeFileSync(
    join(folder, 'openapi-ts.config.ts'),
    `export default {
      input: '${address}/api/v1/openapi.json',
      output: { path: 'client', importFileExtension: '.ts' },
    }`,
  )
  await run('node', 'node_modules/@hey-api/openapi-ts/bin/run.js')
  writeFileSync(join(folder, 'program.ts'), program(address, key))
  const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')))
  await run('node', tsc, ...strictly, 'program.ts')
  expect(await run('node', 'program.ts')).toBe('Generated\n')
})

function newProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'generated-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  const run = async (name: string, ...words: string[]) => {
    const file = name === 'node' ? process.execPath : name
    const { stdout } = await promisify(execFile)(file, words, { cwd: folder })
    return stdout
  }
  return { folder, run }
}
