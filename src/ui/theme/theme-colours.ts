import type { Theme } from './theme.ts'

/** The token `--paper` of each theme, in hexadecimal for the browser's own frame; a test compares them. */
export const frameColour = { light: '#fcfaf6', dark: '#171218' }

/** What colours the browser's frame while the device is light, or dark: a chosen theme is the same in both. */
export const frameColours = (theme: Theme = 'system') => ({
  light: frameColour[theme === 'dark' ? 'dark' : 'light'],
  dark: frameColour[theme === 'light' ? 'light' : 'dark'],
})
