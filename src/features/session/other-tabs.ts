const KEY = 'sessionChangedAt'

export function tellOtherTabs() {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // A browser may forbid storage; other tabs then look when they are looked at.
  }
}

/** Calls back when another tab signed in or out, until the returned function is called. */
export function hearOtherTabs(onChange: () => void) {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) onChange()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
