import { createRouterClient } from '@orpc/server'
import { getRequest } from '@tanstack/react-start/server'
import { letters } from '#features/login/index.server.ts'
import { ground } from '#server/ground.ts'
import type { Api } from '../api.ts'
import { apiRouter } from '../router.server.ts'

/** In process, while a page is being written: the same procedures, asked by whoever asks for the page. */
export async function callHere(): Promise<Api> {
  const opened = await ground()
  const context = {
    ...opened,
    letters,
    request: getRequest(),
    // A session that was due has been renewed when the page was set up.
    answerHeaders: new Headers(),
    progress: { reached: false },
  }
  return createRouterClient(apiRouter, { context })
}
