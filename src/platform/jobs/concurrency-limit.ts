import pLimit from 'p-limit'
import { httpErrors } from '../http/http-errors.ts'

export function concurrencyLimit(concurrency: number, timeoutMs: number) {
  const limit = pLimit(concurrency)
  return <Result>(work: () => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      let isRefused = false
      const timer = setTimeout(() => {
        isRefused = true
        reject(httpErrors.busy())
      }, timeoutMs)
      void limit(async () => {
        clearTimeout(timer)
        if (!isRefused) await work().then(resolve, reject)
      })
    })
}
