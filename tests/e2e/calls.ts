import type { APIRequestContext, Browser } from '@playwright/test'
import { STATES } from './accounts.ts'

/** As our own pages call. */
export const fromOurPages = { 'sec-fetch-site': 'same-origin' }

/** Calls what the pages call, as the same person. */
export function callApi(
  request: APIRequestContext,
  [method, path]: readonly [method: string, path: string],
  data?: object,
) {
  return request.fetch(`/api/v1${path}`, { method, data, headers: fromOurPages })
}

/** Calls what only a manager may, whoever the test itself is. */
export async function asManager<Answer>(
  browser: Browser,
  act: (request: APIRequestContext) => Promise<Answer>,
) {
  const context = await browser.newContext({ storageState: STATES.admin })
  try {
    return await act(context.request)
  } finally {
    await context.close()
  }
}
