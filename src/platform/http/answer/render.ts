import {
  createStartHandler,
  defaultStreamHandler,
  defineHandlerCallback,
  setResponseStatus,
} from '@tanstack/react-start/server'
import { publicError } from '../../errors/public-error.ts'
import { currentRequest } from '../../request/current-request.ts'

/** A failed route shows the public form of its error, never the error itself. */
const renderPage = defineHandlerCallback((page) => {
  const matches = page.router.stores.matches.get()
  currentRequest().route = String(matches.at(-1)?.routeId)

  const failed = matches.find(({ status }) => status === 'error')
  if (failed) {
    const error = publicError(failed.error)
    failed.error = error
    setResponseStatus(error.status)
  }
  return defaultStreamHandler(page)
})

const handle = createStartHandler(renderPage)

export async function render(request: Request) {
  const response = await handle(request)
  // The headers of `Response.redirect()` are immutable; those of a copy are not.
  return response.status === 308 ? new Response(null, response) : response
}
