import { acceptedLanguages, detectLanguage } from '#i18n/detect-language.ts'
import { LANGUAGE_COOKIE } from '#i18n/language-memory.ts'
import type { Language } from '#i18n/languages.ts'

export function readerLanguage(headers: Headers): Language {
  const chosen = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1)
  return detectLanguage([chosen, ...acceptedLanguages(headers.get('accept-language'))])
}
