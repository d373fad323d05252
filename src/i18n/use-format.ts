import { formatsOf } from './formats.ts'
import { useLanguage } from './use-language.ts'

export function useFormat() {
  return formatsOf(useLanguage().language)
}
