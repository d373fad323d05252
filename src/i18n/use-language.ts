import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_QUERY, rememberLanguage } from './language-memory.ts'
import { directionOf, type Language } from './languages.ts'

/** The language of the page, its direction, and the way to change it: texts first, then everything at once. */
export function useLanguage() {
  const { i18n } = useTranslation()
  const router = useRouter()
  const language = i18n.language as Language

  async function changeLanguage(next: Language) {
    rememberLanguage(next)
    await i18n.changeLanguage(next)
    await forgetAsked(router)
    await router.invalidate()
  }

  return { language, direction: directionOf(language), changeLanguage }
}

/** A choice made on the page outlives the one made in its address. */
async function forgetAsked({ navigate, latestLocation }: AnyRouter) {
  const { [LANGUAGE_QUERY]: asked, ...search } = latestLocation.search
  if (asked) await navigate({ to: latestLocation.pathname, search, replace: true })
}
