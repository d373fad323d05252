import { Refusal } from '#kit/problems/index.ts'

const retries = {
  retryDelay: 1000,
  retry: (failures: number, error: Error) => failures < 3 && !isRefusal(error),
}

const isRefusal = (error: Error) =>
  error instanceof Refusal && error.status >= 400 && error.status < 500

/** "Auth fetch retry: linear 1 s" (specification 9), for every query of an auth call. */
export const authRetries = import.meta.env.SSR ? {} : retries
