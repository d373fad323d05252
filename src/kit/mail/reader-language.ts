import { acceptedLanguages, detectLanguage } from '#i18n/detect-language.ts'
import { LANGUAGE_COOKIE } from '#i18n/language-memory.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'

export function readerLanguage(headers: Headers): Language {
  const accepted = acceptedLanguages(headers.get('accept-language'))
  return chosenLanguage(headers) ?? detectLanguage(accepted)
}

/** The language that the reader of a page chose, or that the page settled on. */
export function chosenLanguage(headers: Headers): Language | undefined {
  const chosen = headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1)
  return isLanguage(chosen) ? chosen : undefined
}
