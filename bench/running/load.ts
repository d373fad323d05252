import { Agent, request, type OutgoingHttpHeaders } from 'node:http'
import { percentile } from '../report/median.ts'
import { sized } from './sized.ts'

export type Load = { requests: number; refused: number; seconds: number; p50: number; p99: number }

type Kind = {
  connections?: number
  seconds?: number
  headers?: OutgoingHttpHeaders
  body?: ((url: string) => object) | undefined
  method?: 'PUT' | 'PATCH' | undefined
}

export async function load(
  urls: string | string[],
  { connections = 16, seconds = 4, headers = {}, body, method }: Kind = {},
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const all = [urls].flat()
  const times: number[] = []
  const start = performance.now()
  const end = start + sized(seconds, 0.2) * 1000
  let next = 0
  let refused = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const url = all[next++ % all.length] ?? ''
        const asked = performance.now()
        const sent = body && JSON.stringify(body(url))
        const isAnswered = await answer(url, { agent, headers, method, body: sent })
        if (isAnswered) times.push(performance.now() - asked)
        else refused++
      }
    }),
  )
  agent.destroy()
  return {
    requests: times.length,
    refused,
    seconds: (performance.now() - start) / 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

type Asked = {
  agent: Agent
  headers: OutgoingHttpHeaders
  method: string | undefined
  body: string | undefined
}

function answer(url: string, { agent, headers, method: wanted, body }: Asked): Promise<boolean> {
  const writing = body !== undefined && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const method = wanted ?? (body === undefined ? 'GET' : 'POST')
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers: { ...headers, ...writing } }, (response) => {
      const { statusCode = 0 } = response
      const isAnswered = statusCode >= 200 && statusCode <= 299
      if (!isAnswered && statusCode !== 503) reject(new Error(`${url}: ${statusCode}`))
      response
        .on('error', reject)
        .on('end', () => resolve(isAnswered))
        .resume()
    })
      .on('error', reject)
      .end(body)
  })
}
