import { Agent, get } from 'node:http'
import { percentile } from './median.ts'

export type Load = { requests: number; seconds: number; p50: number; p99: number }

/** Asks for one address over kept-alive connections, for a time, and tells how long the answers took (ms). */
export async function load(url: string, { connections = 16, seconds = 4 } = {}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const asked = performance.now()
        await answer(url, agent)
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

function answer(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.on('error', reject).on('end', resolve).resume()
    }).on('error', reject)
  })
}
