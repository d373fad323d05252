import pLimit from 'p-limit'
import { httpErrors } from '../http/http-errors.ts'

/** A concurrency limit that refuses a caller who has waited for so many milliseconds. */
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
