import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { isRoot, unprivilegedAccount } from './embedded/account.ts'
import type { Address } from './pool.ts'
import { waitForServer } from './wait-for-server.ts'

/** A replica of an embedded server, copied while the server runs, that streams its changes. */
export async function startReplica(primary: Address) {
  const folder = mkdtempSync(join(tmpdir(), 'test-replica-'))
  const data = join(folder, 'data')
  const client = new Client(primary)
  await client.connect()
  await client.query(`SELECT pg_backup_start('replica', true)`)
  // Its own programs: the account that runs them may not reach those of the project.
  const { rows } = await client.query<{ data: string; programs: string }>(
    `SELECT current_setting('data_directory') AS data, setting AS programs FROM pg_config WHERE name = 'BINDIR'`,
  )
  const [from = { data: '', programs: '' }] = rows
  cpSync(from.data, data, {
    recursive: true,
    filter: (path) => !path.endsWith('postmaster.pid'),
  })
  const { rows: stopped } = await client.query<{ labelfile: string }>(
    'SELECT labelfile FROM pg_backup_stop(false)',
  )
  await client.end()
  writeFileSync(join(data, 'backup_label'), stopped[0]?.labelfile ?? '')
  writeFileSync(join(data, 'standby.signal'), '')
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.host} port=${primary.port} user=${primary.user}'
unix_socket_directories = '${folder}'
listen_addresses = ''
hot_standby = on
`,
  )
  const account = isRoot() ? unprivilegedAccount() : undefined
  if (account) await ownedBy(account, folder)
  const start = async () => {
    const child = spawn(join(from.programs, 'postgres'), ['-D', data], {
      ...account,
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    const address = { ...primary, host: folder }
    await (await waitForServer(address, pino({ level: 'silent' }))).end()
    const kill = async () => {
      child.kill('SIGQUIT')
      await ended
    }
    return { address, kill }
  }
  return { start, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function ownedBy({ uid, gid }: { uid: number; gid: number }, folder: string) {
  chownSync(folder, uid, gid)
  const owning = spawn('chown', ['-R', `${uid}:${gid}`, folder], { stdio: 'ignore' })
  await once(owning, 'exit')
}
