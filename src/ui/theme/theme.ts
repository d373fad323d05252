export const THEMES = ['light', 'dark', 'system'] as const

export type Theme = (typeof THEMES)[number]

/** The name in local storage (specification 4), and of the cookie that lets the server write the right first byte. */
export const THEME_STORAGE = 'theme'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

export function parseTheme(value: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system'
}

/** Shows a theme and keeps it. `system` is pure CSS: `light-dark()` follows the device by itself. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.cookie = `${THEME_STORAGE}=${theme}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`
  try {
    localStorage.setItem(THEME_STORAGE, theme)
  } catch {
    // A browser may forbid storage; the cookie alone then remembers.
  }
}

/** Runs before the first paint: local storage has the last word on the theme. */
export const themeScript = `try{var t=localStorage.${THEME_STORAGE};/^(light|dark|system)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch(e){}`
