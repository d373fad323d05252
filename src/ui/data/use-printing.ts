import { useSyncExternalStore } from 'react'

/** Set before the browser lays out the page for print. */
let isPrinting = false

function watchPrinting(onChange: () => void) {
  const watch = new AbortController()
  for (const type of ['beforeprint', 'afterprint']) {
    const follow = () => {
      isPrinting = type === 'beforeprint'
      onChange()
    }
    addEventListener(type, follow, { signal: watch.signal })
  }
  return () => watch.abort()
}

/** Whether the page is being printed: content that is collapsed or scrolled out must appear on paper. */
export const usePrinting = () =>
  useSyncExternalStore(
    watchPrinting,
    () => isPrinting,
    () => false,
  )
