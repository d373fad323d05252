import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { joinEmbeddedServer } from '#server/database/embedded/join.ts'
import { silentLog } from '#server/database/test-server.ts'
import { ContainerFile } from './container-file.ts'
import { onePixel } from './one-pixel.ts'
import { freePort, serve } from './served-product.ts'
import { Visitor } from './visitor.ts'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'incipit-container-'))
  // Where root runs the tests, PostgreSQL runs as another user and has to get there.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** A PostgreSQL beside the container. */
async function databaseIn(folder: string) {
  const { address, leave } = await joinEmbeddedServer(folder, silentLog)
  onTestFinished(leave)
  const { host, user, database } = address
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
}

const program = (words = '') => {
  const [first = '', ...others] = JSON.parse(words) as string[]
  return [first, ...others] as [string, ...string[]]
}

test('issue 7: what the Dockerfile puts into its last stage is all that it takes to serve', async () => {
  const folder = temporaryFolder()
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  const { NODE_EXTRA_CA_CERTS, HOME } = process.env
  const image = new ContainerFile(folder, { PATH: path, HOME, NODE_EXTRA_CA_CERTS }).build()
  const { environment, instructions } = image
  expect(instructions.get('USER')).toBe('node')
  expect(instructions.get('VOLUME')).toBe(environment['DATA_DIR'])

  const port = await freePort()
  const env = {
    PATH: path,
    ...environment,
    DATA_DIR: join(image.folder, environment['DATA_DIR'] ?? ''),
    BASE_URL: `http://localhost:${port}`,
    DATABASE_URL: await databaseIn(join(folder, 'database')),
    PORT: `${port}`,
  }
  const cwd = join(image.folder, image.workdir)
  await serve({ command: program(instructions.get('CMD')), cwd, env, port })
  const [, check] = /CMD (.+)$/.exec(instructions.get('HEALTHCHECK') ?? '') ?? []
  const [healthy, ...words] = program(check)
  execFileSync(healthy, words, { env })

  const person = new Visitor(env.BASE_URL)
  await person.signIn('somebody@example.com')
  expect((await person.ask('/api/v1/users')).status).toBe(403)
  const grant = ['src/admin.server.ts', 'grant', 'somebody@example.com']
  expect(execFileSync('node', grant, { cwd, env, encoding: 'utf8' })).toContain('is an admin now')
  expect((await person.ask('/api/v1/users')).status).toBe(200)
  const cover = await person.ask('/api/v1/files', { method: 'POST', body: new Blob([onePixel]) })
  expect(cover.status).toBe(201)
  expect(await person.read('/manager/books')).toContain('Books')
})
