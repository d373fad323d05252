import type { TextTree } from './texts.ts'

export const serverTexts = import.meta.glob<TextTree>('../**/locales/*.json', {
  import: 'default',
  eager: true,
})
