import type { TextTree } from './texts.ts'

/** Every text in every language is in the server bundle, so that no request waits for one. */
export const serverTexts = import.meta.glob<TextTree>(['../**/locales/*.json', '!../**/mail/**'], {
  import: 'default',
  eager: true,
})
