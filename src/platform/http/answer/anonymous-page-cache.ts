import { randomUUID } from 'node:crypto'
import { parse } from 'cookie-es'
import { FastResponse } from 'srvx'
import { CurrentRequest, currentRequest, serveAs } from '../current-request.ts'
import type { Render } from '../doors/pages.ts'

interface Everybody {
  paths: readonly string[]
  /** The cookies of somebody whom nobody knows. Whoever brings another one gets a page of their own. */
  cookies: readonly string[]
}

/** In milliseconds; and how many pages are kept: the oldest goes first. */
const lifetime = 60_000
const atMost = 100
/** In characters. What is longer is no page that many ask for. */
const longest = 500
/** What a page may depend on beside its address. */
const variants = ['accept', 'accept-language', 'cookie']

type Drawn = { text: string; headers: Headers; drawnFor: CurrentRequest }
type Kept = { drawing: Promise<Drawn | undefined>; until: number }

/**
 * Draws a page that is the same for everybody once a minute: each visitor gets it with a nonce and a request id of their own.
 * It is drawn for nobody, by a request that has only what the page is kept under, so that nothing else can be in it.
 */
export function anonymousPageCache(render: Render, { paths, cookies }: Everybody): Render {
  const pages = new Map<string, Kept>()

  function nameOf({ method, url, headers }: Request): string | undefined {
    const { pathname, search } = new URL(url)
    const sent = Object.keys(parse(headers.get('cookie') ?? ''))
    const isForAll = paths.includes(pathname) && sent.every((cookie) => cookies.includes(cookie))
    if (method !== 'GET' || !isForAll) return undefined
    const name = [search, ...variants.map((header) => headers.get(header))].join('\n')
    return name.length > longest ? undefined : pathname + name
  }

  function keep(name: string, request: Request) {
    // One that fails is drawn for each visitor anew, who is then told what failed.
    const drawing = draw(request, render).catch(() => undefined)
    const kept = { drawing, until: Date.now() + lifetime }
    pages.delete(name)
    pages.set(name, kept)
    const [oldest = name] = pages.keys()
    if (pages.size > atMost) pages.delete(oldest)
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

/** Nothing where it is not the same for all. */
async function draw({ url, headers }: Request, render: Render): Promise<Drawn | undefined> {
  const told = new Headers()
  for (const name of variants) {
    const value = headers.get(name)
    if (value) told.set(name, value)
  }
  const { log } = currentRequest()
  const drawnFor = new CurrentRequest({ id: randomUUID(), clientIp: undefined, log })
  const response = await serveAs(drawnFor, () => render(new Request(url, { headers: told })))
  const isForAll = response.status === 200 && !response.headers.has('set-cookie')
  if (isForAll) return { text: await response.text(), headers: response.headers, drawnFor }
  // Nobody reads it: what draws it would wait two minutes for somebody who does.
  response.body?.cancel().catch((err: unknown) => log.warn({ err }, 'A page is not given up'))
  return undefined
}

function handedTo(visitor: CurrentRequest, { text, headers, drawnFor }: Drawn): Response {
  visitor.route = drawnFor.route
  const theirs = text.replaceAll(drawnFor.nonce, visitor.nonce).replaceAll(drawnFor.id, visitor.id)
  return new FastResponse(theirs, { headers: new Headers(headers) })
}
