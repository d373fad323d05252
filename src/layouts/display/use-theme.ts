import { useSyncExternalStore } from 'react'
import { applyTheme, parseTheme, THEME_STORAGE, type Theme } from '#ui/theme/theme.ts'
import { usePageFacts } from '../document/page-facts.ts'

export function useTheme(): [Theme, (theme: Theme) => void] {
  const written = usePageFacts()?.theme ?? 'system'
  const theme = useSyncExternalStore(
    subscribe,
    () => parseTheme(document.documentElement.dataset.theme),
    () => written,
  )
  return [theme, applyTheme]
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  addEventListener('storage', followOtherTab)
  return () => {
    observer.disconnect()
    removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab({ key, newValue }: StorageEvent) {
  if (key === THEME_STORAGE) applyTheme(parseTheme(newValue))
}
