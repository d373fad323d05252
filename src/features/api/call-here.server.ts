import { createRouterClient } from '@orpc/server'
import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { authOn } from '#features/login/index.server.ts'
import { ground } from '#server/ground.ts'
import type { Api } from './api.ts'
import { apiRouter } from './router.server.ts'

/** In process, while a page is being written: the same procedures, asked by whoever asks for the page. */
export async function callHere(): Promise<Api> {
  const opened = await ground()
  const answerHeaders = new Headers()
  const context = {
    ...opened,
    auth: authOn(opened),
    request: getRequest(),
    answerHeaders,
    progress: { reached: false },
  }
  return createRouterClient(apiRouter, {
    context,
    interceptors: [
      async ({ next }) => {
        const answer = await next()
        for (const cookie of answerHeaders.getSetCookie())
          appendResponseHeader('set-cookie', cookie)
        return answer
      },
    ],
  })
}
