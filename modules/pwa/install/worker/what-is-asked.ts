/** URLs with a content hash: only these responses are cached. */
const HASHED = '/_build/'

/** API responses are never replaced; the API reference is an ordinary page. */
const API = /^\/api\/(?!docs(\/|$))/

export function whatIsAsked(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'asset' | 'page' | undefined {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return undefined
  if (mode === 'navigate') return API.test(asked.pathname) ? undefined : 'page'
  return asked.pathname.startsWith(HASHED) ? 'asset' : undefined
}
