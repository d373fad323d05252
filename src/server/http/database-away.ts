/** PostgreSQL's classes and codes for: no connection, none left, shutting down, crashed, starting up. */
const away = /^(08...|53300|57P0[123])$/

/** What the driver says, with no code, when it lost a connection or could not get one in time. */
const lost = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Whether an error, or what caused it, only says that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && away.test(String(error.code))) ||
    ('syscall' in error && error.syscall === 'connect') ||
    lost.test(error.message) ||
    isDatabaseAway(error.cause)
  )
}
