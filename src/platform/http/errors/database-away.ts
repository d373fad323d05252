/** PostgreSQL's codes for: no connection, none left, in each other's way, too long at it, shutting down, crashed, starting up; and the network's own. */
const codes =
  /^(08...|53300|40P01|57014|57P0[123]|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN))$/

/** What the driver says, with no code, when it lost a connection, got none in time, or is asked to go on with a lost one. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/

/** Whether an error, or what caused it, only says that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && codes.test(String(error.code))) ||
    // The socket of an embedded server that is down is a file that is not there.
    ('syscall' in error && error.syscall === 'connect') ||
    words.test(error.message) ||
    isDatabaseAway(error.cause)
  )
}
