import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { clientDocument } from './test-client-document.ts'

test('the client has the types of the API document; `npm run client` writes them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { text, firstLine } = await clientDocument()
  const file = join(folder, 'openapi.json')
  await writeFile(file, text)
  const generator = fileURLToPath(
    new URL('../../../scripts/client/write-types.mjs', import.meta.url),
  )
  const { stdout } = await promisify(execFile)(process.execPath, [generator, file], {
    maxBuffer: 64 * 1024 * 1024,
  })
  await expect(firstLine + stdout).toMatchFileSnapshot('../../../clients/typescript/src/api.ts')
})
