import { OUT_OF_REACH } from '#rules/out-of-reach.ts'

let tell: (() => void) | undefined

export function onUnreached(listener: () => void) {
  tell = listener
}

export const tellUnreached = () => tell?.()

/** Renames code loading errors: with the original message, the router reloads the page, which is lost offline. */
export function nameUnreachedCode() {
  addEventListener('vite:preloadError', ({ payload }) => {
    // In Firefox some of these errors, as every DOMException, have a name that can't be assigned.
    Object.defineProperties(payload, {
      name: { value: OUT_OF_REACH },
      message: { value: `Out of reach: ${payload.message}` },
    })
    tellUnreached()
  })
}
