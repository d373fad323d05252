const readOnly = new Set(['GET', 'HEAD'])

/** Prevents CSRF: browsers send the origin in headers that no page can forge. A request without them is refused. */
export function mayChange({ method, headers }: Request, origin: string) {
  return readOnly.has(method) || hasKey(headers) || comesFrom(origin, headers)
}

/** A page that has rebound this host to itself sends its own origin. */
export function hasNoOtherOrigin({ headers }: Request, origin: string) {
  const named = headers.get('origin')
  return named === null || named === origin
}

/** No page of another origin can send it, and a request with a key is not signed in by its cookies. */
const hasKey = (headers: Headers) => /^Bearer\s/i.test(headers.get('authorization') ?? '')

function comesFrom(origin: string, headers: Headers) {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const source = headers.get('origin') ?? headers.get('referer')
  return source !== null && URL.canParse(source) && new URL(source).origin === origin
}
