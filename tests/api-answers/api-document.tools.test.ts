import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { openApiDocument } from '#platform/api/document/open-api.ts'
import type { Config } from '#platform/config/config.ts'
import { root } from '../conventions/project-files.ts'

const config = { baseUrl: new URL('http://localhost:3000') } as Config

async function problemsOf(document: object) {
  const folder = await mkdtemp(join(tmpdir(), 'test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const program = join(root, 'scripts/schemas/problems-of-document.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as { redocly: object[]; spectral: string[][] }
}

test('Redocly and Spectral have nothing against the API document', async () => {
  const document = await openApiDocument(apiRouter, { ...serverParts, config })
  expect(await problemsOf(document)).toEqual({ redocly: [], spectral: [] })
})

test('both find an operation without an answer', async () => {
  const document = await openApiDocument(apiRouter, { ...serverParts, config })
  const { redocly, spectral } = await problemsOf({ ...document, paths: { '/mute': { get: {} } } })
  expect(redocly).not.toEqual([])
  expect(spectral).not.toEqual([])
})
