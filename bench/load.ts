import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { percentile } from './median.ts'

export type Load = { requests: number; seconds: number; p50: number; p99: number }

type Kind = {
  connections?: number
  seconds?: number
  headers?: OutgoingHttpHeaders
  /** What is sent with each; without it, things are only read. */
  body?: (() => object) | undefined
}

/** Asks for addresses in turn over kept-alive connections, for a time, and tells how long the answers took (ms). */
export async function load(
  urls: string | string[],
  { connections = 16, seconds = 4, headers = {}, body }: Kind = {},
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const all = [urls].flat()
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const url = all[next++ % all.length] ?? ''
        const asked = performance.now()
        await answer(url, { agent, headers, body: body && JSON.stringify(body()) })
        times.push(performance.now() - asked)
      }
    }),
  )
  agent.destroy()
  return {
    requests: times.length,
    seconds: (performance.now() - start) / 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

type Asked = { agent: Agent; headers: OutgoingHttpHeaders; body: string | undefined }

function answer(url: string, { agent, headers, body }: Asked): Promise<void> {
  const writing = body !== undefined && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers: { ...headers, ...writing } }, (response) => {
      const { statusCode = 0 } = response
      if (statusCode < 200 || statusCode > 299) reject(new Error(`${url}: ${statusCode}`))
      response.on('error', reject).on('end', resolve).resume()
    })
      .on('error', reject)
      .end(body)
  })
}
