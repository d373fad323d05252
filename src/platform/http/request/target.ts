import { httpErrors } from '../../errors/http-errors.ts'

const longestPath = 2048
const control = /\p{Cc}/u

/** Also works for a URL with an invalid host. */
export function readTarget(url: string) {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const { pathname, search } = new URL(`http://localhost${start < 0 ? '/' : url.slice(start)}`)
  return { path: pathname, search }
}

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
