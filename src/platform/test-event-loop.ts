import { PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Turn = { from: number; to: number; cpu: number }

/**
 * The part of the processor time of `work` that its longest turn of the event loop took: machines differ in speed.
 * Garbage collection does not count: its heap is that of all tests of the process.
 */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  const collections: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => void collections.push(...list.getEntries()))
  observer.observe({ entryTypes: ['gc'] })
  const turns = await turnsDuring(work)
  await nextTurn()
  observer.disconnect()
  const collecting = ({ from, to }: Turn) =>
    collections
      .filter(({ startTime }) => startTime >= from && startTime <= to)
      .reduce((sum, { duration }) => sum + duration, 0)
  const longest = Math.max(...turns.map((turn) => turn.cpu - collecting(turn)))
  return longest / turns.reduce((sum, { cpu }) => sum + cpu, 0)
}

async function turnsDuring(work: Promise<unknown>): Promise<Turn[]> {
  const done = work.then(() => true)
  const turns: Turn[] = []
  for (let isDone = false; !isDone;) {
    const from = performance.now()
    const before = process.threadCpuUsage()
    isDone = await Promise.race([done, nextTurn(false)])
    const { user, system } = process.threadCpuUsage(before)
    const turn = { from, to: performance.now(), cpu: (user + system) / 1000 }
    if (turn.cpu > 1) turns.push(turn)
  }
  return turns
}
