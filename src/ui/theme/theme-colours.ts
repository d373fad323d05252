import type { Theme } from './theme.ts'

/** The token `--paper` of each theme, in hexadecimal for the browser's own frame; a test compares them. */
export const frameColour = { light: '#fcfaf6', dark: '#171218' }

export const frameColours = (theme: Theme = 'system') => ({
  light: frameColour[theme === 'dark' ? 'dark' : 'light'],
  dark: frameColour[theme === 'light' ? 'light' : 'dark'],
})
