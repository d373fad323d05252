/** The name of the error for code that could not be fetched. */
export const OUT_OF_REACH = 'OutOfReach'

let tell: (() => void) | undefined

/** Sets who is told when a request did not reach the server. */
export function onUnreached(listener: () => void) {
  tell = listener
}

export const tellUnreached = () => tell?.()

/**
 * Names the errors for code that could not be fetched. By its own message the router would reload the page, and without a
 * network nothing would be left of it; by another it shows its error screen.
 */
export function nameUnreachedCode() {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = OUT_OF_REACH
    payload.message = `Out of reach: ${payload.message}`
    tellUnreached()
  })
}
