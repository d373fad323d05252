import { isNotFound, isRedirect } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { publicError } from '../../errors/public-error.ts'
import { currentRequest } from '../../request/current-request.ts'

export async function shieldFunction<Result>(run: () => Promise<Result>): Promise<Result> {
  const visitor = currentRequest()
  const { calling } = visitor
  visitor.calling = false
  try {
    return await run()
  } catch (thrown) {
    if (isRedirect(thrown) || isNotFound(thrown) || thrown instanceof Response) throw thrown
    const error = publicError(thrown)
    if (calling) setResponseStatus(error.status)
    throw error
  }
}
