import { defaultStreamHandler, defineHandlerCallback, setResponseStatus } from '@tanstack/react-start/server'
import { currentRequest } from './current-request.ts'
import { publicError } from './public-error.ts'

/** Renders the routes that were loaded. One that failed shows the face of its error, never the error itself. */
export const renderPage = defineHandlerCallback((page) => {
  const { stores } = page.router
  const matches = stores.matches.get()
  currentRequest().route = matches.at(-1)?.routeId ?? 'page'

  const failed = matches.find(({ status }) => status === 'error')
  if (failed) {
    const error = publicError(failed.error)
    stores.setMatches(matches.map((match) => (match === failed ? { ...match, error } : match)))
    setResponseStatus(error.status)
  }
  return defaultStreamHandler(page)
})
