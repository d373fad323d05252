import { httpErrors } from '../http-errors.ts'

const longestPath = 2048
const control = /\p{Cc}/u

/** The path and search of a URL, whatever nonsense its host is. */
export function readTarget(url: string) {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const { pathname, search } = new URL(`http://localhost${start < 0 ? '/' : url.slice(start)}`)
  return { path: pathname, search }
}

/** Refuses a path that nothing behind this could make sense of. */
export function checkTarget(path: string) {
  if (path.length > longestPath) throw httpErrors.longAddress()
  if (!isReadable(path)) throw httpErrors.malformedAddress()
}

function isReadable(path: string) {
  try {
    return !control.test(decodeURIComponent(path))
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
