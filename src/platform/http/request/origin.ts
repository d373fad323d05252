const readOnly = new Set(['GET', 'HEAD'])

/**
 * Whether a request may change something: a browser says where a request comes from in headers that no page can
 * forge, and one that says nothing is refused.
 */
export function mayChange(request: Request, origin: string) {
  return readOnly.has(request.method) || comesFrom(origin, request.headers)
}

function comesFrom(origin: string, headers: Headers) {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const source = headers.get('origin') ?? headers.get('referer')
  return source !== null && URL.canParse(source) && new URL(source).origin === origin
}
