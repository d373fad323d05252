import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { tellOutOfReach } from '#ui/first-use/out-of-reach.ts'

export function useLanguageChoice() {
  const { language, changeLanguage } = useLanguage()
  return {
    language,
    chooseLanguage: (next: Language) => void changeLanguage(next).catch(tellOutOfReach),
  }
}
