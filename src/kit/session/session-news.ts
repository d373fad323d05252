const KEY = 'sessionChangedAt'
const LOST = 'session-lost'
const DEMO = 'demo-refusal'

export function tellOtherTabs() {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // The browser may block storage; other tabs then check when they become visible.
  }
}

export const tellSessionLost = () => dispatchEvent(new Event(LOST))

export function hearSessionNews(onNews: () => void) {
  const stop = new AbortController()
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) onNews()
  }
  addEventListener('storage', hear, { signal: stop.signal })
  addEventListener(LOST, onNews, { signal: stop.signal })
  return () => stop.abort()
}

export const tellDemoRefusal = (code: string | undefined) =>
  code === 'DEMO_MODE' && dispatchEvent(new Event(DEMO))

export function hearDemoRefusals(onRefusal: () => void) {
  addEventListener(DEMO, onRefusal)
  return () => removeEventListener(DEMO, onRefusal)
}
