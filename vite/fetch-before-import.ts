const arrivals = new Map<string, Promise<unknown>>()

function loadStyles(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(unfetched(href))
    })
    document.head.append(link)
  })
}

async function fetchModule(href: string): Promise<unknown> {
  const answer = await fetch(href).catch(() => undefined)
  if (!answer?.ok) throw unfetched(href)
  return answer.arrayBuffer()
}

/** The router recognizes a failed import by this message. */
const unfetched = (href: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${href}`)

function fetchAhead(href: string): Promise<unknown> {
  const known = arrivals.get(href)
  if (known) return known
  const arrival = href.endsWith('.css') ? loadStyles(href) : fetchModule(href)
  arrivals.set(href, arrival)
  arrival.catch(() => arrivals.delete(href))
  return arrival
}

const isInPage = (href: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[href]')].some((link) => link.href === href)

function announce(payload: unknown): never {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  throw payload
}

/** A browser never retries a failed module (https://github.com/whatwg/html/issues/6768), so its files load first. */
async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const missing = files
    .map((file) => new URL(file, location.origin).href)
    .filter((href) => arrivals.has(href) || !isInPage(href))
  try {
    await Promise.all(missing.map(fetchAhead))
    return await load()
  } catch (error) {
    return announce(error)
  }
}

export { importFetched as __vitePreload }
