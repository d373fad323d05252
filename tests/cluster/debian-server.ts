import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { onTestFinished, vi } from 'vitest'
import { isRoot, unprivilegedAccount } from '#platform/database/embedded/account.ts'
import { freePort } from '#platform/free-port.ts'
import { product } from '#rules/product.ts'
import { root } from '../conventions/project-files.ts'
import { serve } from '../guides/served-product.ts'

const execute = promisify(execFile)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = read('docs/deployment.md')
const password = 'password'

/** PostgreSQL and PgBouncer refuse to run as root. */
const account = isRoot() ? unprivilegedAccount() : undefined

/** The line of the guide that begins so. */
function line(beginning: string): string {
  const found = guide.split('\n').find((one) => one.trim().startsWith(beginning))
  if (found === undefined) throw new Error(`docs/deployment.md has no line with ${beginning}`)
  return found.trim()
}

async function run(program: string, words: string[], isReady: () => unknown) {
  const child = spawn(program, words, { ...account, stdio: 'ignore' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGINT')) await ended
  })
  await vi.waitUntil(isReady, { timeout: 10_000, interval: 50 })
}

/** Debian's PostgreSQL, with the user and the database of the guide. */
async function startPostgres(folder: string, port: number) {
  const programs = '/usr/lib/postgresql/15/bin'
  const data = join(folder, 'postgres')
  mkdirSync(data)
  if (account) chownSync(data, account.uid, account.gid)
  const asPostgres = (program: string, words: string[], input = '') =>
    execFileSync('setsid', ['--wait', join(programs, program), ...words], {
      ...account,
      input,
      stdio: 'pipe',
      env: { PGHOST: '127.0.0.1', PGPORT: `${port}`, PGUSER: 'postgres' },
    })
  asPostgres('initdb', ['-D', data, '-U', 'postgres', '--auth-host=trust'])
  await run(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`, '-c', `unix_socket_directories=${data}`],
    () => isReached(() => asPostgres('pg_isready', [])),
  )
  for (const begin of ['createuser', 'createdb']) {
    const [, , , program = '', ...words] = line(`sudo -u postgres ${begin} `).split(' ')
    asPostgres(program, words, `${password}\n${password}\n`)
  }
  // From here on a password is needed, as Debian has it.
  writeFileSync(join(data, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
  execFileSync(join(programs, 'pg_ctl'), ['reload', '-D', data], account)
}

const isReached = (ask: () => unknown) => {
  try {
    ask()
    return true
  } catch {
    return false
  }
}

async function startPgbouncer(folder: string, ports: { postgres: number; pooler: number }) {
  const adapted = (text: string) =>
    text
      .replaceAll('/etc/pgbouncer/', `${folder}/`)
      .replaceAll(/\b5432\b/g, `${ports.postgres}`)
      .replaceAll(/\b6432\b/g, `${ports.pooler}`)
  writeFileSync(join(folder, 'pgbouncer.ini'), adapted(read('deploy/pgbouncer.ini')))
  for (const beginning of [
    `echo '"${product.id}"`,
    'chown postgres: /etc/pgbouncer/userlist.txt',
  ]) {
    execFileSync('sh', ['-ec', adapted(line(beginning))])
  }
  const url = adapted(line(`DATABASE_URL=postgresql://${product.id}:password@127.0.0.1:6432`))
  const direct = adapted(line('DATABASE_DIRECT_URL='))
  await run('/usr/sbin/pgbouncer', ['--quiet', join(folder, 'pgbouncer.ini')], () =>
    isReached(() => execFileSync('psql', [url.replace('DATABASE_URL=', ''), '-c', 'SELECT 1'])),
  )
  return `${url}\n${direct}\n`
}

/** The file of the environment in `deploy/`, filled in as its comments say. */
function filledIn(smtpPort: number): string {
  const text = read(`deploy/${product.id}.env`)
  const command = /^# (openssl .+)\nAUTH_SECRET=$/m.exec(text)?.[1] ?? ''
  const secret = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim()
  return text
    .replace(/^AUTH_SECRET=$/m, `AUTH_SECRET=${secret}`)
    .replace(/^SMTP_URL=.+$/m, `SMTP_URL=smtp://127.0.0.1:${smtpPort}`)
}

const unit = read(`deploy/${product.id}.service`)
const setting = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? ''

/** The parts of the guide on one machine; what differs is addresses, ports and folders. */
export async function debianServer(folder: string, smtpPort: number) {
  const [postgres, pooler] = await Promise.all([freePort(), freePort()])
  await startPostgres(folder, postgres)
  const addresses = await startPgbouncer(folder, { postgres, pooler })
  const file = join(folder, `${product.id}.env`)
  // If a variable is there twice, systemd takes the second.
  writeFileSync(file, filledIn(smtpPort) + addresses)

  const release = join(folder, `${product.id}-1`)
  cpSync(join(root, 'dist'), release, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(release, 'node_modules'))
  const link = join(folder, product.id)
  symlinkSync(release, link)

  const variables = (pairs: string[]) => {
    const state = pairs.map((pair) => pair.replace(`/var/lib/${product.id}`, join(folder, 'state')))
    return { ...parseEnv(state.join('\n')), ...parseEnv(readFileSync(file, 'utf8')) }
  }
  const ofUnit = variables(setting('Environment').split(' '))
  const ofCommand = variables(read(`deploy/${product.id}-admin`).match(/(?<= -E )\S+/g) ?? [])
  const [, script = ''] = setting('ExecStart').split(`/bin/node /opt/${product.id}/`)
  return {
    origin: String(ofUnit['BASE_URL']),
    directUrl: String(ofUnit['DATABASE_DIRECT_URL']),
    start: (port: number) =>
      serve({ command: [process.execPath, join(link, script)], cwd: link, env: ofUnit, port }),
    admin: async (...words: string[]) => {
      const options = { cwd: link, env: ofCommand }
      return (await execute(process.execPath, ['admin.mjs', ...words], options)).stdout
    },
  }
}
