import type { Visitor } from '../guides/visitor.ts'

export function readers(visitor: Visitor, mayRetry: boolean) {
  const over = new AbortController()
  const seen = { read: 0, failed: [] as string[] }
  const read = async (path: string) => {
    const answer = await visitor.ask(path).catch((error: unknown) => String(error))
    if (typeof answer === 'string') return answer
    const text = await answer.text().catch((error: unknown) => String(error))
    return answer.ok ? undefined : `${path}: ${answer.status} ${text}`
  }
  const go = async (path: string) => {
    while (!over.signal.aborted) {
      let failure = await read(path)
      if (failure && mayRetry) failure = await read(path)
      seen.read += 1
      if (failure) seen.failed.push(failure)
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
