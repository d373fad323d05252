import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { tellOutOfReach } from '#ui/first-use/out-of-reach.ts'

/** The language of the page and the choice of another one, which says so when its texts cannot come. */
export function useLanguageChoice() {
  const { language, changeLanguage } = useLanguage()
  return {
    language,
    chooseLanguage: (next: Language) => void changeLanguage(next).catch(tellOutOfReach),
  }
}
