import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { freePort } from '../../free-port.ts'
import { debianProgram } from '../../test-debian-program.ts'
import { isRoot, unprivilegedAccount } from '../embedded/account.ts'
import type { Connection } from '../pool.ts'
import { waitForServer } from '../wait-for-server.ts'

/** PgBouncer before the databases of a server, as Debian configures it but for the mode. */
export async function startPgbouncer(server: Connection, mode = 'transaction') {
  const folder = mkdtempSync(join(tmpdir(), 'test-pgbouncer-'))
  chmodSync(folder, 0o755)
  const { file, libraries } = debianProgram(
    join(folder, 'debian'),
    'pgbouncer',
    'pgbouncer',
    'libevent-2.1-7',
    'libc-ares2',
    'libssl3',
  )
  const { host, port: serverPort, user = '', password } = new Client(server)
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${host} port=${serverPort} user=${user} ${password ? `password=${password}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
max_client_conn = 1000
default_pool_size = 20
pool_mode = ${mode}
`,
    { mode: 0o644 },
  )
  // It refuses to run as root, and the socket of the embedded PostgreSQL is its owner's.
  const child = spawn(file, ['--quiet', settings], {
    ...(isRoot() ? unprivilegedAccount() : {}),
    env: libraries === undefined ? process.env : { LD_LIBRARY_PATH: libraries },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  const behind = (database: string): Connection => ({ host: '127.0.0.1', port, user, database })
  const client = await waitForServer(behind('postgres'), pino({ level: 'silent' }))
  await client.end()
  return { behind, stop }
}
