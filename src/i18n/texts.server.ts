import type { TextTree } from './texts.ts'

/** Every text in every language: the server's own bundle holds them all, so that no request waits for one. */
export const serverTexts = import.meta.glob<TextTree>(['../**/locales/*.json', '!../**/mail/**'], {
  import: 'default',
  eager: true,
})
