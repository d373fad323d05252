import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { childrenOf, temporaryDataDir } from '#platform/database/test-process.ts'
import { freePort } from '#platform/free-port.ts'
import { root } from '../conventions/project-files.ts'
import { serve } from '../guides/served-product.ts'
import { generous } from './product.ts'

/** Resolves when all workers serve; `program` is a `serve.mjs`. */
export async function startWorkers(workers: number, program = 'scripts/serve.mjs') {
  const dataDir = temporaryDataDir(onTestFinished)
  const port = await freePort()
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    ...generous,
    LOG_LEVEL: 'info',
    WORKERS: `${workers}`,
  }
  const product = await serve({ command: [process.execPath, program], cwd: root, env, port })
  const metrics = () => metricsAt(port)
  const allServe = () =>
    vi.waitUntil(async () => (await metrics())('http_workers') === workers, {
      timeout: 60_000,
      interval: 100,
    })
  await allServe()
  return { ...product, env, port, dataDir, metrics, allServe, pids: () => childrenOf(product.pid) }
}

/** The sum of all lines of one name with these labels, on a connection of its own: a worker may be gone. */
async function metricsAt(port: number) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const place = { host: '127.0.0.1', port, path: '/api/metrics', agent: false }
    request(place, resolve).on('error', reject).end()
  })
  const lines = (await text(answer)).split('\n')
  return (name: string, ...labels: string[]) =>
    lines
      .filter((line) => line.startsWith(name) && labels.every((label) => line.includes(label)))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

/** Requests by eight clients until it is stopped: half keep their connection, half open one for each request. */
export function requestsTo(port: number, path: string, tries = 1) {
  const over = new AbortController()
  const seen = { answered: 0, failed: [] as string[] }
  const client = async (keepAlive: boolean) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 })
    while (!over.signal.aborted) {
      const failures = []
      while (failures.length < tries) {
        const failure = await failureOf(port, path, failures.length > 0 ? new Agent() : agent)
        if (failure === undefined) break
        failures.push(failure)
      }
      if (failures.length < tries) seen.answered += 1
      else seen.failed.push(failures.join(', then '))
    }
    agent.destroy()
  }
  const all = Promise.all([...Array(8).keys()].map((number) => client(number % 2 === 0)))
  return {
    seen,
    stop: async () => {
      over.abort()
      await all
      return seen
    },
  }
}

function failureOf(port: number, path: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, agent, timeout: 10_000 }, (answer) => {
      answer
        .on('end', () => resolve(answer.statusCode === 200 ? undefined : `${answer.statusCode}`))
        .on('error', (error) => resolve(String(error)))
        .resume()
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer within ten seconds')))
    asked.on('error', (error) => resolve(String(error))).end()
  })
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
