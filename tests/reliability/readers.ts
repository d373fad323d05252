import { setTimeout as pause } from 'node:timers/promises'
import type { Visitor } from '../guides/visitor.ts'

/** A read is tried once more: `at once`, or `when told`, after the time that the answer names. */
type Retry = 'never' | 'at once' | 'when told'

export function readers(visitor: Visitor, retry: Retry) {
  const over = new AbortController()
  const seen = { read: 0, failed: [] as string[] }
  const read = async (path: string) => {
    const answer = await visitor.ask(path).catch((error: unknown) => String(error))
    if (typeof answer === 'string') return { failure: answer, seconds: 0 }
    const text = await answer.text().catch((error: unknown) => String(error))
    if (answer.ok) return undefined
    const seconds = Number(answer.headers.get('retry-after') ?? 0)
    return { failure: `${path}: ${answer.status} ${text.slice(0, 200)}`, seconds }
  }
  const go = async (path: string) => {
    while (!over.signal.aborted) {
      let failed = await read(path)
      if (failed && retry !== 'never') {
        if (retry === 'when told') await pause(failed.seconds * 1000)
        failed = await read(path)
      }
      seen.read += 1
      if (failed) seen.failed.push(failed.failure)
    }
  }
  const paths = ['/api/v1/books', '/manager/books', '/api/v1/account', '/app/books']
  const all = Promise.all(paths.map(go))
  return async () => {
    over.abort()
    await all
    return seen
  }
}
