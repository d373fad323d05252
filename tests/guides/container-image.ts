import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { joinEmbeddedServer } from '#platform/database/embedded/join.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { freePort } from '#platform/free-port.ts'
import { ContainerFile } from './container-file.ts'
import { serve } from './served-product.ts'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'test-container-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function databaseIn(folder: string) {
  const { address, leave } = await joinEmbeddedServer(folder, silentLog)
  onTestFinished(leave)
  const { host, user, database } = address
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
}

const programOf = (words = '') => JSON.parse(words) as [program: string, ...words: string[]]

export async function containerImage(ready: Record<string, string> = {}) {
  const folder = temporaryFolder()
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  const { NODE_EXTRA_CA_CERTS, HOME } = process.env
  const { environment, instructions, ...stage } = new ContainerFile(
    folder,
    { PATH: path, HOME, NODE_EXTRA_CA_CERTS },
    ready,
  ).build()
  const port = await freePort()
  const env = {
    PATH: path,
    ...environment,
    DATA_DIR: join(stage.folder, environment['DATA_DIR'] ?? ''),
    BASE_URL: `http://localhost:${port}`,
    PORT: `${port}`,
  }
  const cwd = join(stage.folder, stage.workdir)
  const command = programOf(instructions.get('CMD'))
  const [, check] = /CMD (.+)$/.exec(instructions.get('HEALTHCHECK') ?? '') ?? []
  return {
    cwd,
    env,
    command,
    healthCheck: programOf(check),
    user: instructions.get('USER'),
    volume: instructions.get('VOLUME'),
    dataDir: environment['DATA_DIR'],
    openDatabase: () => databaseIn(join(folder, 'database')),
    serve: (variables: Record<string, string>, node = command[0]) =>
      serve({ command: [node, ...command.slice(1)], cwd, env: { ...env, ...variables }, port }),
  }
}
