import { createRouterClient } from '@orpc/server'
import { getRequest } from '@tanstack/react-start/server'
import { services } from '#platform/services.ts'
import type { Api } from '../api.ts'

/** In process, while a page is rendered: the same procedures, called with the page's own request. */
export async function callHere(): Promise<Api> {
  const opened = await services()
  const context = {
    ...opened,
    request: getRequest(),
    // A session that was due has been renewed when the page was set up.
    answerHeaders: new Headers(),
    progress: { reached: false },
  }
  return createRouterClient(opened.apiRouter, { context })
}
