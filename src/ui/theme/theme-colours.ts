import type { Theme } from './theme.ts'

/** The token `--paper` of each theme, as colours that a browser's own frame understands; a test compares them. */
export const THEME_COLOURS = { light: '#fcfaf6', dark: '#171218' }

/** What colours the browser's frame while the device is light, or dark: a chosen theme is the same in both. */
export const frameColours = (theme: Theme = 'system') => ({
  light: THEME_COLOURS[theme === 'dark' ? 'dark' : 'light'],
  dark: THEME_COLOURS[theme === 'light' ? 'light' : 'dark'],
})
