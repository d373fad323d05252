export const THEMES = ['light', 'dark', 'system'] as const

export type Theme = (typeof THEMES)[number]

export const THEME_STORAGE = 'theme'
const COOKIE_SECONDS = 365 * 24 * 60 * 60

export function parseTheme(value: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system'
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.cookie = `${THEME_STORAGE}=${theme}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`
  try {
    localStorage.setItem(THEME_STORAGE, theme)
  } catch {
    // The browser may block storage; the cookie alone then keeps the theme.
  }
}

/** Runs before the first paint; local storage overrides the cookie. */
export const themeScript = `try{var t=localStorage.${THEME_STORAGE};/^(light|dark|system)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch(e){}`
