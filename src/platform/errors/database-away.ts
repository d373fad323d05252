/** Connection failure, too many connections, deadlock, statement timeout, shutdown, crash, startup, a primary that became a standby; network errors. */
const codes =
  /^(08...|53300|40P01|57014|57P0[123]|25006|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN))$/

const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && codes.test(String(error.code))) ||
    // A stopped embedded server has no socket file.
    ('syscall' in error && error.syscall === 'connect') ||
    driverMessages.test(error.message) ||
    isDatabaseAway(error.cause)
  )
}
