import { createRouterClient } from '@orpc/server'
import { getRequest } from '@tanstack/react-start/server'
import { services } from '#platform/services.ts'
import type { Api } from '../api.ts'

export async function callHere(): Promise<Api> {
  const opened = await services()
  const context = {
    ...opened,
    request: getRequest(),
    // The page's setup has already renewed a session that was due.
    answerHeaders: new Headers(),
    progress: { reached: false },
  }
  return createRouterClient(opened.apiRouter, { context })
}
