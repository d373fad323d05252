const readOnly = new Set(['GET', 'HEAD'])

/** Prevents CSRF: browsers send the origin in headers that no page can forge. A request without them is refused. */
export function mayChange(request: Request, origin: string) {
  return readOnly.has(request.method) || comesFrom(origin, request.headers)
}

function comesFrom(origin: string, headers: Headers) {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const source = headers.get('origin') ?? headers.get('referer')
  return source !== null && URL.canParse(source) && new URL(source).origin === origin
}
