import type { APIRequestContext, Browser } from '@playwright/test'
import { STATES } from './accounts.ts'

export const fromOurPages = { 'sec-fetch-site': 'same-origin' }

export function callApi(
  request: APIRequestContext,
  [method, path]: readonly [method: string, path: string],
  data?: object,
) {
  return request.fetch(`/api/v1${path}`, { method, data, headers: fromOurPages })
}

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
