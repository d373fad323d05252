import { formatsOf } from './formats.ts'
import { useLanguage } from './use-language.ts'

/** Numbers, dates and lists as the reader's language writes them. */
export function useFormat() {
  return formatsOf(useLanguage().language)
}
