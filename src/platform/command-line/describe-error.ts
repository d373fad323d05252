import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { InvalidConfiguration } from '../config/invalid-configuration.ts'
import { ServerFailed } from '../database/embedded/server.ts'
import { MigrationRefused } from '../database/migration/migration-history.ts'
import { isDatabaseAway } from '../errors/database-away.ts'
import { HttpError } from '../errors/http-error.ts'
import { CommandMistake } from './command.ts'

export function describeError(error: unknown): { text: string; exitCode: number } {
  if (error instanceof CommandMistake) return { text: error.message, exitCode: error.exitCode }
  if (error instanceof HttpError) {
    return { text: error.message, exitCode: error.status < 500 ? 3 : 1 }
  }
  return { text: textOf(error), exitCode: 1 }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // The message has the whole statement with its values.
  if (error instanceof DrizzleQueryError) return textOf(error.cause)
  if (isForTheOperator(error)) return error.message
  if (isDatabaseAway(error) || isRefusedLogin(error)) {
    return `The database cannot be reached: ${reasonOf(error)}\nCheck DATABASE_URL, and that its server is running.`
  }
  return reasonOf(error)
}

/** An attempt at several addresses has no message of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const several = error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : ''
  return several || error.message || error.name
}

const isForTheOperator = (error: Error) =>
  [InvalidConfiguration, MigrationRefused, ServerFailed].some((kind) => error instanceof kind)

/** A wrong password or role, or a database that does not exist. */
const isRefusedLogin = (error: Error) =>
  error instanceof DatabaseError && /^(28|3D)/.test(error.code ?? '')
