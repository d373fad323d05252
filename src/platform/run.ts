import type { ServerHandler } from 'srvx'
import { InvalidConfiguration } from './config/invalid-configuration.ts'
import { ServerFailed } from './database/embedded/server.ts'
import { MigrationRefused } from './database/migration-history.ts'
import { MigrationLockHeld } from './database/migration-lock.ts'
import { UnfitPooler } from './database/pooler/detect-pooler.ts'
import { isServing } from './http/current-request.ts'
import { publicError } from './http/errors/public-error.ts'
import { listen } from './http/wire/listen.ts'
import { stopWhenTold } from './http/wire/shutdown.ts'
import { hearConsole } from './log/hear-console.ts'
import { type Services, services } from './services.ts'
import { welcome } from './welcome.ts'

export async function run(createApp: (opened: Services) => Promise<ServerHandler>) {
  const starting = start(createApp)
  stopWhenTold(starting)
  try {
    const { access, config, log, database } = await starting
    const people = {
      hasAdmin: await access.hasAdmin(database, config),
      sampleAccounts: await access.findSampleAccounts(database, config),
    }
    for (const line of welcome(config, people)) log.info(line)
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}

async function start(createApp: (opened: Services) => Promise<ServerHandler>) {
  const opened = await services()
  const { config, log } = opened
  hearConsole(log, (error) => (isServing() ? publicError(error) : log.error(error)))
  try {
    return { ...opened, server: await listen(await createApp(opened), config) }
  } catch (error) {
    await opened.close()
    throw error
  }
}

function explain(error: unknown) {
  if (isForTheOperator(error)) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && error.code
  const port = 'port' in error ? String(error.port) : ''
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what uses it or set another PORT.`
  if (code === 'EACCES') return `Port ${port} needs more rights: set a PORT above 1023.`
  return error.stack
}

const isForTheOperator = (error: unknown): error is Error =>
  [InvalidConfiguration, MigrationLockHeld, MigrationRefused, ServerFailed, UnfitPooler].some(
    (kind) => error instanceof kind,
  )
