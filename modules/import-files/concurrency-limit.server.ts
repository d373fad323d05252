import pLimit from 'p-limit'
import type { Actor } from '#platform/activity/actor.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'

interface Places {
  total: number
  /** Less than the total, so that one user never takes all places. */
  each: number
}

export function concurrencyLimit({ total, each }: Places, timeoutMs: number) {
  const limit = pLimit(total)
  const ofEach = new Map<string, { limit: typeof limit; callers: number }>()

  async function inTurn(by: Actor, work: () => Promise<void>): Promise<void> {
    const key = by.type === 'user' ? by.id : by.type
    const own = ofEach.get(key) ?? { limit: pLimit(each), callers: 0 }
    ofEach.set(key, own)
    own.callers += 1
    await own.limit(() => limit(work))
    own.callers -= 1
    if (own.callers === 0) ofEach.delete(key)
  }

  return <Result>(by: Actor, work: () => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      let isRefused = false
      const timer = setTimeout(() => {
        isRefused = true
        reject(httpErrors.busy())
      }, timeoutMs)
      void inTurn(by, async () => {
        clearTimeout(timer)
        if (!isRefused) await work().then(resolve, reject)
      })
    })
}
