import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_QUERY, rememberLanguage } from './language-memory.ts'
import { directionOf, type Language, spokenBy } from './languages.ts'
import { loadLanguage } from './load-language.ts'

export function useLanguage() {
  const { i18n } = useTranslation()
  const router = useRouter()
  const language = spokenBy(i18n)
  const wanted = useRef(language)

  async function changeLanguage(next: Language) {
    wanted.current = next
    await loadLanguage(i18n, next)
    if (wanted.current !== next) return
    rememberLanguage(next)
    await i18n.changeLanguage(next)
    await forgetAsked(router)
    await router.invalidate()
  }

  return { language, direction: directionOf(language), changeLanguage }
}

async function forgetAsked({ history, latestLocation, navigate }: RegisteredRouter) {
  const address = new URL(latestLocation.href, location.origin)
  if (!address.searchParams.has(LANGUAGE_QUERY)) return
  address.searchParams.delete(LANGUAGE_QUERY)
  await navigate({
    href: history.createHref(address.pathname + address.search + address.hash),
    replace: true,
  })
}
