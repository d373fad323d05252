import { InvalidConfiguration } from './config/invalid-configuration.ts'
import { ServerFailed } from './database/embedded/server.ts'
import { MigrationRefused } from './database/migration/migration-history.ts'
import { MigrationLockHeld } from './database/migration/migration-lock.ts'
import { UnfitPooler } from './database/pooler/detect-pooler.ts'

export function explainFailure(error: unknown) {
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
