import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { clientDocument } from './test-client-document.ts'

test('the client is written from the present API document; `npm run client` writes it again', async () => {
  const client = new URL('../../../clients/typescript/src/api.ts', import.meta.url)
  const written = await readFile(client, 'utf8')
  const { firstLine } = await clientDocument()
  expect(written.slice(0, firstLine.length)).toBe(firstLine)
})

test('the client compiles strictly in a program of its own, and has no tests in its package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const packed = fileURLToPath(new URL('../../../clients/typescript', import.meta.url))
  await mkdir(join(folder, 'node_modules'))
  await symlink(packed, join(folder, 'node_modules/library-client'), 'junction')
  const program = `import { apiClient } from 'library-client'
export const client = apiClient({ address: 'https://product.example', key: 'key' })`
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
