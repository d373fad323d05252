import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { OpenAPI } from '@orpc/openapi'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { access } from '#domains/identity/auth/index.server.ts'
import { forPrograms } from '#platform/api/document/for-programs.ts'
import { openApiDocument } from '#platform/api/document/open-api.ts'
import { readConfig } from '#platform/config/config.ts'
import { apiRouter } from './router.server.ts'

/** The generator needs the compiler's interface, which TypeScript 7 has no more. */
const hooks = registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context),
})
afterAll(() => hooks.deregister())

test('the client has the types of the API document; `npm run client` writes them', async () => {
  const { astToString, default: typesOf } = await import('openapi-typescript')
  const config = readConfig({ BASE_URL: 'http://localhost:3000' })
  const document = forClient(forPrograms(await openApiDocument(apiRouter, { access, config })))
  const types = astToString(await typesOf(JSON.stringify(document)))
  await expect(`/** Written by \`npm run client\`. */\n${types}`).toMatchFileSnapshot(
    '../../../clients/typescript/src/api.ts',
  )
})

test('the client compiles strictly in a program of its own, and has no tests in its package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const packed = fileURLToPath(new URL('../../../clients/typescript', import.meta.url))
  await mkdir(join(folder, 'node_modules'))
  await symlink(packed, join(folder, 'node_modules/library-client'), 'junction')
  const program = `import { apiClient } from 'library-client'
export const client = apiClient({ address: 'https://books.example', key: 'key' })`
  await writeFile(join(folder, 'program.ts'), program)
  const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')))
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023']
  const run = promisify(execFile)(process.execPath, [tsc, ...options, 'program.ts'], {
    cwd: folder,
  })
  await expect(run).resolves.toMatchObject({ stdout: '' })
  const { files } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as object & {
    files: string[]
  }
  expect(files).toContain('!src/**/*.test.ts')
})

/** What a key may call. Refusals are described once instead of at each operation. */
function forClient({ paths = {}, components, ...document }: OpenAPI.Document) {
  const kept = Object.entries(paths).flatMap(([path, item = {}]) => {
    const parts: [string, unknown][] = Object.entries(item)
    const operations = parts.flatMap(([method, part]) => keptOperation(method, part))
    return operations.length > 0 ? [[path, Object.fromEntries(operations)] as const] : []
  })
  return {
    ...document,
    paths: Object.fromEntries(kept),
    components: { ...components, headers: {} },
  }
}

const refusal = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

function keptOperation(method: string, part: unknown): [string, unknown][] {
  if (!isOperation(part)) return []
  const { security = [], responses = {} } = part
  if (security.length > 0 && !security.some((one) => 'key' in one)) return []
  const answers = Object.entries(responses).flatMap(([status, response]) =>
    Number(status) < 400 ? [[status, { ...response, headers: undefined }] as const] : [],
  )
  return [[method, { ...part, responses: { ...Object.fromEntries(answers), default: refusal } }]]
}

const isOperation = (part: unknown): part is OpenAPI.OperationObject =>
  typeof part === 'object' && part !== null && 'responses' in part
