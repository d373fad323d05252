/** Each file that was asked for, by its address. */
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

/** Puts a module into the browser's cache, from where the import takes it: its name says its content. */
async function fetchModule(href: string): Promise<unknown> {
  const answer = await fetch(href).catch(() => undefined)
  if (!answer?.ok) throw unfetched(href)
  return answer.arrayBuffer()
}

/** The router knows the error by this message. */
const unfetched = (href: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${href}`)

/** Asks for a file once, unless it did not come. */
function fetchAhead(href: string): Promise<unknown> {
  const known = arrivals.get(href)
  if (known) return known
  const arrival = href.endsWith('.css') ? loadStyles(href) : fetchModule(href)
  arrivals.set(href, arrival)
  arrival.catch(() => arrivals.delete(href))
  return arrival
}

/** The files that the server named in the page. */
const isInPage = (href: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[href]')].some((link) => link.href === href)

/** Lets a listener of `vite:preloadError` name the error. */
function announce(payload: unknown): never {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  throw payload
}

/**
 * Takes the place of the function that Vite puts around each `import()`. A browser never asks again for a module that it
 * failed to fetch (https://github.com/whatwg/html/issues/6768), so the module is imported only when its files are here.
 */
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
