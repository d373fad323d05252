import { product } from '#rules/product.ts'
import type { Theme } from './theme.ts'

/** What colours the browser's frame while the device is light, or dark: a chosen theme is the same in both. */
export const frameColours = (theme: Theme = 'system') => ({
  light: product.frame[theme === 'dark' ? 'dark' : 'light'],
  dark: product.frame[theme === 'light' ? 'light' : 'dark'],
})
