import { randomUUID } from 'node:crypto'
import { parse } from 'cookie-es'
import { FastResponse } from 'srvx'
import { CurrentRequest, currentRequest, serveAs } from '../../request/current-request.ts'
import type { Render } from './pages.ts'

interface AnonymousPages {
  paths: readonly string[]
  /** Cookies that don't identify a user. A request with any other cookie bypasses the cache. */
  cookies: readonly string[]
}

const lifetimeMs = 60_000
const maxPages = 100
const maxKeyLength = 500
const cacheKeyHeaders = ['accept', 'accept-language', 'cookie']

type Drawn = { text: string; headers: Headers; drawnFor: CurrentRequest }
type Kept = { drawing: Promise<Drawn | undefined>; until: number }

/** The rendering request carries only the parts of the cache key, so no visitor's data can leak into the page. */
export function anonymousPageCache(render: Render, { paths, cookies }: AnonymousPages): Render {
  const pages = new Map<string, Kept>()

  function nameOf({ method, url, headers }: Request): string | undefined {
    const { pathname, search } = new URL(url)
    const sent = Object.keys(parse(headers.get('cookie') ?? ''))
    const isForAll = paths.includes(pathname) && sent.every((cookie) => cookies.includes(cookie))
    if (method !== 'GET' || !isForAll) return undefined
    const name = [search, ...cacheKeyHeaders.map((header) => headers.get(header))].join('\n')
    return name.length > maxKeyLength ? undefined : pathname + name
  }

  function keep(name: string, request: Request) {
    // A failed render is repeated for each visitor, who then gets the error.
    const drawing = draw(request, render).catch(() => undefined)
    const kept = { drawing, until: Date.now() + lifetimeMs }
    pages.delete(name)
    pages.set(name, kept)
    const [oldest = name] = pages.keys()
    if (pages.size > maxPages) pages.delete(oldest)
    return kept
  }

  return async (request) => {
    const name = nameOf(request)
    if (name === undefined) return render(request)
    const known = pages.get(name)
    const { drawing } = known && Date.now() < known.until ? known : keep(name, request)
    const drawn = await drawing
    return drawn ? handedTo(currentRequest(), drawn) : render(request)
  }
}

async function draw({ url, headers }: Request, render: Render): Promise<Drawn | undefined> {
  const forwarded = new Headers()
  for (const name of cacheKeyHeaders) {
    const value = headers.get(name)
    if (value) forwarded.set(name, value)
  }
  const { log } = currentRequest()
  const drawnFor = new CurrentRequest({ id: randomUUID(), clientIp: undefined, log })
  const response = await serveAs(drawnFor, () => render(new Request(url, { headers: forwarded })))
  const isForAll = response.status === 200 && !response.headers.has('set-cookie')
  if (isForAll) return { text: await response.text(), headers: response.headers, drawnFor }
  // An unread stream would keep the renderer waiting for two minutes.
  response.body?.cancel().catch((err: unknown) => log.warn({ err }, 'A page is not given up'))
  return undefined
}

function handedTo(visitor: CurrentRequest, { text, headers, drawnFor }: Drawn): Response {
  visitor.route = drawnFor.route
  const theirs = text.replaceAll(drawnFor.nonce, visitor.nonce).replaceAll(drawnFor.id, visitor.id)
  return new FastResponse(theirs, { headers: new Headers(headers) })
}
