import { detectLanguage } from './detect-language.ts'
import type { Language } from './languages.ts'

export const LANGUAGE_QUERY = 'lng'
export const LANGUAGE_COOKIE = 'i18next'
const LANGUAGE_STORAGE = 'i18nextLng'

/** Specification 9. */
export const LANGUAGE_COOKIE_RULES = { maxAge: 43_200 * 60, path: '/', sameSite: 'lax' } as const

/** In the order of specification 4: query, cookie, local storage, session storage, browser, html tag. */
export function rememberedLanguage(): Language {
  return detectLanguage([
    new URLSearchParams(location.search).get(LANGUAGE_QUERY),
    readCookie(LANGUAGE_COOKIE),
    readStorage(() => localStorage),
    readStorage(() => sessionStorage),
    ...navigator.languages,
    document.documentElement.lang,
  ])
}

export async function settleLanguage(written: Language): Promise<void> {
  const remembered = rememberedLanguage()
  rememberLanguage(remembered)
  if (remembered === written || readCookie(LANGUAGE_COOKIE) !== remembered) return
  location.reload()
  await new Promise(() => {})
}

export function rememberLanguage(language: Language): void {
  const { maxAge, path, sameSite } = LANGUAGE_COOKIE_RULES
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=${maxAge}; Path=${path}; SameSite=${sameSite}`
  try {
    localStorage.setItem(LANGUAGE_STORAGE, language)
  } catch {
    // The browser may block storage; the cookie alone then keeps the language.
  }
}

function readCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

function readStorage(storage: () => Storage): string | null {
  try {
    return storage().getItem(LANGUAGE_STORAGE)
  } catch {
    return null
  }
}
