import { HttpError } from './http-error.ts'

const longestPath = 2048
const control = /\p{Cc}/u

/** Refuses a path that nothing behind this could make sense of. */
export function checkTarget(path: string) {
  if (path.length > longestPath) throw new HttpError(414, 'URI_TOO_LONG', 'The address is too long')
  if (path.includes('%') && !isReadable(path)) {
    throw new HttpError(400, 'BAD_REQUEST', 'The address is malformed')
  }
}

function isReadable(path: string) {
  try {
    return !control.test(decodeURIComponent(path))
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
