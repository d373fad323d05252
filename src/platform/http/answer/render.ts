import {
  createStartHandler,
  defaultStreamHandler,
  defineHandlerCallback,
  setResponseStatus,
} from '@tanstack/react-start/server'
import { currentRequest } from '../current-request.ts'
import { publicError } from '../errors/public-error.ts'

/** Renders the routes that were loaded. One that failed shows the face of its error, never the error itself. */
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

/** Answers with a page, or with what a server function returns. */
export async function render(request: Request) {
  const response = await handle(request)
  // The headers of a platform-made redirect cannot be changed; those of its copy can.
  return response.status === 308 ? new Response(null, response) : response
}
