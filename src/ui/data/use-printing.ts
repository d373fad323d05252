import { useSyncExternalStore } from 'react'

/** Set before the layout for paper is made. */
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

/** Whether the page is being printed: what the screen leaves out, because it is out of view or folded, belongs on paper. */
export const usePrinting = () =>
  useSyncExternalStore(
    watchPrinting,
    () => isPrinting,
    () => false,
  )
