import pLimit from 'p-limit'
import { httpErrors } from '../http/http-errors.ts'

/** Refuses callers that wait longer than `timeout` milliseconds. */
export function concurrencyLimit(concurrency: number, timeout: number) {
  const limit = pLimit(concurrency)
  return <Result>(work: () => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      let isRefused = false
      const timer = setTimeout(() => {
        isRefused = true
        reject(httpErrors.busy())
      }, timeout)
      void limit(async () => {
        clearTimeout(timer)
        if (!isRefused) await work().then(resolve, reject)
      })
    })
}
