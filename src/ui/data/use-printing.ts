import { useSyncExternalStore } from 'react'

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

export const usePrinting = () =>
  useSyncExternalStore(
    watchPrinting,
    () => isPrinting,
    () => false,
  )
