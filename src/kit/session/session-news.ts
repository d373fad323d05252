import { product } from '#rules/product.ts'

const KEY = 'sessionChangedAt'
const LOST = `${product.id}:session-lost`
const DEMO = `${product.id}:demo`

export function tellOtherTabs() {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // A browser may forbid storage; other tabs then look when they are looked at.
  }
}

/** For whoever was refused for want of a session: this page still thinks that there is one. */
export const tellSessionLost = () => dispatchEvent(new Event(LOST))

/** Calls back when the session may not be what this page thinks, until the returned function is called. */
export function hearSessionNews(onNews: () => void) {
  const stop = new AbortController()
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) onNews()
  }
  addEventListener('storage', hear, { signal: stop.signal })
  addEventListener(LOST, onNews, { signal: stop.signal })
  return () => stop.abort()
}

/** For whoever was refused because nothing can be changed here; the dialog about it hears. */
export const tellDemoRefusal = (code: string | undefined) =>
  code === 'DEMO_MODE' && dispatchEvent(new Event(DEMO))

export function hearDemoRefusals(onRefusal: () => void) {
  addEventListener(DEMO, onRefusal)
  return () => removeEventListener(DEMO, onRefusal)
}
