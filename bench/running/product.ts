import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

export type Running = { url: string; pid: number; stop(): Promise<void> }

export async function startProduct(
  dataDir: string,
  port: number,
  environment: Record<string, string> = {},
): Promise<Running> {
  const own = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const server = start('scripts/serve.mjs', { ...own, ...environment })
  return whenUp(server, `http://localhost:${port}/login`)
}

export async function startBareServer(
  pages: Record<string, string>,
  port: number,
): Promise<Running> {
  const server = start('bench/bare/server.ts', { PORT: String(port) }, 'pipe')
  server.stdin?.end(JSON.stringify(pages))
  return whenUp(server, `http://127.0.0.1:${port}/login`)
}

export async function startBareCatalogue(connection: ClientConfig, port: number): Promise<Running> {
  const environment = { PORT: String(port), CONNECTION: JSON.stringify(connection) }
  const server = start('bench/bare/catalogue.ts', environment)
  return whenUp(server, `http://127.0.0.1:${port}/api/v1/genres`)
}

function start(
  program: string,
  environment: Record<string, string>,
  input: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  return spawn(process.execPath, ['scripts/bootstrap/follow-parent.mjs', program], {
    env: { ...process.env, ...environment },
    stdio: [input, 'ignore', 'inherit', 'ipc'],
  })
}

async function whenUp(server: ChildProcess, url: string): Promise<Running> {
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for (let status = 0; status !== 200; status = await statusOf(url)) {
    if (server.exitCode !== null) throw new Error(`${url} ended with ${server.exitCode}`)
    if (status >= 400) server.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    (response) => response.arrayBuffer().then(() => response.status),
    () => 0,
  )
}

export function processorSeconds(pid: number): number {
  if (process.platform !== 'linux') return NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux') return NaN
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1000
}

export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  // As root, PostgreSQL runs as another user, which must be able to enter this folder.
  await chmod(dataDir, 0o711)
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
