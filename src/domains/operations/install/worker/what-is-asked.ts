/** Names with a hash of what they hold: the only answers that are kept. */
const HASHED = '/_build/'

/** What the API says is said by the API alone; its reference is a page like others. */
const API = /^\/api\/(?!docs(\/|$))/

/** What the worker has to do with a request: nothing at all with most of them. */
export function whatIsAsked(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'asset' | 'page' | undefined {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return undefined
  if (mode === 'navigate') return API.test(asked.pathname) ? undefined : 'page'
  return asked.pathname.startsWith(HASHED) ? 'asset' : undefined
}
