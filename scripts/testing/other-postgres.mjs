import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from '../bootstrap/programs.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

const debian = '/usr/lib/postgresql'

const addressed = (url) => ({ TEST_DATABASE_URL: url })

/** The server that TEST_DATABASE_URL names, and those of the machine: `within` runs tests with the variable that names it. */
export function otherServers() {
  const named = process.env.TEST_DATABASE_URL
  return [
    ...(named
      ? [{ title: 'Database tests on TEST_DATABASE_URL', within: (work) => work(addressed(named)) }]
      : []),
    ...installedServers().map((bin) => ({
      title: `Database tests on the PostgreSQL of ${bin}`,
      within: (work) => withServer(bin, (url) => work(addressed(url))),
    })),
  ]
}

function installedServers() {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const packaged = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : []
  return [...new Set([configured, ...packaged])].filter(
    (bin) => bin && ['initdb', 'postgres'].every((program) => existsSync(join(bin, program))),
  )
}

async function withServer(bin, work) {
  const folder = mkdtempSync(join(tmpdir(), 'other-postgres-'))
  const account = unprivilegedAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const options = { cwd: folder, ...account }
  const data = join(folder, 'data')
  const stopping = new AbortController()
  const clean = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clean)
  try {
    await initialise(bin, data, options)
    const server = run(join(bin, 'postgres'), serverArguments(data, folder), {
      ...options,
      signal: stopping.signal,
      killSignal: 'SIGINT',
      stopSignal: 'SIGINT',
    })
    try {
      await ready(folder, server)
      return await work(`postgresql://postgres@localhost/postgres?host=${folder}`)
    } finally {
      stopping.abort()
      await server
    }
  } finally {
    process.off('exit', clean)
    clean()
  }
}

async function initialise(bin, data, options) {
  const { exitCode, printed } = await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  )
  if (exitCode !== 0) throw new Trouble(printed)
}

function serverArguments(data, socketFolder) {
  const settings = ['listen_addresses=', 'fsync=off', 'synchronous_commit=off']
  return ['-D', data, '-k', socketFolder, ...settings.flatMap((setting) => ['-c', setting])]
}

async function ready(socketFolder, server) {
  const ended = server.then(({ printed }) => Promise.reject(new Trouble(printed)))
  const socket = join(socketFolder, '.s.PGSQL.5432')
  while (!existsSync(socket)) await Promise.race([pause(50), ended])
  ended.catch(() => {})
}

function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined
  const name = id('-u', 'postgres') === undefined ? 'nobody' : 'postgres'
  return { uid: id('-u', name), gid: id('-g', name) }
}

function id(kind, name) {
  const { status, stdout } = spawnSync('id', [kind, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}
